import Glibc

/// Address space that is kept free for the work of threads while they are started. Where it is limited
/// (`ulimit -v`), a thread that took the last of it could draw nothing. No memory is behind it.
@safe
struct AddressRoom {
  private var parts: [UnsafeMutableRawPointer] = unsafe []

  /// What drawing takes, and what the C library sets aside for each thread that allocates.
  private static let partSize = 128 << 20

  /// Sets aside room for one more thread; false where there is none left.
  mutating func add() -> Bool {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    guard let part = unsafe mmap(nil, Self.partSize, PROT_NONE, flags, -1, 0),
      unsafe part != MAP_FAILED
    else { return false }
    unsafe parts.append(part)
    return true
  }

  mutating func free() {
    while let part = unsafe parts.popLast() { unsafe munmap(part, Self.partSize) }
  }
}
