import Synchronization

/// The connections that a server has open. Those that have not shown the token yet are strangers, who may be any
/// program of the machine: where there is no room, the one that came first gives way, so that silent ones keep nobody
/// out.
final class OpenConnections: Sendable {
  private struct Entry {
    var number: Int
    var connection: LoopbackConnection
    var isStranger = true
  }

  private struct State {
    /// In the order in which they came.
    var entries: [Entry] = []
    var next = 0
  }

  private let most: Int
  private let state = Mutex(State())

  /// - Parameter most: the most connections at a time.
  init(most: Int) { self.most = most }

  /// Returns a number for a new connection; nil where all places are taken by those who know the token.
  func add(_ connection: LoopbackConnection) -> Int? {
    state.withLock { state in
      if state.entries.count >= most {
        guard let first = state.entries.firstIndex(where: \.isStranger) else { return nil }
        // Its thread meets the end of the connection, and closes it.
        state.entries.remove(at: first).connection.interrupt()
      }
      state.next += 1
      state.entries.append(Entry(number: state.next, connection: connection))
      return state.next
    }
  }

  /// Notes that a connection has shown the token.
  func trust(_ number: Int) {
    state.withLock { state in
      guard let index = state.entries.firstIndex(where: { $0.number == number }) else { return }
      state.entries[index].isStranger = false
    }
  }

  /// Forgets a connection. It is closed afterwards: under the lock of `add` no other one has its descriptor.
  func remove(_ number: Int) {
    state.withLock { $0.entries.removeAll { $0.number == number } }
  }
}
