import Testing
import VitrineGraphics
import VitrineLayout

/// The sizes of shapes' views, as in frames by Apple's renderer on macOS 26.2.
@Suite struct ShapeSizeTests {
  private let pen = StrokeStyle(width: 4)

  /// The size in a frame of 60 × 40.
  private func size(_ geometry: ShapeGeometry, _ drawing: ShapeLeaf.Drawing? = nil) -> Size {
    let laid = Laid(shape(geometry, drawing).id("s").frame(width: 60, height: 40))
    return laid["s"].size
  }

  @Test func ringBesideAFlexibleView() {
    let ring = shape(.trimmed(.circle, from: 0, to: 0.7), .stroke(.color(.black), pen)).id("ring")
    let laid = Laid(hStack(ring, color("rest")), 200, 40)
    #expect(laid["ring"] == rect(0, 0, 40, 40))
    #expect(laid["rest"] == rect(40, 0, 160, 40))
  }

  /// A circle, an ellipse, a capsule and a stroked circle in 300 × 40: 40, 110, 110, 40.
  @Test func fourShapesInARow() {
    let laid = Laid(
      hStack(
        shape(.circle).id("c"), shape(.ellipse).id("e"), shape(.capsule(.continuous)).id("cap"),
        shape(.stroked(.circle, pen)).id("stroked")), 300, 40)
    #expect(laid["c"] == rect(0, 0, 40, 40))
    #expect(laid["e"] == rect(40, 0, 110, 40) && laid["cap"] == rect(150, 0, 110, 40))
    #expect(laid["stroked"] == rect(260, 0, 40, 40))
  }

  @Test func aCircleOverARectangle() {
    let laid = Laid(
      vStack(shape(.trimmed(.circle, from: 0.5, to: 1)).id("c"), color("r")), 60, 100)
    #expect(laid["c"] == rect(5, 0, 50, 50) && laid["r"] == rect(0, 50, 60, 50))
  }

  @Test func trimmedAndStrokedCirclesAreSquares() {
    let square = Size(40, 40)
    #expect(size(.trimmed(.circle, from: 0.25, to: 1)) == square)
    #expect(size(.trimmed(.circle, from: 0, to: 0.7), .stroke(.color(.black), pen)) == square)
    #expect(size(.stroked(.circle, pen)) == square)
    #expect(size(.circle, .stroke(.color(.black), pen)) == square)
    #expect(
      size(.stroked(.trimmed(.trimmed(.circle, from: 0, to: 0.9), from: 0, to: 0.5), pen)) == square
    )
  }

  @Test func otherModifiersTakeTheProposal() {
    let whole = Size(60, 40)
    let half = UnitPosition(0.5, 0.5)
    #expect(size(.offset(.circle, Size(10, 5))) == whole)
    #expect(size(.scaled(.circle, x: 0.5, y: 0.5, anchor: half)) == whole)
    #expect(size(.scaled(.circle, x: 1.5, y: 0.5, anchor: UnitPosition(0, 0))) == whole)
    #expect(size(.rotated(.circle, radians: 0.5, anchor: half)) == whole)
    #expect(size(.transformed(.circle, .scale(2, 1))) == whole)
    #expect(size(.sized(.circle, Size(30, 20))) == whole)
    #expect(size(.inset(.circle, 5)) == whole)
    #expect(size(.circle, .strokeBorder(.color(.black), pen)) == whole)
  }

  /// The outermost modifiers decide, as far as they ask what is below them.
  @Test func chainsOfModifiers() {
    let whole = Size(60, 40)
    #expect(size(.trimmed(.offset(.circle, Size(3, 0)), from: 0, to: 0.5)) == whole)
    #expect(size(.offset(.trimmed(.circle, from: 0, to: 0.5), Size(3, 0))) == whole)
    #expect(size(.stroked(.inset(.circle, 2), pen)) == whole)
    #expect(size(.trimmed(.stroked(.circle, pen), from: 0, to: 0.5)) == Size(40, 40))
  }

  @Test func shapesWithoutASizeOfTheirOwnTakeTheProposal() {
    let whole = Size(60, 40)
    for inner in [
      ShapeGeometry.capsule(.continuous), .ellipse, .rectangle, .containerRelative,
      .path(Path(rect: rect(0, 0, 24, 16))),
    ] {
      #expect(size(.trimmed(inner, from: 0, to: 0.5)) == whole)
      #expect(size(.stroked(inner, pen)) == whole)
    }
  }

  @Test func theIdealSizeIsTen() {
    let shapes: [ShapeGeometry] = [
      .circle, .offset(.circle, Size(5, 0)), .sized(.rectangle, Size(30, 20)),
      .path(Path(rect: rect(0, 0, 24, 16))), .trimmed(.circle, from: 0, to: 0.5),
      .stroked(.circle, pen),
    ]
    for geometry in shapes {
      #expect(Laid(shape(geometry).id("s").fixedSize())["s"].size == Size(10, 10))
    }
    let border = shape(.circle, .strokeBorder(.color(.black), pen)).id("s").fixedSize()
    #expect(Laid(border)["s"].size == Size(10, 10))
  }

  @Test func authorsAnswerForTheirShapes() {
    let tall = ShapeGeometry.custom(name: "Tall", size: { Size(12, $0.height ?? 7) }) {
      Path(rect: $0)
    }
    #expect(size(tall) == Size(12, 40))
    #expect(size(.trimmed(tall, from: 0, to: 0.5)) == Size(12, 40))
    #expect(size(.stroked(tall, pen)) == Size(12, 40))
    #expect(size(tall, .stroke(.color(.black), pen)) == Size(12, 40))
    #expect(size(.inset(tall, 2)) == Size(60, 40))
    #expect(size(.offset(tall, Size(1, 1))) == Size(60, 40))
    #expect(Laid(shape(tall).id("s").fixedSize())["s"].size == Size(12, 7))
    let row = Laid(hStack(shape(tall).id("s"), color("rest")), 200, 40)
    #expect(row["s"] == rect(0, 0, 12, 40) && row["rest"].width == 188)
  }

  @Test func damagedAnswersBecomeNothing() {
    let odd = ShapeGeometry.custom(name: "Odd", size: { _ in Size(-4, .nan) }) { Path(rect: $0) }
    #expect(size(odd) == .zero)
    let endless = ShapeGeometry.custom(name: "Endless", size: { _ in Size(.infinity, 3) }) {
      Path(rect: $0)
    }
    #expect(Laid(shape(endless).id("s"), 40, 40)["s"].width.isFinite)
  }

  @Test func theDrawnRingIsThatOfItsSquare() {
    let ring = shape(.stroked(.circle, pen)).id("s").frame(width: 60, height: 40)
    let laid = Laid(ring)
    #expect(laid.shape("s")?.bounds == rect(0, 0, 40, 40))
    #expect(laid["s"] == rect(30, 30, 40, 40))
  }
}
