/// What the names of an expression mean: loop variables, then the document's data, then what the
/// renderer knows.
package struct Scope {
  package typealias Value = LocatedValue.Content

  private var locals: [(name: String, value: Value)] = []
  private let data: LocatedObject
  /// What the names `Scope.surroundingNames` mean.
  private var surroundings: (String) -> Value?

  /// Names that every document may use beside its data.
  package static let surroundingNames = ["environment", "entry"]

  package init(data: LocatedObject, surroundings: @escaping (String) -> Value? = { _ in nil }) {
    self.data = data
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

  package var names: [String] {
    locals.map(\.name) + data.members.map(\.key) + Scope.surroundingNames
  }
}
