import Testing
import VitrineGraphics
import VitrinePaint

/// The outlines of a clock's figures, in em.
@Suite struct ClockFigureTests {
  private static let digits = Array("0123456789".unicodeScalars)
  /// Cap heights: of iOS 16 to 18, of iOS 26, and others.
  private static let factors = [1, 1.3, 1.7, 2.4]
  /// Half a pixel of a clock of 96 points at three pixels to the point.
  private static let halfPixel = 0.5 / 96 / 3

  private func figure(_ scalar: Unicode.Scalar, _ factor: Double = 1) throws -> ClockFigure {
    try #require(
      ClockFigure(scalar, height: ClockFigure.lowest * factor, stem: ClockFigure.semibold))
  }

  /// The widths of ink along a line: at a height above the baseline, or down a distance from the left.
  private func runs(_ path: Path, y: Double? = nil, x: Double = 0) -> [(from: Double, to: Double)] {
    var crossings: [Double] = []
    path.forEachChord(64, closing: true) { a, b in
      let (p, q) = y == nil ? (Point(a.y, a.x), Point(b.y, b.x)) : (a, b)
      let level = y.map { -$0 } ?? x
      guard (p.y > level) != (q.y > level) else { return }
      crossings.append(p.x + (q.x - p.x) * (level - p.y) / (q.y - p.y))
    }
    let sorted = crossings.sorted()
    return stride(from: 0, to: sorted.count - 1, by: 2).map { (sorted[$0], sorted[$0 + 1]) }
  }

  /// Upright strokes: the figure, the part of its height at which one is looked for, and which run it is.
  @Test(arguments: [
    ("0", 0.5, 0), ("0", 0.5, 1), ("1", 0.4, 0), ("3", 0.25, 0), ("4", 0.1, 0), ("5", 0.3, 0),
    ("6", 0.7, 0), ("6", 0.3, 1), ("8", 0.25, 0), ("8", 0.25, 1), ("9", 0.68, 0), ("9", 0.3, 0),
  ])
  func stemsAreAsThickAtEveryHeight(_ text: String, _ part: Double, _ run: Int) throws {
    let scalar = try #require(text.unicodeScalars.first)
    for factor in Self.factors {
      let path = try figure(scalar, factor).path
      let found = runs(path, y: ClockFigure.lowest * factor * part)
      // The lowest bowls are ovals without a straight side: their strokes are thinner off their middle.
      let slack = factor == 1 ? 0.012 : Self.halfPixel
      let width = found[run].to - found[run].from
      #expect(abs(width - ClockFigure.semibold) <= slack, "\(text) × \(factor): \(width)")
    }
  }

  /// Level strokes, from the left at which they are cut.
  @Test(arguments: [("2", 0.4, 0), ("4", 0.55, 0), ("5", 0.3, -1), ("7", 0.1, -1)])
  func barsAreAsThickAtEveryHeight(_ text: String, _ x: Double, _ run: Int) throws {
    let scalar = try #require(text.unicodeScalars.first)
    let widths = try Self.factors.map { factor in
      let found = runs(try figure(scalar, factor).path, x: x)
      // Downwards: the bars of 5 and 7 are the first, those of the others the last.
      let bar = run < 0 ? found[0] : found[found.count - 1]
      return bar.to - bar.from
    }
    for width in widths {
      #expect(abs(width - ClockFigure.semibold * 0.836) <= Self.halfPixel, "\(text): \(widths)")
    }
  }

  /// Slanting strokes across their direction, which a stretch would make thicker.
  @Test(arguments: [("2", 0.22, 0), ("4", 0.5, 0), ("7", 0.4, 0)])
  func slantsAreAsThickAtEveryHeight(_ text: String, _ part: Double, _ run: Int) throws {
    let scalar = try #require(text.unicodeScalars.first)
    for factor in Self.factors {
      let path = try figure(scalar, factor).path
      let y = ClockFigure.lowest * factor * part
      let (low, high) = (runs(path, y: y)[run], runs(path, y: y + 0.02)[run])
      let run = high.from - low.from
      let across = (low.to - low.from) * 0.02 / (run * run + 0.02 * 0.02).squareRoot()
      #expect(
        abs(across - ClockFigure.semibold * 0.927) <= Self.halfPixel,
        "\(text) × \(factor): \(across)")
    }
  }

  @Test(arguments: digits)
  func figuresStandOnTheBaseline(_ scalar: Unicode.Scalar) throws {
    let isRound = "0235689".unicodeScalars.contains(scalar)
    for factor in Self.factors {
      let figure = try figure(scalar, factor)
      let box = figure.path.controlBounds
      let height = ClockFigure.lowest * factor
      let over = isRound ? 0.0115 : 1e-9
      #expect(-box.minY >= height - 1e-9 && -box.minY <= height + over, "\(scalar) × \(factor)")
      #expect(box.maxY >= -1e-9 && box.maxY <= over, "\(scalar) × \(factor)")
      #expect(abs(box.minX) < 0.03 && abs(box.maxX - figure.width) < 0.03, "\(scalar) × \(factor)")
    }
  }

  /// No outline has a corner: strokes end softly, and a bowl that is stretched has none where its ends begin.
  @Test(arguments: digits)
  func nothingHasACorner(_ scalar: Unicode.Scalar) throws {
    for factor in Self.factors {
      var last: (end: Point, direction: Point)?
      var sharpest = 1.0
      try figure(scalar, factor).path.forEachChord(48, closing: true) { a, b in
        let run = b - a
        let length = (run.x * run.x + run.y * run.y).squareRoot()
        guard length > 1e-9 else { return }
        let direction = run * (1 / length)
        if let last, last.end == a {
          sharpest = min(sharpest, last.direction.x * direction.x + last.direction.y * direction.y)
        }
        last = (b, direction)
      }
      #expect(sharpest > 0.94, "\(scalar) × \(factor): \(sharpest)")
    }
  }

  /// Between its round ends a stretched bowl is straight.
  @Test(arguments: ["0", "6", "8", "9"])
  func stretchedSidesAreStraight(_ text: String) throws {
    let scalar = try #require(text.unicodeScalars.first)
    let path = try figure(scalar, 1.7).path
    let height = ClockFigure.lowest * 1.7
    let parts: ClosedRange<Double> = text == "8" ? 0.26...0.3 : 0.42...0.56
    let sides = stride(from: parts.lowerBound, through: parts.upperBound, by: 0.02).map {
      let found = runs(path, y: height * $0)
      return text == "9" ? found[found.count - 1].to : found[0].from
    }
    #expect((sides.max() ?? 1) - (sides.min() ?? 0) < 1e-6, "\(sides)")
  }

  @Test func onlyLatinFiguresAreDrawn() {
    for text in ["9:41", "00:00", "1"] { #expect(ClockFigure.canDraw(text)) }
    for text in ["", "٩:٤١", "9:41 AM", "९:४१", "9.41"] { #expect(!ClockFigure.canDraw(text)) }
    #expect(ClockFigure("A", height: 1, stem: 0.12) == nil)
  }

  @Test func figuresAreTotal() {
    let odd = [Double.nan, .infinity, -.infinity, -5, 0, 1e300]
    for scalar in Self.digits {
      for v in odd {
        let path = ClockFigure(scalar, height: v, stem: v)?.path
        #expect(path?.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } == true)
      }
    }
  }
}
