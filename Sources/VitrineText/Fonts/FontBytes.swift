#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a file of fonts or drawings, mapped or owned; immutable and valid as long as the object.
@safe package final class FontBytes: @unchecked Sendable {
  let start: UnsafePointer<UInt8>
  package let count: Int
  private let isMapped: Bool

  /// The largest file read: the biggest font collection in use has about 120 MB.
  static let largestFile = 256 << 20

  private init(start: UnsafePointer<UInt8>, count: Int, isMapped: Bool) {
    unsafe self.start = start
    self.count = count
    self.isMapped = isMapped
  }

  deinit {
    let raw = unsafe UnsafeMutableRawPointer(mutating: start)
    if isMapped { unsafe munmap(raw, count) } else { unsafe raw.deallocate() }
  }

  /// Returns a read-only map of a file, or nil if it is missing, empty or too large. Pages are read from
  /// disk as tables are accessed, so that a large font costs nothing until it is used.
  package static func map(path: String) -> FontBytes? {
    // Does not block on the writer of a pipe with this name.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let count = Int(status.st_size)
    guard count > 0, count <= largestFile,
      let raw = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0),
      unsafe raw != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    return unsafe FontBytes(
      start: UnsafePointer(raw.assumingMemoryBound(to: UInt8.self)), count: count, isMapped: true)
  }

  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count)
    return unsafe start[index]
  }

  /// Returns a copy of bytes in memory; nil if there are none or too many.
  static func copy(_ bytes: [UInt8]) -> FontBytes? {
    unsafe bytes.withUnsafeBytes { unsafe copy($0) }
  }

  func copy() -> FontBytes? {
    unsafe FontBytes.copy(UnsafeRawBufferPointer(start: start, count: count))
  }

  private static func copy(_ bytes: UnsafeRawBufferPointer) -> FontBytes? {
    guard let source = bytes.baseAddress, bytes.count > 0, bytes.count <= largestFile else {
      return nil
    }
    let raw = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 16)
    unsafe raw.copyMemory(from: source, byteCount: bytes.count)
    return unsafe FontBytes(
      start: UnsafePointer(raw.assumingMemoryBound(to: UInt8.self)), count: bytes.count,
      isMapped: false)
  }

  /// Returns a hash of all bytes: the same file gives the same glyph keys whatever its path.
  func contentHash() -> UInt64 {
    var hash = StableWordHash()
    var i = 0
    while i + 8 <= count {
      var word: UInt64 = 0
      for k in 0..<8 { word |= UInt64(unsafe start[i + k]) << UInt64(8 * k) }
      hash.add(word)
      i += 8
    }
    while i < count {
      hash.add(UInt64(unsafe start[i]))
      i += 1
    }
    return hash.value
  }
}
