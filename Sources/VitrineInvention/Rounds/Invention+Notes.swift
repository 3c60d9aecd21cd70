// What people are told.
extension Invention {
  /// The most names and parts that are told of.
  private static let mostShown = 6
  private static let mostParts = 20

  /// Lines about what is invented and left out.
  ///
  /// - Parameter module: the name of the module.
  package func notes(of module: String) -> [String] {
    var lines: [String] = []
    let names = types.map(\.name) + members.filter { $0.isNamed(besides: types) }.map(\.fullName)
    if !names.isEmpty {
      let shown = names.prefix(Self.mostShown).joined(separator: ", ")
      let more = names.count - Self.mostShown
      let count = self.count == 1 ? "1 name is invented" : "\(self.count) names are invented"
      lines.append(
        "note: \(module): \(count), as nobody declares them (\(shown)"
          + (more > 0 ? ", …" : "") + "); --stubs FILE keeps them")
    }
    for part in pruned.prefix(Self.mostParts) {
      lines.append(
        "\(part.place.file):\(part.place.line): warning: left out of \(part.name): \(part.reason)")
    }
    let more = pruned.count - Self.mostParts
    return lines + (more > 0 ? ["and \(more) more parts left out"] : [])
  }
}

extension InventedMember {
  /// Whether it is told of by itself and not by its type.
  fileprivate func isNamed(besides types: [InventedType]) -> Bool {
    guard case .type(let holder) = holder else { return true }
    return !types.contains { $0.name == holder }
  }
}
