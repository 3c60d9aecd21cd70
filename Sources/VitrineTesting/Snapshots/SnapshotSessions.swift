import Synchronization
import VitrineGoldens

/// The runs of this process: tests that share a folder share one, so that two snapshots of one name
/// are noticed wherever they come from.
final class SnapshotSessions: Sendable {
  static let shared = SnapshotSessions()

  private struct Key: Hashable {
    var store: GoldenStore
    var mode: RecordMode
  }

  private let open = Mutex<[Key: SnapshotSession]>([:])

  func session(_ store: GoldenStore, _ mode: RecordMode) -> SnapshotSession {
    open.withLock { open in
      let key = Key(store: store, mode: mode)
      if let known = open[key] { return known }
      let made = SnapshotSession(store: store, mode: mode)
      open[key] = made
      return made
    }
  }
}
