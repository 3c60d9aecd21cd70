import SeededNumbers

extension Seeded {
  mutating func between(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &self)
  }

  mutating func chance(_ p: Double) -> Bool { between(0, 1) < p }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<T>(_ all: [T]) -> T { all[int(0...(all.count - 1))] }
}
