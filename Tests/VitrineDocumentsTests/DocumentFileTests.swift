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

  /// A name that is there in other bytes, and a link that leads nowhere, are not the nearest name of themselves.
  @Test(arguments: [
    ("Cafe\u{301}.png", "Caf\u{E9}.png"), ("Caf\u{E9}.png", "Cafe\u{301}.png"),
    ("\u{304E}.png", "\u{304D}\u{3099}.png"), ("\u{AC00}.png", "\u{1100}\u{1161}.png"),
    ("\u{212B}.png", "\u{C5}.png"),
  ])
  func namesThatLookTheSameAreTold(stored: String, asked: String) throws {
    let document = try write("w.json", "{}")
    _ = try write(stored, "x")
    let hint = DocumentFolder(of: document).hint(for: asked)
    #expect(hint.hasPrefix("; the name there looks the same, and has its accents apart"))
    #expect(!DocumentFolder(of: document).hint(for: "sub/" + asked).contains("looks the same"))
  }

  @Test func linksThatLeadNowhereAreTold() throws {
    let document = try write("w.json", "{}")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop.png", withDestinationPath: "loop.png")
    let folder = DocumentFolder(of: document)
    #expect(folder.hint(for: "loop.png") == "; it is a link that leads nowhere")
    #expect(folder.hint(for: "lop.png") == "; did you mean 'loop.png'?")
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
