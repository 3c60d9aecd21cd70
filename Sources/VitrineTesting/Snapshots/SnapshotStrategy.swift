public import Vitrine
import VitrineGoldens
public import VitrineGraphics
public import VitrineImages
import VitrineLayout

/// What of a drawn widget is kept as golden, and how it is compared.
public struct SnapshotStrategy: Sendable {
  /// Extension of the golden's file.
  public var fileExtension: String
  var candidate: @Sendable (GoldenName, [String: String], RenderedImage) -> SnapshotCandidate
}

extension SnapshotStrategy {
  /// The picture as PNG, equal to the last bit of every channel.
  public static var image: SnapshotStrategy { image() }

  /// The picture as PNG, compared by a named measure that a failure explains; `masks` leaves out areas,
  /// in points from the top left.
  public static func image(
    _ measure: ComparisonStrategy = .exact, masks: [Rect] = []
  ) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: "png") { name, traits, image in
      let areas = masks.map { PixelBounds(covering: $0, scale: image.scale) }
      return PictureSnapshot.candidate(
        name, image, traits: traits,
        options: ComparisonOptions(measure, masks: areas))
    }
  }

  /// The picture without the frames of some views, by the name of their type (`Text`, `Image`, …).
  public static func image(
    _ measure: ComparisonStrategy = .exact, maskingViews views: Set<String>
  ) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: "png") { name, traits, image in
      let frames = image.placed.nodes.filter { views.contains($0.name) }.map(\.frame)
      let areas = frames.map { PixelBounds(covering: $0, scale: image.scale) }
      return PictureSnapshot.candidate(
        name, image, traits: traits,
        options: ComparisonOptions(measure, masks: areas))
    }
  }

  /// Every view with its frame, as text: layout changes without pixels.
  public static var layout: SnapshotStrategy { lines { image in image.placed.dump() } }

  /// Every text with its lines, one text a paragraph: what a reader sees, without pixels.
  public static var text: SnapshotStrategy { lines(ShownTexts.list) }

  /// What taps do: each target with its rectangle, kind and link or intent.
  public static var hits: SnapshotStrategy { lines { image in image.hits.dump() } }

  /// Text goldens, compared line by line.
  public static func lines(
    _ text: @escaping @Sendable (RenderedImage) -> String
  ) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt") { name, traits, image in
      TextSnapshot.candidate(name, text(image), traits: traits)
    }
  }
}

extension PixelBounds {
  /// All pixels that a rectangle of points touches.
  fileprivate init(covering r: Rect, scale: Double) {
    func pixel(_ v: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let rounded = (v * scale).rounded(rule)
      return rounded.isFinite ? Int(max(-1e9, min(rounded, 1e9))) : 0
    }
    let (x, y) = (pixel(r.minX, .down), pixel(r.minY, .down))
    self.init(x: x, y: y, width: pixel(r.maxX, .up) - x, height: pixel(r.maxY, .up) - y)
  }
}
