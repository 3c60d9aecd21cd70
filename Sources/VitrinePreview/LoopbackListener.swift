#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that programs of this machine can connect to, and no other machine.
struct LoopbackListener: Sendable {
  /// Why a port cannot be listened on, in the system's words.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  private let file: Int32
  let port: UInt16

  /// The connections that wait to be accepted.
  private static let backlog: Int32 = 16

  /// - Parameter port: 0 for a free one.
  init(port: UInt16) throws(Refusal) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let file = socket(AF_INET, kind, 0)
    self.file = file
    guard file >= 0 else { throw Self.refusal() }
    var isOn: Int32 = 1
    // A port that a preview has just left can be had again.
    unsafe setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        unsafe bind(file, generic, length) == 0 && listen(file, Self.backlog) == 0
          && getsockname(file, generic, &length) == 0
      }
    }
    guard isBound else {
      let refusal = Self.refusal()
      close(file)
      throw refusal
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Waits for the next connection; nil if it was lost again.
  func accept() -> LoopbackConnection? {
    let file = systemAccept(self.file)
    return file < 0 ? nil : LoopbackConnection(file: file)
  }

  private static func refusal() -> Refusal {
    Refusal(description: unsafe String(cString: strerror(errno)))
  }
}

/// The C library's function, by a name that the listener does not have.
private func systemAccept(_ file: Int32) -> Int32 { accept(file, nil, nil) }
