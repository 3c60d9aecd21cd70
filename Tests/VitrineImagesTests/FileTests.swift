import Foundation
import TemporaryFolders
import Testing
import VitrineImages

/// Writing is all or nothing.
@Suite struct FileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.at(name).path }
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func writesAndReplaces() throws {
    try writeFile([1, 2, 3], to: path("a"))
    try writeFile([4], to: path("a"))
    try writeFile([], to: path("empty"))
    #expect(try readFile(path("a"), limit: 10) == [4])
    #expect(try readFile(path("empty"), limit: 10) == [])
    #expect(try names() == ["a", "empty"])
  }

  @Test func failureLeavesNothingBehind() throws {
    try FileManager.default.createDirectory(
      atPath: path("taken/inside"), withIntermediateDirectories: true)
    // A folder cannot be replaced by a file.
    #expect(throws: PNGError.self) { try writeFile([1], to: path("taken")) }
    #expect(throws: PNGError.self) { try writeFile([1], to: path("missing/a")) }
    #expect(try names() == ["taken"])
  }

  @Test func writersOfOneFileDoNotDisturbEachOther() async throws {
    let target = path("shared")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for i in 0..<8 {
        group.addTask {
          for _ in 0..<25 { try writeFile(Array(repeating: UInt8(i), count: 5000), to: target) }
        }
      }
      try await group.waitForAll()
    }
    let bytes = try readFile(target, limit: 10_000)
    #expect(bytes.count == 5000 && Set(bytes).count == 1)
    #expect(try names() == ["shared"])
  }

  @Test func readingHasALimitAndNamesTheFile() throws {
    try writeFile(Array(repeating: 7, count: 100), to: path("b"))
    #expect(try readFile(path("b"), limit: 100).count == 100)
    #expect(throws: PNGError.unreadable(path: path("b"), .tooManyBytes(count: 100, limit: 99))) {
      try readFile(path("b"), limit: 99)
    }
    #expect(throws: PNGError.unreadable(path: path("b"), .notAPicture)) {
      try decodePNG(file: path("b"))
    }
    let error = #expect(throws: PNGError.self) { try readFile(path("none"), limit: 9) }
    #expect(error?.description.hasPrefix(path("none") + ": ") == true)
  }
}
