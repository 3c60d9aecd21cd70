import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineText

/// Views in perspective by their commands; two pixels to a point, and four to a point of their layers.
@Suite struct ProjectionTests {
  private let box = rect(0, 0, 100, 50)
  /// The right edge of 100 points is twice as far away as the left one.
  private let receding = Projection(1, 0, 0.01, 0, 1, 0, 0, 0, 1)

  private func list(_ body: (inout TreeFixture) -> Void) -> DisplayList {
    var t = TreeFixture(100, 50)
    body(&t)
    return paint(t.tree, fonts: FontLibrary(directories: []))
  }

  private func layer(_ command: DisplayCommand?) -> Layer? {
    guard case .pushLayer(let layer) = command else { return nil }
    return layer
  }

  @Test func contentIsDrawnFlatInALayerOfItsOwn() {
    let list = list { t in
      t.node(.effect(.projection(receding)), box) { $0.rectangle(rect(10, 5, 20, 10), .white) }
    }
    #expect(list.commands.count == 3 && list.commands[2] == .popLayer)
    #expect(list.commands[1] == .fillRect(rect(40, 20, 80, 40), .color(.white)))
    #expect(layer(list.commands[0]) == Layer(bounds: rect(40, 20, 80, 40), projection: 0))
    // The corner at (30, 15) points of the plane is at 30 / 1.3 and 15 / 1.3.
    let corner = list.projections.first?.apply(Point(120, 60)) ?? .zero
    #expect((corner - Point(2 * 30 / 1.3, 2 * 15 / 1.3)).norm < 1e-9)
  }

  @Test func affineMapsAroundItAndInsideOfItAreKept() {
    let list = list { t in
      t.node(.effect(.transform(.translation(5, 0))), box) { t in
        t.node(.effect(.projection(receding)), box) { t in
          t.node(.effect(.transform(.scale(2, 1))), box) { $0.rectangle(rect(0, 0, 10, 10)) }
          t.rectangle(rect(0, 20, 10, 10))
        }
        t.rectangle(rect(0, 0, 1, 1))
      }
    }
    let fills = list.commands.compactMap { command -> Rect? in
      if case .fillRect(let r, _) = command { r } else { nil }
    }
    #expect(fills == [rect(0, 0, 80, 40), rect(0, 80, 40, 40), rect(10, 0, 2, 2)])
    let moved = list.projections.first?.apply(Point(40, 40)) ?? .zero
    #expect((moved - Point(10 + 20 / 1.1, 20 / 1.1)).norm < 1e-9)
  }

  /// A view that a canvas draws is turned with the canvas once.
  @Test func viewsOfCanvasesLieInTheLayer() {
    var own = TreeFixture(20, 10)
    own.rectangle(rect(0, 0, 20, 10), .white)
    let symbol = CanvasSymbol(own.tree)
    let list = list { t in
      t.node(.effect(.projection(receding)), box) { t in
        t.node(.canvas([.symbol(symbol, map: .translation(10, 5))]), box) { t in
          t.symbol(symbol, rect(10, 5, 20, 10))
        }
        t.rectangle(rect(0, 20, 10, 10))
      }
    }
    let fills = list.commands.compactMap { command -> Rect? in
      if case .fillRect(let r, _) = command { r } else { nil }
    }
    #expect(fills == [rect(40, 20, 80, 40), rect(0, 80, 40, 40)])
  }

  @Test func opacityPassesAndShadowsAreOfTheImage() {
    let faded = list { t in
      t.node(.effect(.opacity(0.5)), box) { t in
        t.node(.effect(.projection(receding)), box) { $0.rectangle(rect(0, 0, 10, 10)) }
      }
    }
    #expect(layer(faded.commands[0])?.opacity == 1)
    #expect(faded.commands[1] == .fillRect(rect(0, 0, 40, 40), .color(RGBA(0, 0, 0, 0.5))))
    let shadowed = list { t in
      t.node(.effect(.shadow(.black, radius: 2, x: 1, y: 3)), box) { t in
        t.node(.effect(.projection(receding)), box) { $0.rectangle(rect(0, 0, 10, 10)) }
      }
    }
    #expect(layer(shadowed.commands[0])?.filters.count == 1)
    #expect(layer(shadowed.commands[0])?.projection == nil)
    #expect(layer(shadowed.commands[1])?.projection == 0)
    #expect(layer(shadowed.commands[1])?.filters == [])
    guard case .shadow(_, let sigma, let dx, let dy) = layer(shadowed.commands[0])?.filters.first
    else {
      Issue.record("no shadow")
      return
    }
    // In pixels of the picture, not of the layer.
    #expect(abs(sigma - 4 * 0.97) < 1e-9 && dx == 2 && dy == 6)
  }

  /// A clip around the image that one leaf crosses is drawn with that leaf; it has no place in the layer.
  @Test func clipsAroundItStayOutside() {
    let round = PlacedGeometry.roundedRectangle(CornerRadii(10), .continuous)
    let list = list { t in
      t.node(.effect(.clip(round, bounds: box, .nonZero)), box) { t in
        t.rectangle(box, .white)
        t.node(.effect(.projection(receding)), box) { $0.rectangle(rect(40, 20, 10, 10)) }
      }
    }
    let isClipped = list.commands.contains { if case .pushClip = $0 { true } else { false } }
    #expect(!isClipped)
    #expect(list.commands.last == .popLayer)
  }

  @Test func whatCannotBeSeenIsLeftOut() {
    for map in [
      Projection(0.2, 0, 0.01, 0, 1, 0, 20, 0, 1), Projection(-1, 0, 0, 0, -1, 0, 0, 0, -1),
    ] {
      let list = list { t in
        t.node(.effect(.projection(map)), box) { $0.rectangle(rect(10, 5, 20, 10)) }
      }
      #expect(list.commands.isEmpty)
    }
  }

  @Test func finenessEndsWhereAPictureIsLarge() {
    let list = list { t in
      t.node(.effect(.projection(receding)), box) { $0.rectangle(rect(0, 0, 8192, 4096)) }
    }
    let bounds = layer(list.commands[0])?.bounds ?? .zero
    #expect(abs(bounds.width * bounds.height - Double(1 << 24)) < 1)
    let inner = self.list { t in
      t.node(.effect(.projection(receding)), box) { t in
        t.node(.effect(.projection(receding)), box) { $0.rectangle(rect(0, 0, 10, 10)) }
      }
    }
    // Layers in layers are no finer.
    #expect(layer(inner.commands[1])?.bounds == rect(0, 0, 40, 40))
  }
}
