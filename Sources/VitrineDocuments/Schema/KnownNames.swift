/// Names that a document defines: found at once however many there are, and listed in order where a
/// message looks for one that is meant.
struct KnownNames {
  /// Shared by the copies that each branch of a document makes.
  private let defined: [String]
  private let all: Set<String>
  /// Those of the branch at hand, innermost last; few.
  private var added: [String] = []

  init(_ names: [String]) {
    defined = names
    all = Set(names)
  }

  func contains(_ name: String) -> Bool { all.contains(name) || added.contains(name) }

  var list: [String] { defined + added }

  static func += (names: inout KnownNames, more: [String]) { names.added += more }
}
