import Dispatch
import Synchronization

/// The calls of tools that an agent has asked for: one is done while others wait for their turn, and any can be
/// cancelled.
final class AgentCalls: Sendable {
  struct Call: Sendable {
    /// What a cancellation names it by; nil for a request without a name.
    var key: AgentProtocol.Identifier?
    /// The name of its answer, as JSON.
    var id: String?
    var tool: AgentTool
    /// The request as it was sent, which takes less memory than its values do.
    var line: [UInt8]
  }

  private struct State {
    var waiting: [Call] = []
    var running: AgentProtocol.Identifier?
    var isEnded = false
  }

  private let state = Mutex(State())
  private let isRunningCancelled = Atomic(false)
  /// Free places for calls that wait: whoever sends more is held up.
  private let places = DispatchSemaphore(value: 0)
  /// A signal for each call that was added, and one for the end.
  private let ready = DispatchSemaphore(value: 0)

  /// The most calls that wait. An agent has a few at a time, and each may hold a document.
  static let mostWaiting = 8

  init() { for _ in 0..<Self.mostWaiting { places.signal() } }

  /// Adds a call once there is room.
  func add(_ call: Call) {
    places.wait()
    state.withLock { $0.waiting.append(call) }
    ready.signal()
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
        state.running = call.key
        isRunningCancelled.store(false, ordering: .relaxed)
        return (call, false)
      }
      if let call {
        places.signal()
        return call
      }
      if isOver { return nil }
    }
  }

  /// Cancels a call that waits or is being done; any other is answered already.
  func cancel(_ key: AgentProtocol.Identifier) {
    let count = state.withLock { state in
      let before = state.waiting.count
      state.waiting.removeAll { $0.key == key }
      if state.running == key { isRunningCancelled.store(true, ordering: .relaxed) }
      return before - state.waiting.count
    }
    for _ in 0..<count { places.signal() }
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
