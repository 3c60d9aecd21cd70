import Foundation
import Testing
import VitrineImages

/// A verdict on a picture holds as long as the libraries that its formats need stay the same.
@Suite struct OpenedLibraryTests {
  private static let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("VitrineWidgetsTests/Fixtures/Pictures")

  /// What `check` remembers of a document that shows the picture.
  private func verdicts(_ picture: String) throws -> String {
    let program = try Program()
    let widgets = program.folder.appendingPathComponent("w")
    try FileManager.default.createDirectory(at: widgets, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.pictures.appendingPathComponent(picture),
      to: widgets.appendingPathComponent(picture))
    try program.write(
      "w/A.json",
      """
      {"vitrine": 1, "kind": "A", "families": ["systemSmall"],
       "body": {"Image": "\(picture)", "modifiers": [{"containerBackground": "white"}]}}
      """)
    usleep(50_000)
    _ = try program.run(["check", "w"])
    _ = try program.run(["accept", "--goldens", "w/Golden", "--artifacts", "w/.artifacts"])
    for _ in 0..<2 { #expect(try program.run(["check", "w"]).lines == ["1 identical"]) }
    let file = program.folder.appendingPathComponent("w/.artifacts/verdicts")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test func verdictsNameNoLibraryThatIsNotOpened() throws {
    #expect(try !verdicts("rgb8.png").contains("libturbojpeg"))
  }

  private static let readsJPEG: Bool = {
    let file = pictures.appendingPathComponent("full.jpg")
    return (try? decodeImage([UInt8](Data(contentsOf: file)))) != nil
  }()

  @Test(.enabled(if: readsJPEG, "libturbojpeg is not installed (Debian: libturbojpeg0)"))
  func verdictsNameTheLibrariesOfTheirPictures() throws {
    #expect(try verdicts("full.jpg").contains("libturbojpeg"))
  }
}
