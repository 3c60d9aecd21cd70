/// A class declared with `@Model`, and what the macro adds to it: what SwiftData calls its schema, and an initializer
/// from a row of values.
package struct ModelExpansion {
  private let name: String
  private let isPublic: Bool
  private let properties: [StoredProperty]

  /// Returns nil for a source that is not a class.
  package init?(_ source: String) {
    let tokens = SourceTokens(source)
    var words = tokens.tokens.prefix { $0.kind != .group(UInt8(ascii: "{")) }
    guard let body = tokens.tokens.first(where: { $0.kind == .group(UInt8(ascii: "{")) }) else {
      return nil
    }
    var isPublic = false
    while let token = words.popFirst() {
      let word = tokens.text(token)
      if word == "public" || word == "open" { isPublic = true }
      if word == "class", let name = words.first {
        self.name = tokens.text(name)
        self.isPublic = isPublic
        properties = PropertyReader.properties(of: tokens.inside(body))
        return
      }
    }
    return nil
  }

  /// Attributes that leave a property one of the model's own; others are wrappers.
  private static let ownMarks: Set<String> = ["Attribute", "Relationship", "available", "Model"]

  /// Returns the properties that a store keeps.
  private var kept: [StoredProperty] {
    properties.filter { property in
      !property.isComputed && !property.ofType && !property.has("lazy")
        && property.marks.allSatisfy { !$0.isAttribute || Self.ownMarks.contains($0.name) }
        && !(property.isConstant && property.value != nil)
    }
  }

  package var members: String {
    let level = isPublic ? "public " : ""
    let reads = kept.map { property in
      let standard = property.value.map { ", default: \($0)" } ?? ""
      return "  self.`\(property.name)` = try backingData.value(\"\(property.name)\"\(standard))\n"
    }
    let rows = kept.map { "    " + metadata($0) + ",\n" }
    return """
      \(level)let _$identity = ModelIdentity()

      \(level)required init(backingData: ModelRow) throws {
      \(reads.joined())}

      \(level)static var schemaMetadata: [Schema.PropertyMetadata] {
        [
      \(rows.joined())  ]
      }
      """
  }

  private func metadata(_ property: StoredProperty) -> String {
    let mark = property.marks.first { $0.name == "Attribute" || $0.name == "Relationship" }
    let more =
      mark.map { ", metadata: Schema.\($0.name)\($0.arguments.isEmpty ? "()" : $0.arguments)" }
      ?? ""
    return ".init(name: \"\(property.name)\", keypath: \\\(name).`\(property.name)`\(more))"
  }

  /// Returns the attribute of a member that is a property whose changes the store hears of; empty for others.
  package static func attribute(of member: String) -> String {
    let properties = PropertyReader.properties(of: SourceTokens(member))
    guard properties.count == 1, let property = properties.first, !property.isConstant,
      !property.isComputed, !property.isObserved, !property.ofType, !property.isOneOfSeveral,
      property.marks.allSatisfy({
        $0.isAttribute
          ? ownMarks.contains($0.name) : !["lazy", "override", "weak", "unowned"].contains($0.name)
      })
    else { return "" }
    return "@_PersistedProperty"
  }

  /// Returns the observer of a property whose changes the store hears of.
  package static func observer(of declaration: String) -> String? {
    let properties = PropertyReader.properties(of: SourceTokens(declaration))
    guard let name = properties.first?.name else { return nil }
    return "{ didSet { _$didSet(\\.`\(name)`, oldValue) } }"
  }
}
