import VitrineGenerators

/// An object of a project file.
struct XcodeObject {
  let id: String
  let list: PropertyList

  var kind: String { text("isa") ?? "" }
  var line: Int { list.line }

  func text(_ key: String) -> String? { list[key]?.text }

  func texts(_ key: String) -> [String] { list[key]?.items.compactMap(\.text) ?? [] }

  /// The pairs of a dictionary; none for other values.
  func pairs(_ key: String) -> [String: PropertyList] {
    if case .pairs(let pairs)? = list[key]?.value { pairs } else { [:] }
  }
}

extension PropertyList {
  static let nothing = PropertyList(value: .pairs([:]), line: 1)
}
