import Vitrine

/// Reads lengths by edge in documents.
enum InsetsForm {
  static let parameters: [Parameter] = [
    Parameter("all", .number, "every edge that nothing else names"),
    Parameter("horizontal", .number, "leading and trailing"),
    Parameter("vertical", .number, "top and bottom"),
    Parameter("top", .number, "points"), Parameter("leading", .number, "points"),
    Parameter("bottom", .number, "points"), Parameter("trailing", .number, "points"),
  ]

  /// Returns the lengths in points of the edges that are named, the closer names first.
  static func edges(_ arguments: Arguments) throws(DocumentError) -> [(Edge.Set, Double)] {
    var edges: [(Edge.Set, Double)] = []
    for (name, set) in Names.edges.cases.reversed() {
      if let length = try arguments.number(name) { edges.append((set, length)) }
    }
    return edges
  }

  static func insets(_ arguments: Arguments) throws(DocumentError) -> EdgeInsets {
    let all = try arguments.length("all", default: 0)
    let horizontal = try arguments.length("horizontal", default: all)
    let vertical = try arguments.length("vertical", default: all)
    return EdgeInsets(
      top: try arguments.length("top", default: vertical),
      leading: try arguments.length("leading", default: horizontal),
      bottom: try arguments.length("bottom", default: vertical),
      trailing: try arguments.length("trailing", default: horizontal))
  }
}
