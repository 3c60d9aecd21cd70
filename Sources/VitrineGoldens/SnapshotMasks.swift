import Vitrine
import VitrineBlame
public import VitrineGraphics
import VitrineImages
import VitrineLayout

/// What of a picture is not compared.
///
/// A view is left out where it stands now and where it stood in the golden, as far as the golden's file
/// knows its views: one that moved is no difference in either place.
public struct SnapshotMasks: Hashable, Sendable {
  /// Points from the top left.
  public var areas: [Rect]
  /// Names of the types of views: `Text`, `Image`, ….
  public var views: Set<String>
  /// What `id(_:)` or `accessibilityIdentifier(_:)` named views.
  public var ids: Set<String>

  public init(areas: [Rect] = [], views: Set<String> = [], ids: Set<String> = []) {
    (self.areas, self.views, self.ids) = (areas, views, ids)
  }

  var hasViews: Bool { !views.isEmpty || !ids.isEmpty }

  /// In pixels of the new picture.
  ///
  /// - Parameter golden: the views of the golden, where its file holds them.
  func bounds(in image: RenderedImage, golden: PlacedRecord?) -> [PixelBounds] {
    let new = image.placed.nodes.filter { masks($0.name, $0.identifier) }.map(\.frame)
    let old = golden?.nodes.filter { masks($0.name, $0.identifier) }.map(\.frame) ?? []
    return (areas + new + old).map { PixelBounds(covering: $0, scale: image.scale) }
  }

  private func masks(_ name: String, _ id: String?) -> Bool {
    views.contains(name) || id.map(ids.contains) ?? false
  }
}

extension PixelBounds {
  /// All pixels that a rectangle of points touches.
  init(covering r: Rect, scale: Double) {
    func pixel(_ v: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let rounded = (v * scale).rounded(rule)
      return rounded.isFinite ? Int(max(-1e9, min(rounded, 1e9))) : 0
    }
    let (x, y) = (pixel(r.minX, .down), pixel(r.minY, .down))
    self.init(x: x, y: y, width: pixel(r.maxX, .up) - x, height: pixel(r.maxY, .up) - y)
  }

  /// Whether the rectangle holds a whole picture.
  func covers(_ picture: Pixmap) -> Bool {
    x <= 0 && y <= 0 && x + width >= picture.width && y + height >= picture.height
  }
}
