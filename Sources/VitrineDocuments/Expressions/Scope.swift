/// What the names of an expression mean: loop variables, then the document's data, then what the
/// renderer knows.
package struct Scope: Sendable {
  package typealias Value = LocatedValue.Content

  private var locals: [(name: String, value: Value)] = []
  private let data: LocatedObject
  /// `environment` and `entry`.
  private let surroundings: [(name: String, value: Value)]

  package init(data: LocatedObject, surroundings: [(name: String, value: Value)] = []) {
    self.data = data
    self.surroundings = surroundings
  }

  package func adding(_ name: String, _ value: Value) -> Scope {
    var scope = self
    scope.locals.append((name, value))
    return scope
  }

  package subscript(name: String) -> Value? {
    if let local = locals.last(where: { $0.name == name }) { return local.value }
    if let value = data[name] { return value.content }
    return surroundings.first { $0.name == name }?.value
  }

  package var names: [String] {
    locals.map(\.name) + data.members.map(\.key) + surroundings.map(\.name)
  }
}
