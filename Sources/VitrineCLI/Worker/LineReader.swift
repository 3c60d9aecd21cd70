import Glibc
import Vitrine

/// Reads lines of a stream, of which it holds one at a time, cut at a limit.
struct LineReader {
  /// A line without its end.
  struct Line: Sendable {
    /// Its number, from 1.
    var number: Int
    /// The bytes; of a line beyond the limit only the start.
    var bytes: [UInt8]
    /// The bytes of the whole line.
    var count: Int
    var isWhole: Bool { bytes.count == count }
  }

  private let file: Int32
  private let limit: Int
  /// The stream's name in messages.
  private let name: String
  private var buffer: [UInt8] = []
  /// The index of the first byte in the buffer that no line has taken.
  private var next = 0
  private var number = 0
  private var isAtEnd = false

  /// The bytes asked for at a time; a pipe of Linux holds as many.
  private static let blockSize = 1 << 16
  /// The milliseconds after which a waiting reader looks whether a signal asked it to stop.
  private static let patience: Int32 = 250

  /// The bytes kept of a line beyond the limit.
  private var kept: Int { min(JobLimits.keptOfLongLine, limit) }

  /// - Parameters:
  ///   - file: an open descriptor.
  ///   - limit: the most bytes of a line; at least 1.
  ///   - name: what messages call the stream.
  init(file: Int32, limit: Int, name: String = "standard input") {
    self.file = file
    self.limit = limit
    self.name = name
  }

  /// Returns the next line that is not blank; nil at the end, or once `isStopped` is true.
  mutating func line(isStopped: () -> Bool) throws(Failure) -> Line? {
    while true {
      guard let line = try any(isStopped) else { return nil }
      if !line.isWhole || line.bytes.contains(where: { !Self.blanks.contains($0) }) { return line }
    }
  }

  /// JSON's white space.
  private static let blanks = Array(" \t\r".utf8)

  private mutating func any(_ isStopped: () -> Bool) throws(Failure) -> Line? {
    var bytes: [UInt8] = []
    var count = 0
    while true {
      if next == buffer.count {
        guard try fill(isStopped) else {
          guard isAtEnd, count > 0 else { return nil }
          break
        }
      }
      let rest = buffer[next...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let part = rest[..<(end ?? rest.endIndex)]
      count += part.count
      if count <= limit {
        bytes += part
      } else if bytes.isEmpty || bytes.count > kept {
        // Frees what is already known to be refused.
        bytes = Array(bytes.isEmpty ? part.prefix(kept) : bytes.prefix(kept))
      }
      next = end.map { $0 + 1 } ?? buffer.endIndex
      if end != nil { break }
    }
    number += 1
    return Line(number: number, bytes: bytes, count: count)
  }

  /// Reads the next block; returns false at the end and when stopped.
  private mutating func fill(_ isStopped: () -> Bool) throws(Failure) -> Bool {
    while !isAtEnd, !isStopped() {
      var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, Self.patience) != 0 else { continue }
      var got = 0
      buffer = unsafe [UInt8](unsafeUninitializedCapacity: Self.blockSize) { out, count in
        got = unsafe read(file, out.baseAddress, Self.blockSize)
        count = max(got, 0)
      }
      next = 0
      if got > 0 { return true }
      if got < 0, errno == EINTR || errno == EAGAIN { continue }
      isAtEnd = true
      if got < 0 {
        let reason = unsafe String(cString: strerror(errno))
        throw Failure(code: Exit.badInput, message: "error: \(name): \(reason)")
      }
    }
    return false
  }
}
