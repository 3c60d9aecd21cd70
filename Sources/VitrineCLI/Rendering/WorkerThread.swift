import Foundation

/// Starts threads for work that recurses for each level of a document.
enum WorkerThread {
  /// The stack sizes to try, deepest first: the limit on a document's depth needs some 25 MB. Only used
  /// pages take memory, but where address space is limited the whole stack counts.
  private static let stackSizes = [256 << 20, 32 << 20]

  /// Starts a thread; returns false if the system has no resources for one.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    stackSizes.contains { start(stackSize: $0, work) }
  }

  /// Runs the same work on as many of the threads as can be started, at worst only on the caller's own, and waits
  /// for all.
  ///
  /// - Parameter work: is told how many threads were asked for, or 1 on the caller's own.
  static func run(_ threads: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let done = DispatchSemaphore(value: 0)
    var started = 0
    var room = AddressSpaceReservation()
    while started < threads, room.add(),
      start({
        work(threads)
        done.signal()
      })
    { started += 1 }
    room.free()
    if started == 0 {
      deepenOwnStack()
      work(1)
    }
    for _ in 0..<started { done.wait() }
  }

  private static func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, stackSize) == 0,
      unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
    else { return false }
    let handed = unsafe Unmanaged.passRetained(UncheckedTransfer(work))
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, &attributes,
      { pointer in
        if let pointer = unsafe pointer {
          unsafe Unmanaged<UncheckedTransfer>.fromOpaque(pointer).takeRetainedValue().work()
        }
        return nil
      }, handed.toOpaque())
    if code != 0 { unsafe handed.release() }
    return code == 0
  }

  /// Passes work to a thread.
  private final class UncheckedTransfer: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// Lets the stack of the main thread grow as deep as the smallest stack of a worker.
  static func deepenOwnStack() {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    let wanted = rlim_t(stackSizes.last ?? 0)
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = Swift.min(wanted, limit.rlim_max)
    _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }
}
