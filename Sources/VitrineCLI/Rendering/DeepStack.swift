import Foundation

/// Threads for work that calls itself for each level of a document.
enum DeepStack {
  /// The limit on a document's depth needs about a tenth of this. Only what is used takes memory.
  static let size = 256 << 20

  /// Runs work on a thread with a deep stack and waits for it.
  static func run(_ work: @escaping () throws -> Void) throws {
    let outcome = Outcome(work)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome.run()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    if let error = outcome.error { throw error }
  }

  /// Used by the thread, then by the one that waited for it.
  private final class Outcome: @unchecked Sendable {
    private let work: () throws -> Void
    private(set) var error: (any Error)?

    init(_ work: @escaping () throws -> Void) { self.work = work }

    func run() {
      do { try work() } catch { self.error = error }
    }
  }
}
