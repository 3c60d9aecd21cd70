import Synchronization
import VitrineWidgets

/// A pool of scratch memory with as many instances as tasks run at the same time.
final class ScratchPool: Sendable {
  /// A box for an idle scratch.
  private final class Lent: @unchecked Sendable {
    var scratch = RenderScratch()
  }

  private let idle = Mutex<[Lent]>([])

  func lend<Result>(_ use: (inout RenderScratch) throws -> Result) rethrows -> Result {
    let lent = idle.withLock { $0.popLast() } ?? Lent()
    defer { idle.withLock { $0.append(lent) } }
    return try use(&lent.scratch)
  }
}
