import Foundation
import Testing
import VitrineImages

/// Folders that cannot be written and disks that are full: what stands there stays as it was.
@Suite struct StorageTests {
  private let program: Program
  private let folders = ["--goldens", "w/Golden", "--artifacts", "w/.artifacts"]

  init() throws {
    program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("w"), withIntermediateDirectories: true)
    for kind in ["A", "B", "C", "D"] { try draw(kind, "old") }
  }

  private func draw(_ kind: String, _ text: String) throws {
    try program.write(
      "w/\(kind).json",
      """
      {"vitrine": 1, "kind": "\(kind)", "families": ["systemSmall"],
       "body": {"Text": "\(text)", "modifiers": [{"containerBackground": "white"}]}}
      """)
  }

  private func accepted() throws {
    _ = try program.run(["check", "w", "--record", "failed"])
    #expect(try program.run(["accept"] + folders).output.hasSuffix("4 goldens accepted\n"))
  }

  private func contents(_ folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in program.files(folder) { files[name] = try program.bytes("\(folder)/\(name)") }
    return files
  }

  @Test func aFileInPlaceOfTheGoldensIsNoFolder() throws {
    try program.write("w/Golden", "a file")
    let check = try program.run(["check", "w", "--record", "failed"])
    #expect(check.code == 1 && check.output.contains("Not a directory"), "\(check.output)")
    // Nothing can be offered that has no place.
    _ = try program.run(["check", "w", "--goldens", "w/None", "--record", "failed"])
    let accept = try program.run(["accept", "--goldens", "w/Golden", "--artifacts", "w/.artifacts"])
    #expect(accept.code == 3 && accept.errors.contains("w/Golden"), "\(accept.errors)")
    #expect(try String(decoding: program.bytes("w/Golden"), as: UTF8.self) == "a file")
    #expect(try program.run(["check", "w", "--artifacts", "w/Golden/x"]).code == 3)
  }

  @Test func aFolderThatCannotBeWrittenKeepsItsGoldens() throws {
    try accepted()
    let folder = program.folder.appendingPathComponent("w/Golden").path
    guard let lock = FolderLock(folder) else {
      // The superuser ignores permissions, and this file system has no lock that holds for it.
      return
    }
    defer { lock.release() }
    let before = try contents("w/Golden")
    for kind in ["A", "B", "C", "D"] { try draw(kind, "new") }
    #expect(try program.run(["check", "w", "--record", "failed"]).code == 1)
    let accept = try program.run(["accept"] + folders)
    #expect(accept.code == 3 && accept.errors.contains("w/Golden/"), "\(accept.errors)")
    #expect(try contents("w/Golden") == before)
    // Still on offer.
    #expect(
      try program.run(["accept", "--dry-run"] + folders).lines.last == "4 goldens would be accepted"
    )
    let prune = try program.run(["prune", "--complete"] + folders)
    #expect(prune.code == 0 && prune.output == "0 goldens removed\n")
  }

  /// `ulimit -f` makes every write beyond some blocks fail as on a full disk.
  @Test(arguments: ["1", "4", "8"])
  func aFullDiskLeavesNothingHalfWritten(blocks: String) throws {
    try accepted()
    let before = try contents("w/Golden")
    for kind in ["A", "B", "C", "D"] { try draw(kind, "new and longer than it was before") }
    let check = try program.runLimited(["check", "w", "--record", "failed"], fileBlocks: blocks)
    #expect(check.code == 3 || check.code == 1, "\(check.code): \(check.errors)")
    if check.code == 3 { #expect(check.errors.contains("File too large"), "\(check.errors)") }
    try nothingIsHalfWritten(before)

    _ = try program.run(["check", "w", "--record", "failed"])
    let accept = try program.runLimited(["accept"] + folders, fileBlocks: blocks)
    #expect(accept.code == 0 || accept.errors.contains("File too large"), "\(accept.errors)")
    #expect(accept.code == 0 || accept.code == 3)
    for (name, bytes) in try contents("w/Golden") {
      #expect((try? decodePNG([UInt8](bytes))) != nil, "\(name) is half written")
    }
    #expect(program.files("w/Golden").count == 4)
    let report = try program.runLimited(
      ["report", "--html", "r.html", "--junit", "j.xml"] + folders, fileBlocks: "1")
    #expect(report.code == 3 && report.errors.contains("File too large"), "\(report.errors)")
    #expect(!program.files(".").contains("r.html"))
  }

  /// Results that cannot be written are no success.
  @Test func aFullOutputIsNoSuccess() throws {
    try accepted()
    #expect(try program.runIntoFullDevice(["check", "w", "--json"]) == 3)
    #expect(try program.runIntoFullDevice(["devices"]) == 3)
  }

  private func nothingIsHalfWritten(_ goldens: [String: Data]) throws {
    #expect(try contents("w/Golden") == goldens)
    for folder in ["candidates", "expected", "differences"] {
      for (name, bytes) in try contents("w/.artifacts/\(folder)") {
        #expect(!name.hasSuffix(".tmp"), "\(folder)/\(name) was left")
        #expect((try? decodePNG([UInt8](bytes))) != nil, "\(folder)/\(name) is half written")
      }
    }
  }
}

/// A folder that nobody can write into: by its permissions, or where those do not count by the file
/// system's own lock.
private struct FolderLock {
  let path: String

  /// Nil where nothing holds.
  init?(_ path: String) {
    self.path = path
    Self.run(["chmod", "555", path])
    if Self.isLocked(path) { return }
    Self.run(["chattr", "+i", path])
    if Self.isLocked(path) { return }
    release()
    return nil
  }

  func release() {
    Self.run(["chattr", "-i", path])
    Self.run(["chmod", "755", path])
  }

  private static func isLocked(_ path: String) -> Bool {
    let probe = path + "/.probe"
    defer { try? FileManager.default.removeItem(atPath: probe) }
    return !FileManager.default.createFile(atPath: probe, contents: Data())
  }

  private static func run(_ words: [String]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    try? process.run()
    process.waitUntilExit()
  }
}

/// Names that some file systems cannot hold.
@Suite struct GoldenNamesOfDocumentsTests {
  private func program(_ kinds: [String]) throws -> Program {
    let program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("w"), withIntermediateDirectories: true)
    for (index, kind) in kinds.enumerated() {
      try program.write(
        "w/\(index).json",
        """
        {"vitrine": 1, "kind": "\(kind)", "families": ["systemSmall"],
         "body": {"Text": "a", "modifiers": [{"containerBackground": "white"}]}}
        """)
    }
    return program
  }

  @Test(arguments: [
    ("a/b", "a-b-systemSmall"), ("../../etc", "etc-systemSmall"),
    ("Wetter 🌦️", "Wetter--systemSmall"),
    ("天气", "天气-systemSmall"),
    (
      String(repeating: "x", count: 300),
      String(repeating: "x", count: 31) + "-fc258aca-systemSmall"
    ),
  ])
  func kindsBecomeNames(kind: String, start: String) throws {
    let program = try program([kind])
    let folders = ["--goldens", "w/Golden", "--artifacts", "w/.artifacts"]
    _ = try program.run(["check", "w"])
    #expect(try program.run(["accept"] + folders).code == 0)
    #expect(program.files("w/Golden").count == 1)
    #expect(
      program.files("w/Golden").first?.hasPrefix(start) == true, "\(program.files("w/Golden"))")
    #expect(try program.run(["check", "w"]).code == 0)
    #expect(program.files(".").filter { !$0.hasPrefix(".") } == ["w"])
  }

  @Test func namesThatDifferInCaseAloneAreRefused() throws {
    let run = try program(["Weather", "weather"]).run(["check", "w"])
    #expect(run.code == 2 && run.errors.contains("the inputs' kinds must differ"), "\(run.errors)")
  }
}
