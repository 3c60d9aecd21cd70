/// The type of an argument. Every type except `text`, `view`, `views`, `marks`, `record` and `written` also takes an
/// expression: a string that starts with `$`.
package indirect enum ArgumentType: Sendable {
  /// A text for readers, which may contain `{…}`.
  case text
  /// A name or other string, which may contain `{…}`.
  case string
  case number
  /// A whole number.
  case integer
  /// A number of points, or `"infinity"`.
  case length
  case bool
  /// One of the given names.
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
  /// Any value of the data; strings in it may contain `{…}`.
  case data
  /// Any value, as it is written.
  case written
  case color
  case style
  case shape
  case font
  case view
  /// A list of views, or one.
  case views
  /// The marks of a chart.
  case marks
  case list(ArgumentType)
  case object([Parameter])
  /// Values of the data under arbitrary names; each may be an expression, and strings in it may contain `{…}`.
  case values
  /// Values of the data under arbitrary names, as they are written.
  case record
  /// The arguments of a part, or the one that may stand alone.
  case part(PartDeclaration)
  /// The first type whose form fits the value.
  case either([ArgumentType])
}

extension ArgumentType {
  /// Whether a view may stand in its place.
  var takesViews: Bool {
    switch self {
    case .view, .views: true
    case .either(let types): types.contains { $0.takesViews }
    default: false
    }
  }

  /// The type in the words of a message about the expected value.
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
    case .data, .written: "a value"
    case .color: "a colour"
    case .style: "a colour, gradient or other style"
    case .shape: "a shape"
    case .font: "a font"
    case .view: "a view"
    case .views: "a list of views"
    case .marks: "a list of marks"
    case .list(let element): "a list, each \(element.expectation)"
    case .object: "an object"
    case .values, .record: "values by name"
    case .part: "a view, or an object with its content"
    case .either(let types): types.map(\.expectation).joined(separator: ", or ")
    }
  }
}
