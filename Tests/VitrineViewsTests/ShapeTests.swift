import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

private typealias Path = SwiftUI.Path

@MainActor struct ShapeTests {
  private func leaf(_ view: some View) throws -> ShapeLeaf {
    var node = resolve(view).tree.root
    while let child = node.children.first { node = child }
    guard case .shape(let leaf) = node.kind else {
      throw Missing()
    }
    return leaf
  }

  private struct Missing: Error {}

  @Test func cornersAreContinuous() throws {
    guard
      case .roundedRectangle(let size, let curve) = try leaf(RoundedRectangle(cornerRadius: 9))
        .geometry
    else {
      Issue.record("no rounded rectangle")
      return
    }
    #expect(size == Size(9, 9))
    #expect(curve == .screen)
  }

  /// From iOS 18 on corners are those of the screen, also of clips and of the widget itself.
  @Test(arguments: [17, 18, 26]) func cornersAreThoseOfTheSystem(_ system: Int) throws {
    let shown: CornerCurve = system < 18 ? .continuous : .screen
    var environment = EnvironmentValues()
    environment.host.systemVersion = system
    let shapes: [any Shape] = [
      RoundedRectangle(cornerRadius: 9), Capsule(), UnevenRoundedRectangle(topLeadingRadius: 3),
    ]
    for shape in shapes { #expect(curve(shape._geometry(environment).shape) == shown) }
    let circular = RoundedRectangle(cornerRadius: 9, style: .circular)
    #expect(curve(circular._geometry(environment).shape) == .circular)
    #expect(curve(WidgetContainer.rounded(radius: 9).geometry(os: system)) == shown)
    var offScreen = environment
    offScreen.host.isOffScreen = true
    #expect(curve(Capsule()._geometry(offScreen).shape) == .continuous)
    var clip = resolve(Color.red.cornerRadius(9), environment: environment).tree.root
    while clip.name != "cornerRadius", let child = clip.children.first { clip = child }
    guard case .effect(.clip(let shape, _)) = clip.kind else { throw Missing() }
    #expect(curve(shape) == shown)
  }

  private func curve(_ shape: ShapeGeometry) -> CornerCurve? {
    switch shape {
    case .roundedRectangle(_, let curve), .unevenRoundedRectangle(_, let curve),
      .capsule(let curve):
      curve
    default: nil
    }
  }

  /// An author who asks for the path gets the published corner, 1.52866483 radii long.
  @Test func pathsHaveThePublishedCorner() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
    let path = RoundedRectangle(cornerRadius: 10).path(in: rect)
    #expect(path == Path(roundedRect: rect, cornerRadius: 10))
    var ends: [Double] = []
    path.forEach { if case .line(let point) = $0 { ends.append(point.y) } }
    #expect(ends.count == 4 && abs(ends[0] - (80 - 15.2866483)) < 1e-6, "\(ends)")
  }

  /// Outlines begin in the middle of the trailing edge, and go clockwise: half of one is its lower half.
  @Test func trimmedRoundedRectanglesBeginAtTheTrailingEdge() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    for shape in [
      AnyShape(RoundedRectangle(cornerRadius: 12).trim(from: 0, to: 0.5)),
      AnyShape(Capsule(style: .circular).trim(from: 0, to: 0.5)),
      AnyShape(
        UnevenRoundedRectangle(
          topLeadingRadius: 9, bottomLeadingRadius: 9, bottomTrailingRadius: 9,
          topTrailingRadius: 9
        ).trim(from: 0, to: 0.5)),
    ] {
      let half = shape.path(in: rect)
      #expect(half.boundingRect.minY > 29.9 && half.boundingRect.maxY > 59.9)
      #expect(half.currentPoint.map { abs($0.x) < 0.1 && abs($0.y - 30) < 0.1 } == true)
    }
  }

  @Test func bordersStayInside() throws {
    guard
      case .strokeBorder(_, let stroke) = try leaf(
        Circle().strokeBorder(.red, lineWidth: 3)
      ).drawing
    else {
      Issue.record("no border")
      return
    }
    #expect(stroke.width == 3)
  }

  @Test func operationsNest() throws {
    guard case .inset(.circle, let amount) = try leaf(Circle().inset(by: 4).inset(by: 2)).geometry,
      case .trimmed(.rectangle, let from, let to) = try leaf(
        Rectangle().trim(from: 0.1, to: 0.5).stroke(.red)
      ).geometry
    else {
      Issue.record("no operation")
      return
    }
    #expect(amount == 6)
    #expect(from == 0.1 && to == 0.5)
  }

  @Test func fillThenStroke() {
    let root = resolve(Circle().fill(.red).stroke(.blue, lineWidth: 2)).tree.root
    #expect(outline(root) == ["Circle", "  Circle", "  Circle"])
  }

  @Test func authorsShapesAreAskedLater() throws {
    struct Wedge: Shape {
      var part = 0.5
      func path(in rect: CGRect) -> SwiftUI.Path {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: rect.width * part, y: rect.height))
          path.closeSubpath()
        }
      }
    }
    let leaf = try leaf(Wedge(part: 0.25).fill(.red))
    guard case .custom(let name, _, let outline) = leaf.geometry else {
      Issue.record("not custom")
      return
    }
    #expect(name == "Wedge")
    let path = outline(Rect(x: 0, y: 0, width: 40, height: 10))
    #expect(path.points == [.zero, Point(10, 10)])
  }

  @Test func pathQuestions() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 15, y: 5)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Path().boundingRect.isNull)
    #expect(path.offsetBy(dx: 2, dy: 3).boundingRect.origin == CGPoint(x: 2, y: 3))
    #expect(path.trimmedPath(from: 0, to: 0.25).boundingRect.height == 0)
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: -0.5, y: 5)))
    #expect(!path.strokedPath(StrokeStyle(lineWidth: 2)).contains(CGPoint(x: 5, y: 5)))
  }

  @Test func arcsEndWhereTheyShould() throws {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: false)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-6 && abs(end.y - 15) < 1e-6)
    #expect(path.outline.verbs == [.move, .cubic])
    var other = Path()
    other.addArc(
      center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    // The long way round: three quarters.
    #expect(other.outline.verbs == [.move, .cubic, .cubic, .cubic])
  }

  @Test func tangentArcsRoundACorner() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-6 && abs(end.y - 3) < 1e-6)
    #expect(abs(path.boundingRect.maxX - 10) < 1e-3)
  }
}
