import Testing
import VitrineGraphics
import VitrineRaster

/// The corner of screens against outlines that iOS 26 drew at @3x: rows of a public picture of two rounded
/// rectangles, and of one of a capsule (home-assistant/iOS, tests of a watch's builder and of button styles).
@Suite struct ScreenCornerTests {
  /// A row of pixels below the top edge, and the distance of the outline from the left edge in pixels.
  private typealias Row = (y: Int, x: Double)

  /// 244 × 300 pt, radius 72 pt; the rows from the top and the columns from the left are the same.
  private static let large: [Row] = [
    (6, 180.87), (12, 150.93), (20, 126.67), (30, 105.92), (45, 83.39), (63, 63.03), (85, 43.9),
    (110, 28), (135, 17.26), (160, 10.23), (185, 5.8), (210, 3.37), (235, 1.97), (260, 1.25),
    (280, 0.78), (300, 0.38), (320, 0.05), (340, 0),
  ]
  /// 214 × 270 pt, radius 58 pt.
  private static let small: [Row] = [
    (6, 137.84), (12, 113.2), (24, 85.42), (40, 62.39), (60, 42.15), (80, 27.43), (100, 17.25),
    (120, 10.39), (140, 6.06), (160, 3.45), (180, 2.05), (200, 1.24), (220, 0.74), (240, 0.34),
    (255, 0.08), (270, 0),
  ]
  /// 358 × 48 pt.
  private static let capsule: [Row] = [
    (2, 58.08), (4, 49.13), (8, 38.67), (13, 30.24), (19, 22.8), (26, 16.24), (34, 10.82),
    (42, 6.82), (50, 4.03), (56, 2.84), (60, 1.96), (63, 1.69), (66, 1.15), (69, 0.56), (71, 0.14),
  ]

  /// The root mean square distance along the outline's normal between the rows and what is drawn, in pixels, and
  /// the largest; `isFast` asks the kernel of rounded rectangles, otherwise its path is filled.
  private func distance(
    _ rows: [Row], width: Double, height: Double, radius: Double, _ curve: CornerCurve,
    isFast: Bool = true
  ) -> (rms: Double, most: Double) {
    let rect = Rect(x: 0, y: 0, width: width * 3, height: height * 3)
    let (columns, lines) = (Int(rect.width / 2), Int(rect.height / 2))
    let radii = CornerRadii(radius * 3)
    let picture =
      isFast
      ? draw(columns, lines, [.fillRoundedRect(rect, radii, curve, .color(.black))])
        .pixels.map { Double($0 >> 24) / 255 }
      : coverage(columns, lines, Path(roundedRect: rect, radii: radii, curve: curve))
    let edge = { (y: Int) in
      Double(columns) - picture[y * columns..<(y + 1) * columns].reduce(0, +)
    }
    let off = rows.map { row in
      let slope = row.y + 1 < lines ? (edge(row.y - 1) - edge(row.y + 1)) / 2 : 0
      return (edge(row.y) - row.x) / (1 + slope * slope).squareRoot()
    }
    let squares = off.reduce(0) { $0 + $1 * $1 }
    return ((squares / Double(off.count)).squareRoot(), off.map(\.magnitude).max() ?? 0)
  }

  @Test(arguments: [true, false]) func roundedRectanglesFollowTheMeasuredOnes(isFast: Bool) {
    let first = distance(
      Self.large, width: 244, height: 300, radius: 72, .screen, isFast: isFast)
    #expect(first.rms <= 0.06 && first.most <= 0.15, "\(first)")
    let second = distance(
      Self.small, width: 214, height: 270, radius: 58, .screen, isFast: isFast)
    #expect(second.rms <= 0.06 && second.most <= 0.15, "\(second)")
    let published = distance(Self.large, width: 244, height: 300, radius: 72, .continuous)
    #expect(published.rms > 0.4 && published.most > 0.9, "\(published)")
  }

  @Test(arguments: [true, false]) func capsulesFollowTheMeasuredOne(isFast: Bool) {
    let drawn = distance(
      Self.capsule, width: 358, height: 48, radius: 24, .screen, isFast: isFast)
    // The picture's end has a point, ours is rounded (`RoundedRectTests.capsulesEndWithoutACusp`).
    #expect(drawn.rms <= 0.12 && drawn.most <= 0.21, "\(drawn)")
  }

  /// The outline ends on its edges: the middle of each side is covered to the last pixel.
  @Test(arguments: [18.0, 24, 30, 50]) func sidesAreStraightBeyondTheCorner(radius: Double) {
    let rect = Rect(x: 0, y: 0, width: 150, height: 150)
    let picture = draw(
      150, 150, [.fillRoundedRect(rect, CornerRadii(radius), .screen, .color(.black))])
    let end = Int((radius * 1.4808).rounded(.up))
    for k in min(end, 74)..<75 { #expect(picture[k, 0] >> 24 >= 253 && picture[0, k] >> 24 >= 253) }
    #expect(picture[0, 0] == 0)
  }
}
