/// The values of the names in an expression: loop variables, then the document's data, then the names
/// provided by the renderer.
package struct Scope {
  package typealias Value = LocatedValue.Content

  private var locals: [(name: String, value: Value)] = []
  private let data: LocatedObject
  /// Returns the values of the names in `Scope.surroundingNames`.
  private var surroundings: (String) -> Value?
  /// Counts the work of expressions; nil counts nothing.
  package var meter: EvaluationMeter?
  /// The locale and the time zone of dates.
  package var format = FormatContext()

  /// Names that every document may use in addition to its data.
  package static let surroundingNames = ["environment", "entry"]

  package init(
    data: LocatedObject, meter: EvaluationMeter? = nil,
    surroundings: @escaping (String) -> Value? = { _ in nil }
  ) {
    self.data = data
    self.meter = meter
    self.surroundings = surroundings
  }

  package func adding(_ name: String, _ value: Value) -> Scope {
    var scope = self
    scope.locals.append((name, value))
    return scope
  }

  package func surrounded(by surroundings: @escaping (String) -> Value?) -> Scope {
    var scope = self
    scope.surroundings = surroundings
    return scope
  }

  package subscript(name: String) -> Value? {
    if let local = locals.last(where: { $0.name == name }) { return local.value }
    if let value = data[name] { return value.content }
    return surroundings(name)
  }

  /// The loop variables that can be compared in about the time of one step.
  private static let namesInStep = 8

  /// Returns the value of a name and counts the work of finding it.
  func value(of name: String) throws(ExpressionError) -> Value? {
    try meter?.spend(locals.count / Scope.namesInStep)
    return self[name]
  }

  package var names: [String] {
    locals.map(\.name) + data.members.map(\.key) + Scope.surroundingNames
  }
}
