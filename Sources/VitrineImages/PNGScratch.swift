import CPNG

/// Memory that PNG encoding reuses from picture to picture; one instance for each worker.
///
/// It grows to the largest picture so far and never influences a byte of the output.
public struct PNGScratch: ~Copyable {
  var filtered = Buffer()
  var compressed = Buffer()
  var level1 = Compressor()
  var level6 = Compressor()
  var level9 = Compressor()
  var level12 = Compressor()

  public init() {}

  /// Uninitialised bytes that grow without keeping their contents.
  @safe
  struct Buffer: ~Copyable {
    private(set) var start: UnsafeMutablePointer<UInt8>?
    private(set) var capacity = 0

    /// Returns at least `count` bytes with arbitrary contents.
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

  /// One of libdeflate's compressors, created on first use.
  @safe
  struct Compressor: ~Copyable {
    private var made: OpaquePointer?

    mutating func handle(level: Int32) -> OpaquePointer? {
      if unsafe made == nil { unsafe made = unsafe vitrine_compressor_make(level) }
      return unsafe made
    }

    deinit { unsafe vitrine_compressor_free(made) }
  }
}
