public import Vitrine
import VitrineGoldens
public import VitrineGraphics
public import VitrineImages
import VitrineLayout

/// The representation of a drawn widget that is stored as golden, and its comparison.
public struct SnapshotStrategy: Sendable {
  /// The extension of the golden's file.
  public var fileExtension: String
  var candidate: @Sendable (GoldenName, RenderedImage) -> SnapshotCandidate
}

extension SnapshotStrategy {
  /// The picture as PNG, equal to the last bit of every channel.
  public static var image: SnapshotStrategy { image() }

  /// The picture as PNG, compared by a named measure that failures explain.
  ///
  /// - Parameters:
  ///   - masks: areas that are left out, in points from the top left.
  ///   - views: views that are left out, by the name of their type (`Text`, `Image`, …).
  ///   - ids: views that are left out, by their name from `id(_:)` or `accessibilityIdentifier(_:)`.
  ///   - leastArea: connected areas of fewer pixels are excused, whatever the measure.
  ///   - maxPixels: pictures in which at most this many pixels count are similar.
  ///   - allowsBlank: whether a widget that shows nothing but its background is a valid golden.
  public static func image(
    _ measure: ComparisonStrategy = .exact, masks: [Rect] = [],
    maskingViews views: Set<String> = [],
    maskingIDs ids: Set<String> = [], leastArea: Int = 1, maxPixels: Int = 0,
    allowsBlank: Bool = false
  ) -> SnapshotStrategy {
    let masks = SnapshotMasks(areas: masks, views: views, ids: ids)
    let options = ComparisonOptions(measure, leastArea: leastArea, maxPixels: maxPixels)
    return SnapshotStrategy(fileExtension: "png") { name, image in
      PictureSnapshot.candidate(
        name, image, options: options, masks: masks, allowsBlank: allowsBlank)
    }
  }

  /// Every view with its frame, as text: detects layout changes without comparing pixels.
  public static var layout: SnapshotStrategy { lines { image in image.placed.dump() } }

  /// Every text with its lines, one text per paragraph: the visible words, without pixels.
  public static var text: SnapshotStrategy { lines(ShownTexts.list) }

  /// The tap targets, each with its rectangle, kind and link or intent.
  public static var hits: SnapshotStrategy { lines { image in image.hits.dump() } }

  /// Text goldens, compared line by line.
  public static func lines(
    _ text: @escaping @Sendable (RenderedImage) -> String
  ) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt") { name, image in
      var candidate = TextSnapshot.candidate(name, text(image), traits: image.traits)
      candidate.refuse(image)
      return candidate
    }
  }
}
