/// Memory that only grows and is used by one drawing at a time.
///
/// New memory is zero; growing drops the old content, so users either overwrite it or reset it to zero when
/// they are done.
@safe
final class Buffer<Element: BitwiseCopyable> {
  private var memory: UnsafeMutableRawPointer
  private(set) var capacity: Int

  init() {
    capacity = 0
    unsafe memory = .allocate(byteCount: 64, alignment: 64)
  }

  deinit { unsafe memory.deallocate() }

  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  /// Returns at least `count` elements; valid until the next call with a larger count.
  func take(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity { grow(to: Swift.max(count, capacity + capacity / 2)) }
    return unsafe memory.assumingMemoryBound(to: Element.self)
  }

  private func grow(to count: Int) {
    unsafe memory.deallocate()
    let bytes = count * MemoryLayout<Element>.stride
    unsafe memory = .allocate(byteCount: bytes, alignment: 64)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    unsafe memory.bindMemory(to: Element.self, capacity: count)
    capacity = count
  }
}
