/// The attributes set by modifiers of a `Text`, behind one reference: most texts have none.
package nonisolated struct TextAttributes: Equatable, Sendable {
  private final class Storage: Sendable {
    let values: TextAttributeValues
    init(_ values: TextAttributeValues) { self.values = values }
  }

  private var storage: Storage?

  package init() {}
  init(_ values: TextAttributeValues) { storage = Storage(values) }

  /// The values; nil if none are set.
  var values: TextAttributeValues? { storage?.values }

  package static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    a.storage === b.storage || a.values == b.values
  }

  /// Merges these attributes with `outer`; attributes set here win.
  func over(_ outer: TextAttributes) -> TextAttributes {
    guard let values else { return outer }
    guard let around = outer.values else { return self }
    return TextAttributes(values.over(around))
  }

  /// Returns the attributes with some changed.
  func with(_ change: (inout TextAttributeValues) -> Void) -> TextAttributes {
    var values = values ?? TextAttributeValues()
    change(&values)
    return TextAttributes(values)
  }
}
