/// An argument of a view, modifier, style or shape as a document writes it.
package struct Parameter: Sendable {
  package var name: String
  package var type: ArgumentType
  package var isRequired: Bool
  /// What holds when the argument is absent, as JSON or in words; nil where nothing does.
  package var defaultText: String?
  package var summary: String

  init(
    _ name: String, _ type: ArgumentType, required isRequired: Bool = false,
    default defaultText: String? = nil, _ summary: String
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.summary = summary
  }
}

/// What an argument may be. Every type but `text`, `view` and `views` also takes an expression: a
/// string that starts with `$`.
package indirect enum ArgumentType: Sendable {
  /// A text to be read, with `{…}` in it.
  case text
  /// A name or other string, with `{…}` in it.
  case string
  case number
  /// A whole number.
  case integer
  /// A number of points, or `"infinity"`.
  case length
  case bool
  /// One of some names.
  case choice([String])
  /// Degrees.
  case angle
  /// A name such as `topLeading`, or `[x, y]` in fractions of the frame.
  case unitPoint
  /// One length for all edges, or lengths by edge.
  case insets
  /// `[width, height]`.
  case size
  /// A date like `2007-01-09T09:41`.
  case date
  /// Any value of the data.
  case data
  case color
  case style
  case shape
  case font
  case view
  /// A list of views, or one.
  case views
  case list(ArgumentType)
  case object([Parameter])
  /// Values of the data by names that the declaration does not know; each may be an expression.
  case values
  /// The first that the value's form fits.
  case either([ArgumentType])
}

extension ArgumentType {
  /// As a message says what was expected.
  var expectation: String {
    switch self {
    case .text: "a text"
    case .string: "a string"
    case .number: "a number"
    case .integer: "a whole number"
    case .length: "a number or \"infinity\""
    case .bool: "true or false"
    case .choice(let names): names.count <= 8 ? "one of " + names.joined(separator: ", ") : "a name"
    case .angle: "a number of degrees"
    case .unitPoint: "a name like topLeading, or [x, y]"
    case .insets: "a number, or lengths by edge"
    case .size: "[width, height]"
    case .date: "a date like 2007-01-09T09:41"
    case .data: "a value"
    case .color: "a colour"
    case .style: "a colour, gradient or other style"
    case .shape: "a shape"
    case .font: "a font"
    case .view: "a view"
    case .views: "a list of views"
    case .list(let element): "a list, each \(element.expectation)"
    case .object: "an object"
    case .values: "values by name"
    case .either(let types): types.map(\.expectation).joined(separator: ", or ")
    }
  }
}
