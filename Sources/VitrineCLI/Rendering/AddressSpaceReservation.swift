import Glibc

/// Address space reserved for the work of threads while they are started. Where it is limited (`ulimit
/// -v`), a thread that took the last of it could not draw. The space is not backed by memory.
@safe
struct AddressSpaceReservation {
  private var parts: [UnsafeMutableRawPointer] = unsafe []

  /// The bytes needed for drawing, and for the arena that the C library reserves for each allocating thread.
  private static let partSize = 128 << 20

  /// Reserves space for one more thread; returns false if there is none left.
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
