import Foundation
import Testing
import Vitrine
import VitrineGoldens
import VitrineGraphics
import VitrineTesting

/// Areas and views that a comparison leaves out.
@MainActor @Suite struct MaskTests {
  private static func note(_ time: String, _ words: String = "stays") -> some View {
    VStack(alignment: .leading) {
      Text(verbatim: time).id("clock")
      Text(verbatim: words).accessibilityIdentifier("words")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.white)
  }

  private static func draw(_ time: String, _ words: String = "stays") -> RenderedImage {
    picture(of: note(time, words), size: Size(120, 60))
  }

  private func expect(
    _ image: RenderedImage, _ strategy: SnapshotStrategy, passes: Bool, _ folder: Folder
  ) {
    // Each check is a run of its own: one run has each name once.
    var context = folder.context
    context.artifacts = folder.root + "/" + UUID().uuidString
    SnapshotContext.$current.withValue(context) {
      if passes {
        expectSnapshot(of: image, named: "note", as: strategy)
      } else {
        withKnownIssue {
          expectSnapshot(of: image, named: "note", as: strategy)
        } matching: { issue in
          issue.comments.contains { $0.rawValue.contains("note.png: different") }
        }
      }
    }
  }

  @Test func masksTakeAreasTypesAndIDs() throws {
    let folder = try Folder()
    let golden = PictureSnapshot.candidate(try GoldenName("note"), Self.draw("9:41"))
    try folder.put(try golden.bytes(), "note.png")
    let same = Self.draw("9:41")
    expect(same, .image, passes: true, folder)
    for time in ["9:42", "11:11:11", "8"] {
      let other = Self.draw(time)
      expect(other, .image, passes: false, folder)
      // Where it stands and where it stood: a shorter text leaves the golden's longer one masked.
      expect(other, .image(maskingIDs: ["clock"]), passes: true, folder)
      expect(other, .image(maskingIDs: ["words"]), passes: false, folder)
      expect(other, .image(maskingViews: ["Text"]), passes: true, folder)
      expect(other, .image(maskingViews: ["Image"]), passes: false, folder)
      expect(other, .image(masks: [Rect(x: 0, y: 0, width: 120, height: 22)]), passes: true, folder)
      expect(
        other, .image(masks: [Rect(x: 0, y: 30, width: 120, height: 20)]), passes: false, folder)
      expect(
        other, .image(.perceptual(), maskingIDs: ["clock", "none"]), passes: true, folder)
    }
    // A mask hides its view and nothing else.
    let both = Self.draw("9:42", "other")
    expect(both, .image(maskingIDs: ["clock"]), passes: false, folder)
    expect(both, .image(maskingIDs: ["clock", "words"]), passes: true, folder)
    expect(same, .image(masks: [Rect(x: 0, y: 0, width: 120, height: 60)]), passes: false, folder)
  }
}
