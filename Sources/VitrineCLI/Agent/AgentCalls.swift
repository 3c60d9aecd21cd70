import Dispatch
import Synchronization

/// The calls of tools that an agent has asked for: one is done while others wait for their turn, and any can be
/// cancelled.
package final class AgentCalls: Sendable {
  struct Call: Sendable {
    /// The identifier by which a cancellation names the call.
    var key: AgentProtocol.Identifier
    /// The name of its answer, as JSON.
    var id: String
    var tool: AgentTool
    /// The request as JSON, which takes less memory than its values do.
    var line: [UInt8]
    /// The batch that it is part of; nil for a request of its own.
    var batch: AgentBatch?
    /// Its place in the batch.
    var place = 0

    /// Returns what to write once the call is done.
    ///
    /// - Parameter answer: nil for a call that was cancelled.
    func told(_ answer: String?) -> String? {
      guard let batch else { return answer }
      return batch.finish(place, answer)
    }
  }

  private struct State {
    var waiting: [Call] = []
    /// The bytes of the requests that wait.
    var bytes = 0
    var running: AgentProtocol.Identifier?
    var isEnded = false
  }

  private let state = Mutex(State())
  private let isRunningCancelled = Atomic(false)
  /// A signal for each call that was added, and one for the end.
  private let ready = DispatchSemaphore(value: 0)

  /// The most calls that wait; an agent has a few at a time. More are refused rather than held up: the reader would not
  /// hear a cancellation.
  package static let mostWaiting = 64
  /// The most bytes of requests that wait, as each may hold a document.
  package static let mostBytes = 4 * JobLimits.lineBytes

  /// Adds a call; returns whether there was room for it.
  func add(_ call: Call) -> Bool {
    let isAdded = state.withLock { state in
      guard state.waiting.count < Self.mostWaiting,
        state.waiting.isEmpty || state.bytes + call.line.count <= Self.mostBytes
      else { return false }
      state.waiting.append(call)
      state.bytes += call.line.count
      return true
    }
    if isAdded { ready.signal() }
    return isAdded
  }

  /// Says that no more calls come.
  func end() {
    state.withLock { $0.isEnded = true }
    ready.signal()
  }

  /// Waits for the next call; nil when there is none any more.
  func next() -> Call? {
    while true {
      ready.wait()
      let (call, isOver) = state.withLock { state -> (Call?, Bool) in
        guard !state.waiting.isEmpty else { return (nil, state.isEnded) }
        let call = state.waiting.removeFirst()
        state.bytes -= call.line.count
        state.running = call.key
        isRunningCancelled.store(false, ordering: .relaxed)
        return (call, false)
      }
      if let call { return call }
      if isOver { return nil }
    }
  }

  /// Cancels a call that waits or is being done; any other is answered already.
  ///
  /// - Returns: the calls that waited, which nobody will do.
  func cancel(_ key: AgentProtocol.Identifier) -> [Call] {
    state.withLock { state in
      let cancelled = state.waiting.filter { $0.key == key }
      state.waiting.removeAll { $0.key == key }
      for call in cancelled { state.bytes -= call.line.count }
      if state.running == key { isRunningCancelled.store(true, ordering: .relaxed) }
      return cancelled
    }
  }

  /// Whether the call that is being done was cancelled.
  var isCancelled: Bool { isRunningCancelled.load(ordering: .relaxed) }

  /// Ends the call that was being done.
  ///
  /// - Returns: whether its answer is still wanted.
  func finish() -> Bool {
    state.withLock { state in
      state.running = nil
      return !isCancelled
    }
  }
}
