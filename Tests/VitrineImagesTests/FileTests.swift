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

  @Test func linksStayAndWhatTheyLeadToIsWritten() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: path("below"), withIntermediateDirectories: true)
    try writeFile([1], to: path("below/real"))
    try files.createSymbolicLink(atPath: path("link"), withDestinationPath: "below/second")
    try files.createSymbolicLink(atPath: path("below/second"), withDestinationPath: "real")
    try files.createSymbolicLink(atPath: path("new"), withDestinationPath: path("below/made"))
    try writeFile([2, 3], to: path("link"))
    try writeFile([4], to: path("new"))
    #expect(try files.destinationOfSymbolicLink(atPath: path("link")) == "below/second")
    #expect(try readFile(path("below/real"), limit: 10) == [2, 3])
    #expect(try readFile(path("below/made"), limit: 10) == [4])
    #expect(try names() == ["below", "link", "new"])
    #expect(try files.contentsOfDirectory(atPath: path("below")).count == 3)
  }

  @Test func linksInACircleAreAnError() throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: path("a"), withDestinationPath: "b")
    try files.createSymbolicLink(atPath: path("b"), withDestinationPath: "a")
    #expect(throws: PNGError.self) { try writeFile([1], to: path("a")) }
    #expect(try names() == ["a", "b"])
  }

  @Test func replacingTakesTheLinkAlone() throws {
    try writeFile([1], to: path("real"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "real")
    try replaceFile([2], at: path("link"))
    #expect(try readFile(path("link"), limit: 10) == [2])
    #expect(try readFile(path("real"), limit: 10) == [1])
  }

  @Test func pipesAreWrittenInto() throws {
    #expect(unsafe mkfifo(path("pipe"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "pipe")
    // A reader that does not wait for a writer; the pipe holds what is written.
    let reader = unsafe open(path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try writeFile([1, 2], to: path("pipe"))
    try writeFile([3], to: path("link"))
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(unsafe read(reader, &bytes, bytes.count) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
    #expect(try names() == ["link", "pipe"])
    var facts = stat()
    #expect(unsafe stat(path("pipe"), &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func devicesAreWrittenInto() throws {
    // Another name of the null device, so that a mistake hurts nobody; only root may make one.
    guard unsafe mknod(path("null"), S_IFCHR | 0o600, 0x103) == 0 else { return }
    try writeFile([1, 2], to: path("null"))
    var facts = stat()
    #expect(unsafe stat(path("null"), &facts) == 0 && facts.st_mode & S_IFMT == S_IFCHR)
    #expect(try names() == ["null"])
  }

  @Test func descriptorsAreWrittenWhereTheyStand() throws {
    let file = unsafe open(path("open"), O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    #expect(unsafe write(file, [1], 1) == 1)
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "/dev/fd/\(file)")
    try writeFile([2], to: "/dev/fd/\(file)")
    try writeFile([3], to: path("link"))
    #expect(try readFile(path("open"), limit: 10) == [1, 2, 3])
    #expect(throws: PNGError.self) { try writeFile([1], to: "/dev/fd/99999") }
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
