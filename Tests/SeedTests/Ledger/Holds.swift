import Testing

/// Names the statements of the ledger that a test holds.
struct Holds: TestTrait {
  var statements: [String]
}

extension Trait where Self == Holds {
  /// The identifiers of statements, e.g. `003 §2.1`.
  static func holds(_ statements: String...) -> Self { Holds(statements: statements) }
}
