import Foundation

/// A lock of the C interface.
public struct os_unfair_lock_s: Sendable {
  public var _os_unfair_lock_opaque: UInt32 = 0

  public init() {}
  public init(_os_unfair_lock_opaque: UInt32) {
    self._os_unfair_lock_opaque = _os_unfair_lock_opaque
  }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until nobody else has the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  HeldLocks.all.take(UInt(bitPattern: lock))
}

/// Takes the lock where nobody has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  HeldLocks.all.takeIfFree(UInt(bitPattern: lock))
}

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  HeldLocks.all.release(UInt(bitPattern: lock))
}

/// The locks that are held, by address: Linux has no lock of four bytes that waits.
private final class HeldLocks: @unchecked Sendable {
  static let all = HeldLocks()

  private let condition = NSCondition()
  private var held: Set<UInt> = []

  func take(_ address: UInt) {
    condition.lock()
    while !held.insert(address).inserted { condition.wait() }
    condition.unlock()
  }

  func takeIfFree(_ address: UInt) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    return held.insert(address).inserted
  }

  func release(_ address: UInt) {
    condition.lock()
    held.remove(address)
    condition.broadcast()
    condition.unlock()
  }
}
