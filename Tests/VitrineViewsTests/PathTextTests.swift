import SwiftUI
import Testing

private typealias Path = SwiftUI.Path

/// Paths as text. Where a text is said to be Apple's, SwiftUI of macOS 26.2 wrote it.
@MainActor @Suite struct PathTextTests {
  private static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// Apple's.
  @Test func elementsAreWrittenInPostfixOrder() {
    var mixed = Path()
    mixed.move(to: .zero)
    mixed.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
    mixed.addCurve(
      to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
    #expect(mixed.description == "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c")
    mixed.closeSubpath()
    #expect("\(mixed)" == "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h")
    #expect(Rectangle().path(in: Self.box).description == "0 0 m 100 0 l 100 60 l 0 60 l h")
    let part = Rectangle().path(in: Self.box).trimmedPath(from: 0.1, to: 0.6)
    #expect(part.description == "32 0 m 100 0 l 100 60 l 68 60 l")
    let turned = Rectangle().rotation(.degrees(30), anchor: .bottomTrailing).path(in: Self.box)
    #expect(turned.description == "43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h")
    let leant = Rectangle()
      .transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).path(in: Self.box)
    #expect(leant.description == "0 0 m 100 0 l 130 60 l 30 60 l h")
    #expect(Path().description == "")
  }

  /// Apple's.
  @Test func arcsAndEllipses() {
    let circle = Circle().path(in: Self.box)
    #expect(
      circle.description
        == "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c"
        + " 20 13.4315 33.4315 0 50 0 c 66.5685 0 80 13.4315 80 30 c h")
  }

  /// Apple's.
  @Test func roundedRectanglesBeginInTheMiddleOfTheTrailingEdge() {
    #expect(
      RoundedRectangle(cornerRadius: 8, style: .circular)
        .path(in: CGRect(x: 10, y: 20, width: 50, height: 40)).description
        == "60 40 m 60 52 l 60 56.4183 56.4183 60 52 60 c 18 60 l 13.5817 60 10 56.4183 10 52 c"
        + " 10 28 l 10 23.5817 13.5817 20 18 20 c 52 20 l 56.4183 20 60 23.5817 60 28 c h")
    let uneven = UnevenRoundedRectangle(
      cornerRadii: .init(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20),
      style: .circular)
    #expect(
      uneven.path(in: Self.box).description
        == "100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l"
        + " 4.47715 60 0 55.5228 0 50 c 0 5 l 0 2.23858 2.23858 0 5 0 c 80 0 l"
        + " 91.0457 0 100 8.95431 100 20 c h")
    #expect(
      RoundedRectangle(cornerRadius: 0).path(in: Self.box).description
        == "0 0 m 100 0 l 100 60 l 0 60 l h")
  }

  /// Apple's.
  @Test func linesAfterACloseNeedNoMove() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(path.description == "0 0 m 10 0 l h 0 10 l")
    #expect(Path(path.description) == path)
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.description == "0 0 m 10 0 l h 0 10 l 3 4 m")
  }

  /// Apple's: from an angle to another, `clockwise` or not.
  @Test(
    arguments: [
      (0, 90, false, "m 90 72.0914 72.0914 90 50 90 c"),
      (
        0, 120, false,
        "m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"
      ),
      (0, 30, false, "m 90 57.0215 88.1517 63.9192 84.641 70 c"),
      (0, 0, false, "m"),
      (0, 360, false, "m \(south) \(west) \(north) \(east) h"),
      (0, -360, false, "m \(south) \(west) \(north) \(east)"),
      (0, 450, false, "m \(south) \(west) \(north) \(east) \(south)"),
      (0, -90, false, "m \(south) \(west) \(north)"),
      (0, -90, true, "m 90 27.9086 72.0914 10 50 10 c"),
      (
        0, 45, true,
        "m \(back) 60.6087 90 70.7828 85.7857 78.2843 78.2843 c"
      ),
      (0, 360, true, "m \(back) 72.0914 90 90 72.0914 90 50 c h"),
      (0, 720, true, "m \(back) 72.0914 90 90 72.0914 90 50 c"),
    ] as [(Double, Double, Bool, String)])
  func arcs(from start: Double, to end: Double, clockwise: Bool, written: String) {
    let arc = Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
    #expect(arc.description == "90 50 " + written)
  }

  nonisolated private static let south = "90 72.0914 72.0914 90 50 90 c"
  nonisolated private static let west = "27.9086 90 10 72.0914 10 50 c"
  nonisolated private static let north = "10 27.9086 27.9086 10 50 10 c"
  nonisolated private static let east = "72.0914 10 90 27.9086 90 50 c"
  nonisolated private static let back =
    "90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c"

  /// Apple's.
  @Test func relativeAndJoinedArcs() {
    let center = CGPoint(x: 50, y: 50)
    func relative(_ delta: Double) -> String {
      Path {
        $0.addRelativeArc(
          center: center, radius: 40, startAngle: .degrees(0), delta: .degrees(delta))
      }.description
    }
    #expect(relative(0) == "90 50 m")
    #expect(
      relative(190)
        == "90 50 m \(Self.south) \(Self.west) 10 47.6714 10.2033 45.3473 10.6077 43.0541 c")
    #expect(relative(-360) == "90 50 m \(Self.back) 72.0914 90 90 72.0914 90 50 c")
    let joined = Path {
      $0.move(to: .zero)
      $0.addArc(
        center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .degrees(0),
        endAngle: .degrees(90), clockwise: false)
    }
    #expect(joined.description == "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c")
  }

  /// `%g` of C: six significant digits without trailing zeros, powers of ten beyond.
  @Test func numbersHaveSixDigits() {
    func written(_ x: CGFloat, _ y: CGFloat) -> String {
      Path { $0.move(to: CGPoint(x: x, y: y)) }.description
    }
    #expect(written(1234567, 0.00001234567) == "1.23457e+06 1.23457e-05 m")
    #expect(written(2.0 / 3, -0.1) == "0.666667 -0.1 m")
    #expect(written(123456, 1e15) == "123456 1e+15 m")
  }

  @Test func textIsReadAsItIsWritten() {
    let text = "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h"
    #expect(Path(text)?.description == text)
    #expect(Path("0 0 m 10 0 l h")?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(Path("")?.isEmpty == true)
    let box = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Path(box.description) == box)
  }

  /// What Core Graphics' reader takes and refuses, as OpenSwiftUI found it.
  @Test(
    arguments: [
      ("100 0 m 200 100 l h", "100 0 m 200 100 l h"),
      ("0 0 m 50 50 100 100 v", "0 0 m 0 0 50 50 100 100 c"),
      ("0 0 m 25 0 100 100 y", "0 0 m 25 0 100 100 100 100 c"),
      ("0 0 m 10 20 20 0 q 40 0 t", "0 0 m 10 20 20 0 q 30 -20 40 0 q"),
      ("10 20 30 40 re", "10 20 m 40 20 l 40 60 l 10 60 l h"),
      ("-10 -20 m 30 40 l", "-10 -20 m 30 40 l"),
      ("0.5 1.5 m 2.5 3.5 l", "0.5 1.5 m 2.5 3.5 l"),
      ("0\t0\nm\n100\t100\tl", "0 0 m 100 100 l"),
      ("1-2m.5.25l", "1 -2 m 0.5 0.25 l"), ("1e1 +2E0 m", "10 2 m"),
      // Coordinates that no letter follows are ignored.
      ("0 0 m 10 10 l 5 5", "0 0 m 10 10 l"), ("1 2 3", ""),
      // Nothing to begin at.
      ("10 10 l", ""),
    ] as [(String, String)])
  func textsThatAreRead(text: String, written: String) {
    #expect(Path(text)?.description == written)
  }

  @Test(arguments: [
    "0 0 z", "0 m", "1 2 3 4 5 6 7 m", "1 2 h", "0 0 m 1 2 3 l", "M 0 0", "0,0 m", "0 0 m é",
    "0 0 m 1 2 r", "- 0 m", "nan 0 m", "1 2 3 4 5 6 7",
  ])
  func textsThatAreRefused(text: String) {
    #expect(Path(text) == nil)
  }
}
