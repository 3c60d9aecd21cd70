/// A 64-bit hash computed word by word, for keys of many words: multiply and fold.
struct StableWordHash {
  private var state: UInt64 = 0x9e37_79b9_7f4a_7c15

  @inline(__always)
  mutating func add(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    state = product.high ^ product.low &+ 0x2545_f491_4f6c_dd1d
  }

  @inline(__always)
  mutating func add(_ number: Double) { add(number.bitPattern) }

  var value: UInt64 { state }
}
