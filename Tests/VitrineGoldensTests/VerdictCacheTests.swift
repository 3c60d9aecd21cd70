import Foundation
import TemporaryFolders
import Testing
import VitrineGoldens
import VitrineImages

/// Some key, the same for the same number.
private func key(_ number: Int) -> SHA256 { ContentDigest.of("\(number)") }

/// What is skipped is what would pass again, whatever time stamps say.
@Suite struct VerdictCacheTests {
  private func passed(_ folders: GoldenFolders, _ name: String = "w/a") throws -> SnapshotRecord {
    var record = SnapshotRecord(
      name: try GoldenName(name), fileExtension: "png", state: .similar,
      explanation: "tabs\tlines\nand \\ back\\tslashes", goldens: folders.store.goldens)
    record.changedPixels = 12
    record.peak = 3
    record.blame = ["VStack › Text “21°”: y 34 → 36", "", "two\tparts"]
    record.traits = ["widget": "W", "type size": "AX5"]
    return record
  }

  /// Files that were there before the run.
  private func settle() { usleep(50_000) }

  private func saved(_ folders: GoldenFolders, reads: [String] = []) throws -> String {
    let path = folders.root + "/verdicts"
    let cache = VerdictCache(file: path)
    cache.keep(try passed(folders), key(7), golden: [1, 2, 3], reads: reads, cost: 1234)
    try cache.save(to: path)
    return path
  }

  @Test func aVerdictComesBackWhole() throws {
    let folders = try GoldenFolders()
    try Data("image".utf8).write(to: URL(fileURLWithPath: folders.root + "/i.png"))
    settle()
    let path = try saved(folders, reads: [folders.root + "/i.png"])
    let name = try GoldenName("w/a")
    let cache = VerdictCache(file: path)
    let verdict = try #require(cache.verdict(key(7), of: name, golden: [1, 2, 3]))
    #expect(verdict.record == (try passed(folders)) && verdict.cost == 1234)
    #expect(cache.verdict(key(8), of: name, golden: [1, 2, 3]) == nil)
    #expect(cache.verdict(key(7), of: name, golden: [1, 2, 4]) == nil)
    #expect(cache.verdict(key(7), of: try GoldenName("w/b"), golden: [1, 2, 3]) == nil)
    try Data("imagE".utf8).write(to: URL(fileURLWithPath: folders.root + "/i.png"))
    #expect(VerdictCache(file: path).verdict(key(7), of: name, golden: [1, 2, 3]) == nil)
  }

  @Test func otherNamesStayAndOneNameHasOneVerdict() throws {
    let folders = try GoldenFolders()
    let path = try saved(folders)
    let size = try Data(contentsOf: URL(fileURLWithPath: path)).count
    for number in 8...20 {
      let cache = VerdictCache(file: path)
      cache.keep(try passed(folders), key(number), golden: [1], reads: [], cost: 1)
      cache.keep(try passed(folders, "w/b"), key(number), golden: [1], reads: [], cost: 1)
      try cache.save(to: path)
    }
    let cache = VerdictCache(file: path)
    #expect(cache.verdict(key(20), of: try GoldenName("w/a"), golden: [1]) != nil)
    #expect(cache.verdict(key(20), of: try GoldenName("w/b"), golden: [1]) != nil)
    #expect(cache.verdict(key(7), of: try GoldenName("w/a"), golden: [1, 2, 3]) == nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count < 3 * size)
  }

  @Test func damageAnywhereForgetsAll() throws {
    let folders = try GoldenFolders()
    let path = try saved(folders)
    let sound = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let name = try GoldenName("w/a")
    for at in sound.indices {
      var damaged = sound
      damaged[at] ^= 1
      try Data(damaged).write(to: URL(fileURLWithPath: path))
      #expect(
        VerdictCache(file: path).verdict(key(7), of: name, golden: [1, 2, 3]) == nil, "byte \(at)")
      try Data(sound[..<at]).write(to: URL(fileURLWithPath: path))
      #expect(
        VerdictCache(file: path).verdict(key(7), of: name, golden: [1, 2, 3]) == nil, "cut at \(at)"
      )
    }
  }

  /// It may have been drawn before the change and hashed after it.
  @Test func inputsThatChangeDuringTheRunAreNotTrusted() throws {
    let folders = try GoldenFolders()
    let (path, input) = (folders.root + "/verdicts", folders.root + "/document.json")
    let cache = VerdictCache(file: nil)
    try Data("{}".utf8).write(to: URL(fileURLWithPath: input))
    cache.keep(try passed(folders), key(7), golden: [1], reads: [input], cost: 1)
    try cache.save(to: path)
    #expect(VerdictCache(file: path).verdict(key(7), of: try GoldenName("w/a"), golden: [1]) == nil)
  }

  @Test func failuresAreNotKept() throws {
    let folders = try GoldenFolders()
    let path = folders.root + "/verdicts"
    let cache = VerdictCache(file: path)
    for state in SnapshotState.allCases where !state.passes {
      var record = try passed(folders)
      record.state = state
      cache.keep(record, key(7), golden: [1], reads: [], cost: 1)
    }
    try cache.save(to: path)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}

/// Hashes remembered by stamps, as git's index remembers files: a stamp that may hide a change is not
/// believed.
@Suite struct FileHashCacheTests {
  private let folder: TemporaryFolder
  private let url: URL
  private var file: String { url.path }
  /// A moment at which files of now are settled.
  private var later: Int { FileStamp.now() + 2 * FileStamp.coarsestStep }

  init() throws {
    folder = try TemporaryFolder()
    url = folder.at("file")
    try Data("first".utf8).write(to: url)
  }

  private func entries(_ hashes: FileHashCache) -> [String: FileHashCache.Entry] {
    Dictionary(uniqueKeysWithValues: hashes.remembered.entries.map { ($0.path, $0.entry) })
  }

  @Test func aSettledFileIsReadOnce() throws {
    let hashes = FileHashCache([:])
    #expect(hashes.hash(of: file, now: later) == SHA256.hash(Array("first".utf8)))
    var known = entries(hashes)
    #expect(known[file] != nil)
    // Believed: a wrong hash under the right stamp comes back.
    known[file]?.hash = key(99)
    #expect(FileHashCache(known).hash(of: file) == key(99))
  }

  @Test func aFileOfThisMomentIsNotRemembered() throws {
    let hashes = FileHashCache([:])
    _ = hashes.hash(of: file)
    #expect(entries(hashes).isEmpty)
    // Same size, same time of change: only reading can tell.
    let before = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
    try Data("secnd".utf8).write(to: url)
    try FileManager.default.setAttributes([.modificationDate: before as Any], ofItemAtPath: file)
    #expect(hashes.hash(of: file) == SHA256.hash(Array("secnd".utf8)))
  }

  /// The date that programs can set is put back; the other one is not theirs to set.
  @Test func aChangeWithItsDatePutBackShows() throws {
    let hashes = FileHashCache([:])
    _ = hashes.hash(of: file, now: later)
    #expect(entries(hashes).count == 1)
    usleep(50_000)
    let before = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
    let handle = try FileHandle(forWritingTo: url)
    try handle.write(contentsOf: Data("secnd".utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: before as Any], ofItemAtPath: file)
    #expect(hashes.hash(of: file, now: later) == SHA256.hash(Array("secnd".utf8)))
  }

  @Test func missingFilesHaveNoHash() throws {
    try FileManager.default.removeItem(at: url)
    #expect(FileHashCache([:]).hash(of: file) == nil)
  }
}
