import Synchronization
package import VitrineImages

/// Caches hashes of large files that rarely change, by the files' stamps: the program, its libraries, fonts.
package final class FileHashCache: Sendable {
  package struct Entry: Hashable, Sendable {
    package var stamp: FileStamp
    package var hash: SHA256
  }

  private let state: Mutex<(entries: [String: Entry], hasChanged: Bool)>

  package init(_ entries: [String: Entry]) { state = Mutex((entries, false)) }

  /// Returns nil if the file cannot be read.
  package func hash(of path: String, now: Int = FileStamp.now()) -> SHA256? {
    guard let stamp = FileStamp(of: path) else { return nil }
    if let entry = state.withLock({ $0.entries[path] }), entry.stamp == stamp { return entry.hash }
    guard let hash = ContentDigest.of(file: path) else { return nil }
    // A file that is just changing is not cached, nor is one whose next change might not alter its stamp.
    let isSteady = stamp.isSettled(at: now) && FileStamp(of: path) == stamp
    state.withLock { state in
      state.entries[path] = isSteady ? Entry(stamp: stamp, hash: hash) : nil
      state.hasChanged = true
    }
    return hash
  }

  /// The cached hashes, sorted by path, and whether any is new.
  package var remembered: (entries: [(path: String, entry: Entry)], hasChanged: Bool) {
    state.withLock { state in
      (state.entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, state.hasChanged)
    }
  }
}
