/// Names the views of a record in reports.
struct ViewNames {
  let record: PlacedRecord

  /// The longest path; further ancestors only repeat the picture's frame.
  private static let longestPath = 4
  private static let longestText = 24
  /// Views that the system puts around every widget.
  private static let anonymous: Set<String> = ["ViewThatFits", "GeometryReader"]

  /// The name of a view, `Text “21°”`, `Image cloud.sun.fill`, `VStack` or `ProgressView`, with the
  /// author's identifier if any.
  func name(_ index: Int) -> String {
    let node = record.nodes[index]
    var name = node[PropertyKey.control] ?? node.name
    if let text = node[PropertyKey.text] {
      let shown = text.count > Self.longestText ? text.prefix(Self.longestText) + "…" : text[...]
      name += " “\(String(shown).withVisibleCharacters)”"
    } else if let image = node[PropertyKey.image] {
      name += " \(image.split(separator: " ").first ?? "")"
    }
    return node.identifier.map { "\(name) #\($0)" } ?? name
  }

  /// The names of the view and its ancestors; modifiers are left out.
  func path(_ index: Int) -> String {
    let steps = record.chain(to: index).filter {
      $0 == index || (record.nodes[$0].isView && !Self.anonymous.contains(record.nodes[$0].name))
    }
    return steps.suffix(Self.longestPath).map(name).joined(separator: " › ")
  }
}
