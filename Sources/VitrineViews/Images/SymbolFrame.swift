import VitrineGraphics
import VitrineLayout

/// Frame and ink of one of the platform's symbols in em, measured on public reference pictures; the frames
/// are derived from the positions of the views beside and below the symbols.
///
/// Icons of other symbols have a square of `SymbolMetrics.boxPerEm`.
nonisolated struct SymbolFrame: Hashable, Sendable {
  /// The size of the view.
  let width: Double
  let height: Double
  /// The size of the ink.
  let inkWidth: Double
  let inkHeight: Double

  /// Takes sizes in points of a picture that has the symbol at `size`.
  private init(
    at size: Double, _ width: Double, _ height: Double, ink inkWidth: Double, _ inkHeight: Double
  ) {
    self.width = width / size
    self.height = height / size
    self.inkWidth = inkWidth / size
    self.inkHeight = inkHeight / size
  }

  /// Takes the ink alone: frames are 0.13 em higher and, where both are known, 0.16 em wider.
  private init(at size: Double, ink width: Double, _ height: Double) {
    self.init(at: size, width + 0.16 * size, height + 0.13 * size, ink: width, height)
  }

  static let measured: [String: SymbolFrame] = [
    "bell": .init(at: 17, 19, 19.33, ink: 16, 17.67),
    "line.3.horizontal.decrease.circle": .init(at: 17, 19.66, 19, ink: 17.33, 17.33),
    "globe": .init(at: 17, 19.66, 19, ink: 17.33, 17.33),
    // Measured in semibold.
    "gear": .init(at: 17, 22, 21.66, ink: 19.33, 19),
    "arrow.clockwise": .init(at: 17, 18.33, 21, ink: 15.33, 18.67),
    "arrow.right": .init(at: 17, 20, 15.54, ink: 16.33, 13.33),
    "plus": .init(at: 17, 18.66, 16.54, ink: 14.33, 14.33),
    // Measured in bold.
    "arrow.up": .init(at: 22, 22.9, 23.86, ink: 17.67, 21),
    "arrow.down": .init(at: 22, 22.9, 23.86, ink: 17.67, 21),
    // Frame widths derived from the ink.
    "magnifyingglass": .init(at: 56, 62.63, 61.6, ink: 53.67, 54.33),
    "tray": .init(at: 56, 73.63, 54.27, ink: 64.67, 47),
    "heart": .init(at: 56, 63.63, 58.27, ink: 54.67, 50.33),
    "exclamationmark.triangle.fill": .init(at: 48, 57.35, 51.47, ink: 49.67, 45),
    "calendar": .init(at: 32, 36.79, 33.67, ink: 31.67, 29.33),
    "heart.fill": .init(at: 17, ink: 17, 15.67),
    "person.fill": .init(at: 17, ink: 14.33, 15.33),
    "location.fill": .init(at: 17, ink: 16, 16),
  ]
}

extension SymbolFrame {
  /// The box in an icon's space that fills the frame when the icon's ink, centred in it, is as large as the
  /// symbol's ink allows.
  nonisolated func box(around layers: [SymbolOutline.Layer]) -> Rect? {
    var ink: Rect?
    for layer in layers {
      guard let box = SampledBounds.of(layer.path) else { continue }
      ink = ink.map { $0.union(box) } ?? box
    }
    guard let ink, ink.width > 0, ink.height > 0 else { return nil }
    let unit = min(inkWidth / ink.width, inkHeight / ink.height)
    let (width, height) = (width / unit, height / unit)
    return Rect(
      x: ink.minX + (ink.width - width) / 2, y: ink.minY + (ink.height - height) / 2, width: width,
      height: height)
  }
}

/// The bounding box of an outline to about a thousandth; control points of curves may be far outside.
private nonisolated enum SampledBounds {
  static func of(_ path: GraphicsPath) -> Rect? {
    var box: Rect?
    var from = Point.zero
    path.forEachSegment { verb, points in
      let controls = [from] + points
      for step in 0...steps where !(verb == .move && step < steps) {
        let point = at(Double(step) / Double(steps), verb == .move ? Array(points) : controls)
        let dot = Rect(x: point.x, y: point.y, width: 0, height: 0)
        box = box.map { join($0, dot) } ?? dot
      }
      from = points.last ?? from
    }
    return box
  }

  private static let steps = 16

  /// The point on a curve of any degree, by De Casteljau's algorithm.
  private static func at(_ t: Double, _ controls: [Point]) -> Point {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        Point($0.x + ($1.x - $0.x) * t, $0.y + ($1.y - $0.y) * t)
      }
    }
    return points.first ?? .zero
  }

  /// Returns the union, including empty rectangles, which `Rect.union` ignores.
  private static func join(_ a: Rect, _ b: Rect) -> Rect {
    let (x, y) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return Rect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }
}
