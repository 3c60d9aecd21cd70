import CPNG

/// The memory that PNG encoding reuses from picture to picture; one for each worker.
///
/// It grows to the largest picture seen and never influences a byte of the output.
public struct PNGScratch: ~Copyable {
  var filtered = Buffer()
  var compressed = Buffer()
  var fast: Compressor?
  var small: Compressor?

  public init() {}

  /// Uninitialised bytes that grow without keeping their contents.
  @safe struct Buffer: ~Copyable {
    private(set) var start: UnsafeMutablePointer<UInt8>?
    private(set) var capacity = 0

    /// At least `count` bytes, holding anything.
    mutating func bytes(_ count: Int) -> UnsafeMutablePointer<UInt8> {
      if let start = unsafe start, capacity >= count { return unsafe start }
      unsafe start?.deallocate()
      let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
      unsafe start = unsafe fresh
      capacity = count
      return unsafe fresh
    }

    deinit { unsafe start?.deallocate() }
  }

  /// One of libdeflate's compressors.
  @safe struct Compressor: ~Copyable {
    let handle: OpaquePointer?
    init(level: Int32) { unsafe handle = vitrine_compressor_make(level) }
    deinit { unsafe vitrine_compressor_free(handle) }
  }
}
