import Synchronization

/// Hashes of large files that seldom change, remembered by the files' stamps: the program, its
/// libraries, fonts.
package final class StampedHashes: Sendable {
  package struct Entry: Hashable, Sendable {
    package var stamp: FileStamp
    package var hash: UInt64
  }

  private let state: Mutex<(entries: [String: Entry], hasChanged: Bool)>

  package init(_ entries: [String: Entry]) { state = Mutex((entries, false)) }

  /// Nil when the file cannot be read.
  package func hash(of path: String, now: Int = FileStamp.now()) -> UInt64? {
    guard let stamp = FileStamp(of: path) else { return nil }
    if let entry = state.withLock({ $0.entries[path] }), entry.stamp == stamp { return entry.hash }
    guard let hash = ContentHash.of(file: path) else { return nil }
    // A file that changes at this moment is not remembered; neither is one whose next change may not
    // show in its stamp.
    let isSteady = stamp.isSettled(at: now) && FileStamp(of: path) == stamp
    state.withLock { state in
      state.entries[path] = isSteady ? Entry(stamp: stamp, hash: hash) : nil
      state.hasChanged = true
    }
    return hash
  }

  /// What is remembered, sorted by path, and whether that is new.
  package var remembered: (entries: [(path: String, entry: Entry)], hasChanged: Bool) {
    state.withLock { state in
      (state.entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, state.hasChanged)
    }
  }
}
