/// The range of lengths of a stack's child along the stack, for one offer across it.
struct StackRange {
  /// The bits of the offer across; the range is unknown for any other.
  var across: UInt64 = 0
  var isKnown = false
  var least = 0.0
  var most = 0.0
}
