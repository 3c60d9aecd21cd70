import Foundation
import TemporaryFolders
import Testing
import VitrineImages

/// Temporary files of writers that were killed go when the folder is written into again.
@Suite struct LeftOverFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.at(name).path }
  private func put(_ name: String) throws { try Data([1]).write(to: folder.at(name)) }
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Puts a file whose name says its own inode, as a writer's does.
  private func putAbandoned() throws -> String {
    try put("new")
    let inode = try FileManager.default.attributesOfItem(atPath: path("new"))[.systemFileNumber]
    let name = ".vitrine-12345-\(try #require(inode as? Int)).tmp"
    try FileManager.default.moveItem(atPath: path("new"), toPath: path(name))
    return name
  }

  @Test func abandonedFilesGo() throws {
    for _ in 0..<2 { _ = try putAbandoned() }
    try writeFile([1, 2], to: path("picture"))
    #expect(try names() == ["picture"])
  }

  /// Whoever has such a file has it from somewhere else: a copy has another inode, and so has a link.
  @Test func filesOfOthersStay() throws {
    let abandoned = try putAbandoned()
    try FileManager.default.copyItem(atPath: path(abandoned), toPath: path("copy"))
    try FileManager.default.removeItem(atPath: path(abandoned))
    try FileManager.default.moveItem(atPath: path("copy"), toPath: path(abandoned))
    try FileManager.default.createSymbolicLink(
      atPath: path(".vitrine-1-1.tmp"), withDestinationPath: abandoned)
    try FileManager.default.createDirectory(
      atPath: path(".vitrine-1-2.tmp"), withIntermediateDirectories: false)
    let others = [
      ".vitrine-12345-0.tmp", ".vitrine-1-99.tmp", ".vitrine-a-0.tmp", ".vitrine-1.tmp",
      ".vitrine-1-2.png", "x.tmp", ".vitrine-1--3.tmp",
    ]
    for name in others { try put(name) }
    try writeFile([1, 2], to: path("picture"))
    let all = others + [abandoned, ".vitrine-1-1.tmp", ".vitrine-1-2.tmp", "picture"]
    #expect(try names() == all.sorted())
  }

  /// Its writer has it open and locked.
  @Test func filesOfLivingWritersStay() throws {
    let name = try putAbandoned()
    let writer = unsafe open(path(name), O_WRONLY)
    defer { close(writer) }
    #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)
    try writeFile([1, 2], to: path("picture"))
    #expect(try names() == [name, "picture"])
  }

  @Test func permissionsAreThoseOfAPlainFile() throws {
    try put("plain")
    try writeFile([1], to: path("picture"))
    try writeFile([2], to: path("picture"))
    func mode(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }
    let old = umask(0)
    _ = umask(old)
    #expect(try mode("picture") == 0o666 & ~Int(old))
  }
}
