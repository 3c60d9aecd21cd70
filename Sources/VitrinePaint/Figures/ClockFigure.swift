import VitrineGraphics

/// A figure of the Lock Screen's clock: an outline of its own for each height, with strokes of the same thickness at
/// all of them.
///
/// Widths, strokes and the shapes of the lowest ones follow the bundled system font at its own cap height; what is
/// higher has straight sides between the same ends, and slanting strokes run steeper. Corners are soft, as in the
/// numerals of Lock Screens from iOS 16 on. All lengths are parts of an em, judged by eye on screenshots (estimated).
package struct ClockFigure: Hashable {
  /// The outline with its left end at 0 and its baseline at 0; y points down.
  package var path: Path
  /// The width of the ink.
  package var width: Double

  /// The cap height of the system font.
  package static let lowest = 0.7046
  /// The thickness of upright strokes of the bundled system font in semibold and in bold.
  package static let (semibold, bold) = (0.1208, 0.14)
  /// The greatest height and the greatest thickness.
  private static let highest = 4.0
  private static let thickest = 0.16
  /// The height by which round ends exceed straight ones, on either side.
  static let overshoot = 0.0113
  /// The radius of soft corners.
  private static let softness = 0.02

  /// Whether a text consists of figures that have such outlines: digits of the Latin script and colons.
  package static func canDraw(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || $0 == ":" }
  }

  /// Creates a figure; nil for characters without one.
  ///
  /// - Parameters:
  ///   - height: of straight figures; at least `lowest`.
  ///   - stem: the thickness of upright strokes.
  package init?(_ scalar: Unicode.Scalar, height: Double, stem: Double) {
    let height = height.isFinite ? min(max(height, Self.lowest), Self.highest) : Self.lowest
    let stem = stem.isFinite ? min(max(stem, 0.02), Self.thickest) : Self.semibold
    let drawing = FigureDrawing(height: height, strokes: FigureStrokes(stem: stem))
    guard let (path, width) = drawing.figure(scalar) else { return nil }
    self.path = path.softened(by: Self.softness)
    self.width = width
  }
}

/// A drawing of figures at one height.
struct FigureDrawing {
  let height: Double
  let strokes: FigureStrokes

  var stem: Double { strokes.stem }
  var bar: Double { strokes.bar }
  /// The upper and lower ends of round figures.
  var top: Double { height + ClockFigure.overshoot }
  var foot: Double { -ClockFigure.overshoot }

  func figure(_ scalar: Unicode.Scalar) -> (path: Path, width: Double)? {
    switch scalar {
    case "0": zero
    case "1": one
    case "2": two
    case "3": three
    case "4": four
    case "5": five
    case "6": six
    case "7": seven
    case "8": eight
    case "9": nine
    case ":": colon
    default: nil
    }
  }

  private var zero: (Path, Double) {
    let (width, radius) = (0.55, 0.345)
    var pen = FigurePen()
    pen.ring(0...width, foot...top, radius: radius)
    pen.ring(
      stem...(width - stem), (foot + bar)...(top - bar),
      radius: min(radius, (top - foot) / 2) - bar,
      isHole: true)
    return (pen.path, width)
  }

  private var one: (Path, Double) {
    let (width, drop) = (0.29, 0.109)
    let flag = bar * 1.12
    var pen = FigurePen()
    pen.move(width, 0)
    pen.line(width, height)
    pen.line(width - stem, height)
    pen.line(0, height - drop)
    pen.line(0, height - drop - flag)
    pen.line(width - stem, height - flag - 0.008)
    pen.line(width - stem, 0)
    return (pen.path, width)
  }

  private var four: (Path, Double) {
    let (width, left, head) = (0.57, 0.352, 0.322)
    // The bar rises less than the figure.
    let base = 0.158 * (height / ClockFigure.lowest).squareRoot()
    let face = bar * 0.93
    let (dx, dy) = (head, height - base - face)
    let length = (dx * dx + dy * dy).squareRoot()
    let inner = Point(strokes.slant * dy / length, base + face - strokes.slant * dx / length)
    var pen = FigurePen()
    pen.move(0, base)
    pen.line(0, base + face)
    pen.line(head, height)
    pen.line(left + stem, height)
    pen.line(left + stem, base + bar)
    pen.line(width, base + bar)
    pen.line(width, base)
    pen.line(left + stem, base)
    pen.line(left + stem, 0)
    pen.line(left, 0)
    pen.line(left, base)
    pen.move(inner.x + (base + bar - inner.y) * dx / dy, base + bar)
    pen.line(left, base + bar)
    pen.line(left, inner.y + (left - inner.x) * dy / dx)
    return (pen.path, width)
  }

  private var seven: (Path, Double) {
    let (width, left) = (0.478, 0.048)
    let shoulder = height - bar * 1.03
    let run = strokes.direction(from: Point(left, 0), reaching: Point(width, shoulder))
    let slope = run.x / run.y
    var pen = FigurePen()
    pen.move(0, height)
    pen.line(width, height)
    pen.line(width, shoulder)
    pen.line(width - shoulder * slope, 0)
    pen.line(left, 0)
    pen.line(left + (height - bar) * slope, height - bar)
    pen.line(0, height - bar)
    return (pen.path, width)
  }

  private var colon: (Path, Double) {
    let side = stem * 1.15
    // Pow.pow is the one of the renderer's own.
    let distance = 0.165 * Pow.pow(height / ClockFigure.lowest, 0.8)
    var path = Path()
    for middle in [height / 2 - distance, height / 2 + distance] {
      path.append(Path(ellipseIn: Rect(x: 0, y: -middle - side / 2, width: side, height: side)))
    }
    return (path, side)
  }
}
