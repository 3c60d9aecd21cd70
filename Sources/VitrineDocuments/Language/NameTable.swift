/// The values of an enumeration under the names that documents use for them.
struct NameTable<Value: Sendable>: Sendable {
  let cases: [(name: String, value: Value)]

  init(_ cases: [(name: String, value: Value)]) { self.cases = cases }

  var type: ArgumentType { .choice(cases.map(\.name)) }

  subscript(name: String) -> Value? { cases.first { $0.name == name }?.value }
}
