/// A property and what is made of it.
struct SVGProperty: Sendable {
  typealias Setter = @Sendable (inout SVGStyle, Substring) -> Bool
  typealias Copier = @Sendable (inout SVGStyle, SVGStyle) -> Void
  typealias Grammar<Value> = @Sendable (Substring, SVGScale) -> Value?

  enum Reading: Sendable {
    /// The value is drawn: sets a value of the property, and tells whether it was one; copies that of another style.
    case read(Setter, Copier)
    /// The property changes a picture and is not drawn, unless its value is one of these, which change nothing.
    case warned(Set<String>)
    /// The property says how text looks, which is told of by itself.
    case text
    /// The property changes no still picture of shapes.
    case harmless
  }

  var name: String
  var isInherited = false
  var reading: Reading

  /// A property that elements inside take over, with one field in a style.
  /// - Parameter grammar: the value of a text; nil for none of the property's.
  static func inherited<Value>(
    _ name: String, _ field: WritableKeyPath<SVGStyle.Inherited, Value> & Sendable,
    _ grammar: @escaping Grammar<Value>
  ) -> SVGProperty {
    SVGProperty(
      name: name, isInherited: true,
      reading: .read(
        { style, text in
          guard let value = grammar(text, style.inherited.scale) else { return false }
          style.inherited[keyPath: field] = value
          return true
        },
        { style, other in style.inherited[keyPath: field] = other.inherited[keyPath: field] }))
  }

  /// A property of an element alone.
  static func own<Value>(
    _ name: String, _ field: WritableKeyPath<SVGStyle.Own, Value> & Sendable,
    _ grammar: @escaping Grammar<Value>
  ) -> SVGProperty {
    SVGProperty(
      name: name,
      reading: .read(
        { style, text in
          guard let value = grammar(text, style.inherited.scale) else { return false }
          style.own[keyPath: field] = value
          return true
        }, { style, other in style.own[keyPath: field] = other.own[keyPath: field] }))
  }
}
