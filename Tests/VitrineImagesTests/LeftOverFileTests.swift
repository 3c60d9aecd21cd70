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

  @Test func abandonedFilesGo() throws {
    for name in [".vitrine-12345-0.tmp", ".vitrine-1-99.tmp"] { try put(name) }
    let others = [".vitrine-a-0.tmp", ".vitrine-1.tmp", ".vitrine-1-2.png", "x.tmp"]
    for name in others { try put(name) }
    try writeFile([1, 2], to: path("picture"))
    #expect(try names() == (others + ["picture"]).sorted())
  }

  /// Its writer has it open and locked.
  @Test func filesOfLivingWritersStay() throws {
    try put(".vitrine-1-0.tmp")
    let writer = unsafe open(path(".vitrine-1-0.tmp"), O_WRONLY)
    defer { close(writer) }
    #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)
    try writeFile([1, 2], to: path("picture"))
    #expect(try names() == [".vitrine-1-0.tmp", "picture"])
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
