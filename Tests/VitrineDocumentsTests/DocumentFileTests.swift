import Foundation
import TemporaryFolders
import Testing
import VitrineDocuments

@Suite struct DocumentFileTests {
  private let outside: TemporaryFolder
  private let folder: URL

  init() throws {
    outside = try TemporaryFolder()
    folder = outside.at("documents")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func message(_ path: String, _ limits: DocumentLimits = .standard) -> String {
    do {
      _ = try Document.load(path, limits: limits)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func aMissingFileIsNamed() {
    let path = folder.path + "/none.json"
    #expect(message(path) == "\(path): cannot be opened: No such file or directory")
  }

  @Test func aFolderIsNotADocument() {
    #expect(message(folder.path) == "\(folder.path): cannot be read: Is a directory")
  }

  /// 200 MB of nothing: refused by its size, so that no byte of it is read.
  @Test func aHugeFileIsRefusedBeforeItIsRead() throws {
    let path = try write("huge.json", "{")
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: 200 << 20)
    try handle.close()
    #expect(message(path) == "\(path): has 209715200 bytes, more than the limit of 16777216")
  }

  @Test func theSizeLimitIsAFlag() throws {
    let path = try write("small.json", #"{"vitrine":1,"kind":"W","body":"a"}"#)
    #expect(message(path, DocumentLimits(fileSize: 10)).contains("more than the limit of 10"))
    #expect(message(path) == "no error")
  }

  @Test(arguments: [
    ("/etc/hostname", "absolute"), ("../x.png", "upward"), ("a/../../x.png", "upward"),
    ("none.png", "missing"), ("link.png", "escapes"), ("in/outer.png", "escapes"),
  ])
  func pathsStayInTheFolder(name: String, reason: String) throws {
    let document = try write("w.json", "{}")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/link.png", withDestinationPath: "/etc/hosts")
    try manager.createSymbolicLink(atPath: folder.path + "/in", withDestinationPath: "..")
    try Data().write(to: outside.at("outer.png"))
    #expect {
      _ = try DocumentFolder(of: document).file(named: name)
    } throws: { "\($0)" == reason }
  }

  @Test func filesOfTheFolderAreFound() throws {
    let document = try write("w.json", "{}")
    let picture = try write("a.png", "x")
    #expect(try DocumentFolder(of: document).file(named: "a.png").hasSuffix("/a.png"))
    #expect(try DocumentFolder(of: document).file(named: "./a.png").hasSuffix("/a.png"))
    #expect(picture.hasSuffix("/a.png"))
  }

  /// The files that `in/a.svg` refers to.
  @Test(arguments: [
    ("b.png", "in/b.png"), ("./b.png", "in/b.png"), ("../c.png", "c.png"),
    ("../in/./b.png", "in/b.png"), ("sub/../../c.png", "c.png"), ("sub//d.png", "in/sub/d.png"),
  ]) func filesReferToOthersInTheFolder(name: String, found: String) throws {
    let (folder, drawing) = try drawingInAFolder()
    #expect(try folder.neighbour(of: drawing, named: name).hasSuffix("/documents/" + found))
  }

  @Test(arguments: [
    ("../../x.png", "upward"), ("/etc/hostname", "absolute"), ("none.png", "missing"),
    ("../in/../../x.png", "upward"), ("link.png", "escapes"), ("out/outer.png", "escapes"),
    ("b.png\0", "missing"), ("", "missing"), ("../../documents/in/b.png", "upward"),
  ]) func filesReferToNoOthers(name: String, reason: String) throws {
    let (folder, drawing) = try drawingInAFolder()
    #expect {
      _ = try folder.neighbour(of: drawing, named: name)
    } throws: { "\($0)" == reason }
  }

  private func drawingInAFolder() throws -> (folder: DocumentFolder, drawing: String) {
    let manager = FileManager.default
    let sub = folder.appendingPathComponent("in/sub")
    try manager.createDirectory(at: sub, withIntermediateDirectories: true)
    for name in ["in/a.svg", "in/b.png", "c.png", "in/sub/d.png"] { _ = try write(name, "x") }
    try Data().write(to: outside.at("outer.png"))
    let inside = folder.path + "/in/"
    try manager.createSymbolicLink(
      atPath: inside + "link.png", withDestinationPath: "/etc/hosts")
    try manager.createSymbolicLink(atPath: inside + "out", withDestinationPath: "../..")
    let owner = DocumentFolder(of: try write("w.json", "{}"))
    return (owner, try owner.file(named: "in/a.svg"))
  }
}
