import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Pictures that a document repeats over a view.
@Suite struct TiledPictureTests {
  /// A PNG of 2 × 1 pixels.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8DAwPAfAAcAAf9+CLHQAAAAAElFTkSuQmCC"

  /// What is said of the picture, repeated in a frame of some points a side.
  private func notes(_ side: Int, _ name: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try Data(base64Encoded: Self.png)?.write(to: folder.at(name))
    let body = """
      {"vitrine":1,"kind":"W","contentMargins":false,"body":{"Image":"\(name)","modifiers":[
      {"resizable":{"resizingMode":"tile"}},{"frame":{"width":\(side),"height":\(side)}}]}}
      """
    let file = folder.at("w.json")
    try Data(body.utf8).write(to: file)
    let document = try Document.load(file.path)
    let configuration = RenderConfiguration()
    let (entry, _) = document.entry(EntryRequest(configuration))
    var scratch = RenderScratch()
    let image = Renderer().render(entry, of: document.widget, configuration, scratch: &scratch)
    return image.diagnostics.filter { $0.code == "picture-tiles" }.map(\.path)
  }

  @Test(arguments: [(100, "a.png", 0), (150, "a.png", 0), (200, "a.png", 1), (150, "a@3x.png", 1)])
  func tooManyCopiesAreTold(side: Int, name: String, count: Int) throws {
    let paths = try notes(side, name)
    #expect(paths.count == count)
    #expect(paths.allSatisfy { $0.contains("Image") })
  }
}
