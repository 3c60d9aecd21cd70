/// A seeded generator (SplitMix64), so that random tests repeat.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func between(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &self)
  }

  mutating func chance(_ p: Double) -> Bool { between(0, 1) < p }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<T>(_ all: [T]) -> T { all[int(0...(all.count - 1))] }
}
