/// Hands on what finishes in any order in the order in which it began.
package struct InOrder<Value> {
  private var waiting: [Int: Value] = [:]
  private var passed = 0

  package init() {}

  /// Takes the value of an index, counted from 0, and passes it on once all earlier ones are there.
  package mutating func finish(_ index: Int, _ value: Value, _ pass: (Value) -> Void) {
    waiting[index] = value
    while let next = waiting.removeValue(forKey: passed) {
      passed += 1
      pass(next)
    }
  }
}
