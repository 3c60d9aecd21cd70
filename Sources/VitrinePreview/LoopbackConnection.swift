#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A connection with a browser. It must be dropped.
package struct LoopbackConnection: Sendable {
  private let file: Int32

  /// The bytes asked for at a time.
  private static let blockSize = 1 << 14
  /// The seconds without a byte after which a connection is given up; a browser keeps idle ones open.
  package static let patience = 60

  init(file: Int32) {
    self.file = file
    wait(atMost: Self.patience)
    var isOn: Int32 = 1
    // An answer must not wait for the browser to confirm its beginning.
    unsafe setsockopt(
      file, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Returns what has arrived, after waiting for some of it; empty at the end and after an error.
  func read() -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: Self.blockSize) { out, count in
      count = max(0, unsafe recv(file, out.baseAddress, Self.blockSize, 0))
    }
  }

  /// Returns false if the browser does not read to the end.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(file, $0.baseAddress, $0.count, Self.sending)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  #if canImport(Darwin)
    private static let sending: Int32 = 0
  #else
    /// A browser that has left is an error here, and no signal, whoever runs the server.
    private static let sending = Int32(MSG_NOSIGNAL)
  #endif

  /// Says that nothing more comes, and reads a little of what the browser still sends: a connection closed over
  /// unread bytes takes the answer with it.
  func finish() {
    shutdown(file, Int32(SHUT_WR))
    wait(atMost: Self.lastPatience)
    for _ in 0..<Self.lastBlocks where read().isEmpty { break }
  }

  /// Ends reading and writing on whatever thread does it; the connection must still be dropped.
  func interrupt() { shutdown(file, Int32(SHUT_RDWR)) }

  /// Closes the connection, whatever it still has to say.
  func drop() { close(file) }

  private func wait(atMost seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    unsafe setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  private static let lastBlocks = 16
  /// The seconds without a byte after which an ended connection is closed all the same.
  private static let lastPatience = 1
}
