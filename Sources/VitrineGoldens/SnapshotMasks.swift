import Vitrine
import VitrineBlame
public import VitrineGraphics
import VitrineImages
import VitrineLayout

/// The parts of a picture that are not compared.
///
/// A masked view is left out at its current position and at its position in the golden, if the golden's
/// file contains its views: a masked view that moved causes no difference in either place.
public struct SnapshotMasks: Hashable, Sendable {
  /// Areas in points from the top left.
  public var areas: [Rect]
  /// Names of the types of views: `Text`, `Image`, ….
  public var views: Set<String>
  /// Names that views were given by `id(_:)` or `accessibilityIdentifier(_:)`.
  public var ids: Set<String>

  /// Creates masks from areas in points and from views; without arguments, everything is compared.
  public init(areas: [Rect] = [], views: Set<String> = [], ids: Set<String> = []) {
    (self.areas, self.views, self.ids) = (areas, views, ids)
  }

  var hasViews: Bool { !views.isEmpty || !ids.isEmpty }

  /// Returns the masked areas in pixels of the new picture.
  ///
  /// - Parameter golden: the views of the golden, if its file contains them.
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
  /// Creates the bounds of all pixels that a rectangle in points touches.
  init(covering r: Rect, scale: Double) {
    func pixel(_ v: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let rounded = (v * scale).rounded(rule)
      return rounded.isFinite ? Int(max(-1e9, min(rounded, 1e9))) : 0
    }
    let (x, y) = (pixel(r.minX, .down), pixel(r.minY, .down))
    self.init(x: x, y: y, width: pixel(r.maxX, .up) - x, height: pixel(r.maxY, .up) - y)
  }

  /// Whether the rectangle covers a whole picture.
  func covers(_ picture: Pixmap) -> Bool {
    x <= 0 && y <= 0 && x + width >= picture.width && y + height >= picture.height
  }
}
