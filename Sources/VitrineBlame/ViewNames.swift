/// Names the views of a record in reports.
struct ViewNames {
  let record: PlacedRecord

  /// The longest path, in steps; further ancestors only repeat the picture's frame.
  private static let longestPath = 6
  private static let longestText = 24
  /// Views that the system puts around every widget.
  private static let anonymous: Set<String> = ["ViewThatFits", "GeometryReader"]

  /// The name of a view, `Text “21°”`, `Image cloud.sun.fill`, `VStack` or `ProgressView`, with the
  /// author's identifier if any.
  func name(_ index: Int) -> String {
    let node = record.nodes[index]
    var name = node[PropertyKey.control] ?? kind(node)
    if let text = node[PropertyKey.text] {
      let words = record.tellsWholeTexts ? text.withVisibleCharacters : Self.shortened(text)
      name += " “\(words)”"
    } else if let image = node[PropertyKey.image] {
      name += " \(image.split(separator: " ").first ?? "")"
    }
    return node.identifier.map { "\(name) #\($0)" } ?? name
  }

  static func shortened(_ text: String) -> String {
    let shown = text.count > longestText ? text.prefix(longestText) + "…" : text[...]
    return String(shown).withVisibleCharacters
  }

  /// The type of a shape by its outline where the record has only that of the box around it.
  private func kind(_ node: PlacedRecord.Node) -> String {
    guard node.name == "AnyShape" else { return node.name }
    return switch node["shape"] {
    case "rectangle": "Rectangle"
    case "ellipse": node.frame.width == node.frame.height ? "Circle" : "Ellipse"
    case "rounded", "rounded circular":
      node["cornerRadius"] == PropertyKey.capsule ? "Capsule" : "RoundedRectangle"
    default: "Shape"
    }
  }

  /// The names of the view and its ancestors; of modifiers only those that hold views of their own, as
  /// `background`. One of several like views has its number.
  func path(_ index: Int) -> String { Self.path(steps(index)) }

  /// The path of steps, without the outermost if there are too many.
  static func path(_ steps: some BidirectionalCollection<String>) -> String {
    steps.suffix(longestPath).joined(separator: " › ")
  }

  /// The steps of a path, outermost first.
  func steps(_ index: Int) -> [String] {
    let chain = record.chain(to: index)
    var steps: [String] = []
    for (depth, i) in chain.enumerated() {
      let node = record.nodes[i]
      if i == index {
        steps.append(numbered(i, chain, depth))
      } else if node.isView, !Self.anonymous.contains(node.name) {
        steps.append(numbered(i, chain, depth))
      } else if Self.holders.contains(node.name), record.content(of: i) != chain[depth + 1] {
        steps.append("\(node.name) of \(name(record.subject(of: i)))")
      }
    }
    return steps
  }

  private static let holders: Set<String> = ["background", "border", "mask", "overlay"]

  /// The name with its number among siblings that have the same.
  private func numbered(_ i: Int, _ chain: [Int], _ depth: Int) -> String {
    let own = name(i)
    guard let above = chain[..<depth].last(where: { record.nodes[$0].isView }),
      let outermost = chain[...depth].first(where: { $0 > above }),
      record.nodes[i].isView
    else { return own }
    let siblings = record.children(of: above)
    guard siblings.count <= Self.mostSiblings, siblings.contains(outermost) else { return own }
    let like = siblings.filter { name(record.subject(of: $0)) == own }
    guard like.count > 1, let place = like.firstIndex(of: outermost) else { return own }
    let words = record.nodes[i].end > i + 1 ? firstText(i).map { " (\($0))" } ?? "" : ""
    return "\(own) \(place + 1)\(words) of \(like.count)"
  }

  /// Longer lists are not counted through for every name.
  private static let mostSiblings = 48
  /// The number of nodes looked at for a text.
  private static let nearNodes = 64

  /// The first text inside a container, by which people know it.
  private func firstText(_ i: Int) -> String? {
    (i..<min(record.nodes[i].end, i + Self.nearNodes)).lazy
      .compactMap { record.nodes[$0][PropertyKey.text] }.first.map(Self.shortened)
  }
}
