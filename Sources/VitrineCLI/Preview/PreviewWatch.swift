import Glibc
import Synchronization
import Vitrine
import VitrineGoldens
import VitrineImages

/// Notices when files change: by time stamps, which every file system has, and then by content, so that a file that
/// is only touched draws nothing.
final class PreviewWatch: Sendable {
  private struct Seen {
    var stamp: SeenFile?
    var content: SHA256?
  }

  private struct State {
    /// The number of the newest state, from 1.
    var version = 1
    var files: [String: Seen] = [:]
    var folders: [String: Seen] = [:]
    /// Programs, of which the stamp alone counts: they are large, and whoever builds one wants to see it.
    var programs: [String: SeenFile?] = [:]
  }

  private let state = Mutex(State())

  /// The interval at which files are looked at while a page waits, in milliseconds.
  private static let rhythm: UInt32 = 15
  /// The milliseconds for which files must rest: editors write in several steps.
  private static let rest: UInt32 = 4
  /// The most rests that are waited for.
  private static let mostRests = 25
  /// The number of looks after which a page asks again: half a minute.
  private static let mostLooks = 2000

  var version: Int { state.withLock { $0.version } }

  /// Follows files that were read, with their folders, in which a missing file may appear.
  ///
  /// - Parameter start: a stamp of any file from before they were read.
  func follow(_ files: [String], readAfter start: SeenFile?) {
    state.withLock { state in
      for file in files where state.files[file] == nil {
        state.files[file] = Self.file(file)
        // It may have changed after it was read.
        if start?.isNewer(than: file) != true { state.version += 1 }
      }
      for folder in Set(files.map(Self.folder)) where state.folders[folder] == nil {
        state.folders[folder] = Self.names(folder)
      }
    }
  }

  /// Follows a program, which may be built anew.
  func follow(program: String) {
    state.withLock { $0.programs[program] = .some(SeenFile(path: program)) }
  }

  /// Follows the names in a folder.
  func follow(folder: String) {
    state.withLock { if $0.folders[folder] == nil { $0.folders[folder] = Self.names(folder) } }
  }

  /// Returns the newest version once it is not the known one; at last the known one.
  func version(after known: Int) -> Int {
    for _ in 0..<Self.mostLooks {
      if look() != known { return rested() }
      usleep(Self.rhythm * 1000)
    }
    return version
  }

  /// Waits until no file changes any more.
  private func rested() -> Int {
    var last = version
    for _ in 0..<Self.mostRests {
      usleep(Self.rest * 1000)
      let now = look()
      if now == last { break }
      last = now
    }
    return last
  }

  /// Looks at all files; returns the version.
  @discardableResult
  func look() -> Int {
    state.withLock { state in
      var isChanged = false
      for (path, seen) in state.files {
        guard let now = Self.changed(path, seen, Self.file) else { continue }
        isChanged = isChanged || now.content != seen.content
        state.files[path] = now
      }
      for (path, seen) in state.folders {
        guard let now = Self.changed(path, seen, Self.names) else { continue }
        isChanged = isChanged || now.content != seen.content
        state.folders[path] = now
      }
      for (path, seen) in state.programs {
        let now = SeenFile(path: path)
        if Self.isSame(seen, now) { continue }
        isChanged = true
        state.programs[path] = .some(now)
      }
      if isChanged { state.version += 1 }
      return state.version
    }
  }

  /// Returns what is there now; nil if the stamp says that it is the same.
  private static func changed(_ path: String, _ seen: Seen, _ read: (String) -> Seen) -> Seen? {
    isSame(seen.stamp, SeenFile(path: path)) ? nil : read(path)
  }

  private static func isSame(_ seen: SeenFile?, _ now: SeenFile?) -> Bool {
    guard let seen, let now else { return seen == nil && now == nil }
    return seen.isSameFile(as: now)
  }

  private static func file(_ path: String) -> Seen {
    // The stamp first, so that a change meanwhile is noticed next time.
    let stamp = SeenFile(path: path)
    return Seen(stamp: stamp, content: ContentDigest.of(file: path))
  }

  /// Names that editors make while they save do not count.
  private static func names(_ folder: String) -> Seen {
    let stamp = SeenFile(path: folder)
    var walk = FolderWalk(folder)
    let names = ((try? walk.entries(of: folder, level: 0)) ?? []).map(\.name).filter {
      !$0.hasPrefix(".") && !$0.hasSuffix("~")
    }
    return Seen(stamp: stamp, content: ContentDigest.of(names.map(ContentDigest.of)))
  }

  private static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }
}
