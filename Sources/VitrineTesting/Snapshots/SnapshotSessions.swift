import Synchronization
import VitrineGoldens

/// The runs of this process: tests with the same folder share one run, so that duplicate snapshot names are
/// always detected.
final class SnapshotSessions: Sendable {
  static let shared = SnapshotSessions()

  private struct Key: Hashable {
    var store: GoldenStore
    var mode: RecordMode
  }

  private let open = Mutex<[Key: SnapshotSession]>([:])

  /// - Parameters:
  ///   - mark: what the processes of the run have in common.
  ///   - begun: called for the first snapshot of a run, by one thread at a time.
  func session(
    _ store: GoldenStore, _ mode: RecordMode, mark: String, begun: () -> Void = {}
  ) -> SnapshotSession {
    open.withLock { open in
      let key = Key(store: store, mode: mode)
      if let known = open[key] { return known }
      let made = SnapshotSession(store: store, mode: mode, mark: mark)
      open[key] = made
      begun()
      return made
    }
  }
}
