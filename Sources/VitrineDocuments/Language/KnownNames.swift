/// Names that a document defines: looked up in constant time, and listed in order when a message suggests a
/// similar one.
struct KnownNames {
  /// The names shared by the copies for each branch of a document.
  private let defined: [String]
  private let all: Set<String>
  /// The few names of the current branch, innermost last.
  private var added: [String] = []

  init(_ names: [String]) {
    defined = names
    all = Set(names)
  }

  func contains(_ name: String) -> Bool { all.contains(name) || added.contains(name) }

  var list: [String] { defined + added }

  static func += (names: inout KnownNames, more: [String]) { names.added += more }
}
