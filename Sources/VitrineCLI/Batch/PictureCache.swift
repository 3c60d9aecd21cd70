import Foundation
import Synchronization
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineImages

/// A folder of pictures by their keys, which several programs may use at the same time.
///
/// An entry is a line of the manifest, and the PNG file after it. Entries appear whole and are read whole, so that one
/// that is removed meanwhile is only missing.
final class PictureCache: Sendable {
  private let folder: String
  private let limit: Int
  /// The bytes in the folder, as far as this program knows.
  private let size: Mutex<Int>

  /// The part of the limit that is left when the oldest entries were removed.
  private static let kept = 0.9
  /// The largest entry that is read.
  private static let entryLimit = 64 << 20

  /// - Parameter limit: the most bytes kept.
  init(_ folder: String, limit: Int) throws {
    self.folder = folder
    self.limit = limit
    try OutputFolder.make(folder)
    size = Mutex(Self.entries(in: folder).reduce(0) { $0 + $1.size })
  }

  /// Returns the picture of a key with its bytes; nil if it is not there, or is no longer what it should be.
  func picture(_ key: String) -> (picture: BatchPicture, bytes: [UInt8])? {
    let path = path(key)
    guard let entry = try? readFile(path, limit: Self.entryLimit),
      let end = entry.firstIndex(of: UInt8(ascii: "\n")),
      let picture = BatchPicture(Array(entry[..<end])), picture.key == key, picture.hasSameReads
    else { return nil }
    let bytes = Array(entry[(end + 1)...])
    guard SHA256.hash(bytes).description == picture.sha256 else { return nil }
    // The order of use decides what is removed first.
    _ = unsafe utimensat(AT_FDCWD, path, nil, 0)
    return (picture, bytes)
  }

  /// Keeps a picture; one that cannot be kept is only drawn again.
  func keep(_ picture: BatchPicture, _ bytes: [UInt8]) {
    let entry = Array((picture.text + "\n").utf8) + bytes
    let path = path(picture.key)
    guard entry.count <= min(limit, Self.entryLimit),
      (try? OutputFolder.make(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))) != nil,
      (try? replaceFile(entry, at: path)) != nil
    else { return }
    let isOver = size.withLock { size in
      size += entry.count
      return size > limit
    }
    if isOver { removeOldest() }
  }

  private func path(_ key: String) -> String { "\(folder)/\(key.prefix(2))/\(key.dropFirst(2))" }

  private struct Entry {
    var path: String
    var size: Int
    var used: timespec
  }

  /// Removes the entries that were not used for longest. Of several programs one does so.
  private func removeOldest() {
    size.withLock { size in
      let flags = O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let lock = unsafe open(folder + "/lock", flags, 0o666)
      defer { close(lock) }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return }
      var entries = Self.entries(in: folder)
      size = entries.reduce(0) { $0 + $1.size }
      guard size > limit else { return }
      entries.sort { ($0.used.tv_sec, $0.used.tv_nsec) < ($1.used.tv_sec, $1.used.tv_nsec) }
      for entry in entries where Double(size) > Double(limit) * Self.kept {
        guard Self.isOwn(entry) else { continue }
        if unsafe unlink(entry.path) == 0 { size -= entry.size }
      }
    }
  }

  /// Whether a name is a part of a key: hexadecimal digits.
  private static func isKey(_ name: String, _ count: Int) -> Bool {
    name.utf8.count == count && name.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// Whether a file is an entry: its first line is that of a picture with the key that is its name. The folder may be
  /// one in which others keep files by hashes, too.
  private static func isOwn(_ entry: Entry) -> Bool {
    let key = entry.path.split(separator: "/").suffix(2).joined()
    guard let bytes = try? readFile(entry.path, limit: entryLimit),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return false }
    return BatchPicture(Array(bytes[..<end]))?.key == key
  }

  private static func entries(in folder: String) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { isKey($0, 2) }.flatMap { part -> [Entry] in
      let inside = "\(folder)/\(part)"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: inside)) ?? []
      return files.filter { isKey($0, 62) }.compactMap { name in
        var facts = stat()
        let path = "\(inside)/\(name)"
        guard unsafe stat(path, &facts) == 0 else { return nil }
        return Entry(path: path, size: Int(facts.st_size), used: facts.st_mtim)
      }
    }
  }
}
