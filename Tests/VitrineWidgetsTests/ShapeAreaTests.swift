import Foundation
import Testing
import Vitrine
import VitrineGraphics

/// Shapes made of other shapes cover what SwiftUI says, whichever way they are used.
@MainActor @Suite struct ShapeAreaTests {
  /// Whether points of a picture of 100 × 100 pt are inked.
  private func inked(_ points: [(Double, Double)], @ViewBuilder _ view: () -> some View) -> [Bool] {
    let picture = Lettered.image(100, 100) { view() }.pixmap
    let scale = Double(picture.width) / 100
    return points.map { picture[Int($0.0 * scale), Int($0.1 * scale)] >> 24 > 128 }
  }

  private let style = Vitrine.StrokeStyle(lineWidth: 8)

  @Test func aMovedStrokeIsARing() {
    // A circle of radius 45 about (54, 50): at its left the line lies between x 5 and 13.
    #expect(
      inked([(54, 50), (3, 50), (10, 50), (15, 50), (96, 50)]) {
        Circle().inset(by: 5).stroke(style: style).offset(x: 4).fill(.black)
      } == [false, false, true, false, true])
  }

  @Test func aTurnedStrokeOfAPartIsAnArc() {
    // The lower half, turned to the left one.
    #expect(
      inked([(50, 50), (10, 50), (90, 50), (30, 50)]) {
        Circle().inset(by: 10).trim(from: 0, to: 0.5).stroke(style: style)
          .rotation(.degrees(90)).fill(.black)
      } == [false, true, false, false])
  }

  @Test func aStrokeClipsToItsRing() {
    #expect(
      inked([(50, 50), (5, 50), (15, 50), (50, 95)]) {
        Color.black.clipShape(Circle().inset(by: 5).stroke(style: style))
      } == [false, true, false, true])
  }

  @Test func dashesClipToTheirRing() {
    let dashed = Vitrine.StrokeStyle(lineWidth: 10, dash: [12, 6])
    // From the right and clockwise: a dash of 12 pt, then a gap of 6.
    #expect(
      inked([(50, 50), (89.5, 56), (87.4, 64.9), (50, 2)]) {
        ZStack { Color.black }.clipShape(Circle().inset(by: 10).stroke(style: dashed))
      } == [false, true, false, false])
    // The line of a whole circle lies half outside of the view; the half inside shows.
    #expect(
      inked([(50, 50), (87.8, 52), (50, 2)]) {
        ZStack { Color.black }.clipShape(Circle().stroke(style: dashed)).frame(
          width: 80, height: 80)
      } == [false, true, false])
  }

  @Test func strokedPathsHaveTheirJoinsAndDashes() {
    let corner = Vitrine.Path { path in
      path.move(to: CGPoint(x: 10, y: 80))
      path.addLine(to: CGPoint(x: 80, y: 80))
      path.addLine(to: CGPoint(x: 80, y: 10))
    }
    func area(_ join: CGLineJoin, _ dash: [CGFloat] = []) -> Vitrine.Path {
      corner.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: join, dash: dash))
    }
    let tip = CGPoint(x: 88, y: 88)
    #expect(area(.miter).contains(tip))
    #expect(!area(.round).contains(tip))
    #expect(!area(.bevel).contains(tip))
    #expect(area(.round).contains(CGPoint(x: 86, y: 86)))
    #expect(area(.miter).contains(CGPoint(x: 35, y: 75)))
    #expect(!area(.miter, [20, 10]).contains(CGPoint(x: 35, y: 75)))
    #expect(area(.miter, [20, 10]).contains(CGPoint(x: 45, y: 75)))
    let bounds = area(.miter).boundingRect
    #expect(bounds == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test func cornersOfTwoRadiiAreTheSameByPath() {
    // Continuous corners on a screen are not those of paths.
    let shape = RoundedRectangle(cornerSize: CGSize(width: 40, height: 10), style: .circular)
    let filled = Lettered.image(100, 100) { shape.fill(.black) }.pixmap
    let byPath = Lettered.image(100, 100) {
      GeometryReader { shape.path(in: CGRect(origin: .zero, size: $0.size)).fill(.black) }
    }.pixmap
    #expect(filled == byPath)
  }

  @Test func pathsHaveTheBoundsOfTheirCurves() {
    let path = Vitrine.Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    }
    // The curve's top is 3/4 of the way to its controls.
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(Vitrine.Path().boundingRect.isNull)
  }
}
