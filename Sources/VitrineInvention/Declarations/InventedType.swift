/// A type that nobody declares, as its uses show it.
package struct InventedType: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case structure, reference, contract, enumeration, wrapper
  }

  /// The name, behind that of the type around it: `Store.Kind`.
  package var name: String
  package var kind: Kind
  /// The number of arguments in angle brackets.
  package var generics = 0
  package var calls: [CallShape] = []
  /// Conformances beside the usual ones.
  package var conformances: [String] = []
  /// Usual conformances that sources add themselves.
  package var omitted: [String] = []
  package var hasSubscript = false
  /// Whether sources ask if a value could be made: `if let keychain = Keychain("a")`.
  package var isFailable = false
  /// The known type that it is another name of.
  package var alias: String?
  package var place: SourcePlace

  package init(name: String, kind: Kind, place: SourcePlace) {
    (self.name, self.kind, self.place) = (name, kind, place)
    if name == Self.symbolName { alias = Self.symbol }
  }

  /// A type of the kind that its uses ask for.
  package init(name: String, use: TypeUse, place: SourcePlace) {
    self.init(name: name, kind: Self.kind(name, use), place: place)
    generics = min(use.generics, Self.mostGenerics)
    calls = use.calls
    omitted = use.extensions
    if kind == .contract, let refined = use.refines { conformances = [refined] }
    if kind == .structure, Self.sounds(name, likeAnyOf: Self.viewWords), !calls.isEmpty {
      conformances = ["View"]
    }
  }

  /// The name that packages give to the type of symbols, and the one that stands in for it.
  static let symbolName = "SFSymbol"
  static let symbol = "InventedSymbol"

  private static let mostGenerics = 8

  private static func kind(_ name: String, _ use: TypeUse) -> Kind {
    if use.isWrapper { return .wrapper }
    let isContract = sounds(name, likeAnyOf: contractWords)
    if use.isConformedTo || use.isInherited && isContract { return .contract }
    if use.isInherited {
      return use.calls.isEmpty && !use.isOverridden && isContract ? .contract : .reference
    }
    return .structure
  }

  private static func sounds(_ name: String, likeAnyOf endings: [String]) -> Bool {
    endings.contains { name.hasSuffix($0) }
  }

  private static let contractWords = [
    "able", "ible", "ing", "Protocol", "Delegate", "DataSource", "Type", "Convertible",
  ]
  private static let viewWords = [
    "View", "Button", "Label", "Image", "Row", "Card", "Cell", "Badge", "Header", "Footer", "Icon",
    "Stack", "Ring", "Bar", "Chart",
  ]

  package var isView: Bool { conformances.contains("View") }
  /// The last part of the name.
  package var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
