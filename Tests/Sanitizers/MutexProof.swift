// A correct program that the thread sanitizer warns of: see MutexOrder.c.
import Dispatch
import Synchronization

final class Count: Sendable { let value = Mutex(0) }
let count = Count()
DispatchQueue.concurrentPerform(iterations: 4) { _ in
  for _ in 0..<200_000 { count.value.withLock { $0 += 1 } }
}
precondition(count.value.withLock { $0 } == 800_000)
