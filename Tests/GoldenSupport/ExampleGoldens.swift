import Vitrine
package import VitrineGoldens
import VitrineImages
import VitrineLayout

/// Pictures and dumps of the examples.
@MainActor
package enum ExampleGoldens {
  /// The largest file that is kept as a picture, in bytes.
  private static let largestPicture = 32 << 10

  package static func pictures(_ folder: GoldenFolder) async throws -> [SnapshotCandidate] {
    var result: [SnapshotCandidate] = []
    for (name, image) in await images(folder, ExampleSet.pictures) {
      let picture = PictureSnapshot.candidate(
        try GoldenName("Widgets/" + name), image)
      if try isSmall(picture.bytes()) { result.append(picture) }
    }
    return result
  }

  /// Whether a picture may be kept; photographs and the like are covered by the matrix alone. What is
  /// accepted is packed more tightly than candidates are, by less than half.
  private static func isSmall(_ file: [UInt8]) throws -> Bool {
    if file.count <= largestPicture { return true }
    var scratch = PNGScratch()
    return try file.count <= 2 * largestPicture
      && recompressed(file, above: largestPicture, scratch: &scratch).count <= largestPicture
  }

  /// Placed trees and display lists of each widget's smallest family.
  package static func dumps(_ folder: GoldenFolder) async throws -> [SnapshotCandidate] {
    var result: [SnapshotCandidate] = []
    for (name, image) in await images(folder, { Array(ExampleSet.pictures(of: $0).prefix(1)) }) {
      result += [
        TextSnapshot.candidate(try GoldenName("Layout/" + name), image.placed.dump()),
        TextSnapshot.candidate(try GoldenName("Display/" + name), image.displayList.dump()),
      ]
    }
    return result
  }

  private static func images(
    _ folder: GoldenFolder, _ configurations: (WidgetDescription) -> [RenderConfiguration]
  ) async -> [(name: String, image: RenderedImage)] {
    let renderer = Renderer(fontFolder: folder.fonts).recording
    var scratch = RenderScratch()
    var result: [(name: String, image: RenderedImage)] = []
    for widget in ExampleSet.widgets {
      for configuration in configurations(widget) {
        let entry = await widget.entry(for: EntryRequest(configuration))
        let image = renderer.render(entry, of: widget, configuration, scratch: &scratch)
        result.append((ImageName.make(kind: widget.kind, configuration), image))
      }
    }
    return result
  }
}
