import Glibc
import Vitrine

/// Reads an open file byte by byte, a block at a time.
struct ByteReader {
  private let file: Int32
  /// The file's name in messages.
  let name: String
  private var buffer: [UInt8] = []
  private var next = 0
  /// The number of the line of the next byte, from 1.
  private(set) var line = 1

  private static let blockSize = 1 << 16

  init(file: Int32, name: String) {
    self.file = file
    self.name = name
  }

  /// Returns the next byte without taking it; nil at the end.
  mutating func peek() throws(Failure) -> UInt8? {
    if next == buffer.count {
      guard try fill() else { return nil }
    }
    return buffer[next]
  }

  mutating func take() throws(Failure) -> UInt8? {
    guard let byte = try peek() else { return nil }
    next += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  /// Takes the byte order mark that some programs begin a text with.
  mutating func skipMark() throws(Failure) {
    _ = try peek()
    if buffer[next...].starts(with: [0xEF, 0xBB, 0xBF]) { next += 3 }
  }

  func failure(_ message: String, line: Int? = nil) -> Failure {
    Failure(code: Exit.badInput, message: "error: \(name):\(line ?? self.line): \(message)")
  }

  private mutating func fill() throws(Failure) -> Bool {
    while true {
      var got = 0
      buffer = unsafe [UInt8](unsafeUninitializedCapacity: Self.blockSize) { out, count in
        got = unsafe read(file, out.baseAddress, Self.blockSize)
        count = max(got, 0)
      }
      next = 0
      if got >= 0 { return got > 0 }
      guard errno == EINTR else {
        let reason = unsafe String(cString: strerror(errno))
        throw Failure(code: Exit.badInput, message: "error: \(name): \(reason)")
      }
    }
  }
}
