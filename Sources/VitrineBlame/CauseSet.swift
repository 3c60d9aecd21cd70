/// A set of causes by their index. All beyond the first 63 share one member that stands for several, so that
/// nothing is proven of one of them.
struct CauseSet: Hashable {
  private(set) var bits: UInt64 = 0

  static let none = CauseSet()
  private static let shared = 63

  init() {}

  init(_ index: Int) { bits = 1 << UInt64(min(index, Self.shared)) }

  /// Everything at once, for what cannot be traced.
  static let untraceable = {
    var set = CauseSet()
    set.bits = .max
    return set
  }()

  /// The only member; nil for none or several.
  var only: Int? {
    guard bits.nonzeroBitCount == 1, bits.trailingZeroBitCount < Self.shared else { return nil }
    return bits.trailingZeroBitCount
  }

  var isEmpty: Bool { bits == 0 }

  static func | (a: CauseSet, b: CauseSet) -> CauseSet {
    var set = a
    set.bits |= b.bits
    return set
  }

  static func |= (a: inout CauseSet, b: CauseSet) { a.bits |= b.bits }
}
