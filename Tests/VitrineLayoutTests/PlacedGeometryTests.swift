import Testing
import VitrineGraphics
import VitrineLayout

/// `holdsClosely` against the outline itself.
@Suite struct PlacedGeometryTests {
  /// Random outlines in frames of up to 60 points: rectangles with uneven corners, capsules and ellipses.
  private func geometry(_ random: inout SeededTrees, in bounds: Rect) -> PlacedGeometry {
    let most = min(bounds.width, bounds.height) / 2
    func radius() -> Double { most * Double(random.next(101)) / 100 }
    switch random.next(5) {
    case 0: return .ellipse
    case 1: return .roundedRectangle(CornerRadii(most), random.next(2) == 0 ? .screen : .continuous)
    case 2: return .roundedRectangle(CornerRadii(radius()), .circular)
    case 3: return .roundedRectangle(CornerRadii(radius()), .continuous)
    default:
      return .roundedRectangle(
        CornerRadii(
          topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius()),
        .screen)
    }
  }

  @Test func heldRectanglesAreInsideTheOutline() {
    var random = SeededTrees(seed: 12)
    var held = 0
    for _ in 0..<3000 {
      let bounds = Rect(
        x: Double(random.next(20)), y: Double(random.next(20)),
        width: Double(8 + random.next(240)) / 4, height: Double(8 + random.next(240)) / 4)
      let outline = geometry(&random, in: bounds)
      let path = outline.path(in: bounds)
      for _ in 0..<8 {
        let x = bounds.minX + bounds.width * Double(random.next(60)) / 100
        let y = bounds.minY + bounds.height * Double(random.next(60)) / 100
        let rect = Rect(
          x: x, y: y, width: (bounds.maxX - x) * Double(1 + random.next(100)) / 100,
          height: (bounds.maxY - y) * Double(1 + random.next(100)) / 100)
        // What the coarser test holds, the closer one holds too.
        guard outline.holdsClosely(rect, in: bounds) else {
          #expect(!outline.holds(rect, in: bounds))
          continue
        }
        held += 1
        // An outline is convex, so that its corners tell: a little inside, as the path is tested along chords.
        let inner = rect.inset(by: min(0.05, rect.width / 4, rect.height / 4))
        for corner in [
          Point(inner.minX, inner.minY), Point(inner.maxX, inner.minY),
          Point(inner.maxX, inner.maxY), Point(inner.minX, inner.maxY),
        ] {
          #expect(path.contains(corner), "\(outline) in \(bounds) with \(rect)")
        }
      }
    }
    #expect(held > 5000)
  }

  /// A text at the standard margin of a widget's corner is inside without a look at its ink.
  @Test func cornersAreMeasuredAlongTheCircle() {
    let widget = Rect(x: 0, y: 0, width: 170, height: 170)
    let outline = PlacedGeometry.roundedRectangle(CornerRadii(24), .continuous)
    #expect(outline.holdsClosely(Rect(x: 16, y: 16, width: 100, height: 20), in: widget))
    #expect(outline.holdsClosely(Rect(x: 11, y: 11, width: 100, height: 20), in: widget))
    #expect(!outline.holdsClosely(Rect(x: 4, y: 4, width: 100, height: 20), in: widget))
    #expect(outline.holdsClosely(Rect(x: 0, y: 40, width: 170, height: 20), in: widget))
    #expect(!outline.holdsClosely(Rect(x: -1, y: 40, width: 100, height: 20), in: widget))
  }
}
