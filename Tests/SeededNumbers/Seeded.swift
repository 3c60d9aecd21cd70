/// A generator of random numbers with a fixed sequence for each seed (SplitMix64), so that random tests repeat.
package struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }

  /// 0 ..< limit; 0 for a limit below 1.
  package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
}
