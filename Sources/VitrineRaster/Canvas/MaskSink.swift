/// Writes coverage into bytes; of existing and new coverage the larger is kept.
@safe
struct MaskSink: CoverageSink {
  private let base: UnsafeMutablePointer<UInt8>
  private let stride: Int
  private let y0: Int
  private var row: UnsafeMutablePointer<UInt8>

  /// Creates a sink; `base` is the byte of the grid's left column in device row `y0`.
  init(_ base: UnsafeMutablePointer<UInt8>, stride: Int, y0: Int) {
    unsafe self.base = base
    unsafe row = base
    self.stride = stride
    self.y0 = y0
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) { unsafe row = base + (y - y0) * stride }

  @inline(__always)
  mutating func cell(_ x: Int, _ coverage: UInt32) {
    unsafe row[x] = Swift.max(row[x], UInt8(truncatingIfNeeded: coverage))
  }

  @inline(__always)
  mutating func run(_ x: Int, _ count: Int, _ coverage: UInt32) {
    let c = UInt8(truncatingIfNeeded: coverage)
    for i in x..<(x &+ count) { unsafe row[i] = Swift.max(row[i], c) }
  }

  @inline(__always)
  mutating func endRow() {}
}
