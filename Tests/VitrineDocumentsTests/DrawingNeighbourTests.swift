import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Pictures of a document's folder that its drawings refer to.
@Suite struct DrawingNeighbourTests {
  private let folder: TemporaryFolder
  /// A PNG of 2 × 1 pixels.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8DAwPAfAAcAAf9+CLHQAAAAAElFTkSuQmCC"

  init() throws {
    folder = try TemporaryFolder()
    let parts = folder.at("parts")
    try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
    try Data(base64Encoded: Self.png)?.write(to: parts.appendingPathComponent("p.png"))
  }

  /// What a document of a drawing shows, what is said of it, and the files that were read.
  private func draw(
    _ address: String
  ) throws -> (steps: [VectorPicture.Step], notes: [Diagnostic], files: [String]) {
    let drawing = "<svg viewBox='0 0 9 9'><image href='\(address)' width='4'/></svg>"
    try Data(drawing.utf8).write(to: folder.at("parts").appendingPathComponent("a.svg"))
    let file = folder.at("w.json")
    try Data(#"{"vitrine":1,"kind":"W","body":{"Image":"parts/a.svg"}}"#.utf8).write(to: file)
    let document = try Document.load(file.path)
    let configuration = RenderConfiguration()
    let (entry, _) = document.entry(EntryRequest(configuration))
    let placed = Renderer().place(entry, of: document.widget, configuration)
    let steps = placed.tree.nodes.lazy.compactMap { node -> [VectorPicture.Step]? in
      guard case .image(let leaf) = node.content, case .bitmap(let resource) = leaf.content,
        case .vector(let picture) = resource.content
      else { return nil }
      return picture.steps
    }
    let notes = placed.diagnostics.filter { $0.code == "gap-SVG" }
    let read = document.picturesRead
    #expect(document.filesRead == read)
    return (steps.first ?? [], notes, read.map { String($0.split(separator: "/").last ?? "") })
  }

  @Test(arguments: ["p.png", "../parts/p.png", "./p.png"])
  func picturesBesideAreDrawnAndCountAsRead(address: String) throws {
    let (steps, notes, files) = try draw(address)
    #expect(steps.count == 1 && notes == [] && files == ["a.svg", "p.png"])
  }

  @Test(arguments: [
    ("../../p.png", "leads out of the document's folder"),
    ("/etc/hostname", "is an absolute path; files lie in the document's folder"),
    ("q.png", "is not in the document's folder"), ("../parts", "cannot be read: Is a directory"),
    ("https://a.b/p.png", "is no file beside this one"),
  ]) func othersAreTold(address: String, reason: String) throws {
    let (steps, notes, _) = try draw(address)
    #expect(steps.isEmpty && notes.count == 1)
    #expect(
      notes.first?.message
        == "parts/a.svg:1:24: <image> is not drawn: '\(address)' \(reason).")
  }
}
