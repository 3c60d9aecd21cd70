import Testing
import VitrineGraphics
import VitrineLayout

// Frames that Apple's SwiftUI drew are those of the fixtures `scroll/*` of iamcgn/swiftui-web.

@Suite struct ScrollTests {
  private func scroll(
    _ horizontally: Bool, _ vertically: Bool, _ content: Node,
    _ change: (inout ScrollContainer) -> Void = { _ in }
  ) -> Node {
    var container = ScrollContainer(horizontally: horizontally, vertically: vertically)
    change(&container)
    return view(.scroll(container), "ScrollView", [vStack(content)]).id("scroll")
  }

  /// `scroll/narrow-content`, `scroll/wide-content`, `scroll/horizontal`.
  @Test func lengthAcrossIsTheContents() {
    let narrow = Laid(scroll(false, true, box(100, 400, "a")), 250, 150)
    #expect(narrow["scroll"] == rect(75, 0, 100, 150) && narrow["a"] == rect(75, 0, 100, 400))
    let wide = Laid(scroll(false, true, box(400, 400, "a")), 300, 200)
    #expect(wide["scroll"] == rect(-50, 0, 400, 200) && wide["a"].x == -50)
    let across = Laid(scroll(true, false, box(808, 40, "a")), 300, 200)
    #expect(across["scroll"] == rect(0, 80, 300, 40) && across["a"] == rect(0, 80, 808, 40))
  }

  /// `scroll/both`.
  @Test func bothAxesBeginAtTheTopLeadingCorner() {
    let laid = Laid(scroll(true, true, box(500, 400, "a")), 300, 200)
    #expect(laid["scroll"] == rect(0, 0, 300, 200) && laid["a"] == rect(0, 0, 500, 400))
    let mirrored = Laid(scroll(true, true, box(500, 400, "a")), 300, 200, rightToLeft: true)
    #expect(mirrored["a"] == rect(-200, 0, 500, 400))
  }

  /// `scroll/anchor-bottom`, `scroll/anchor-roles`.
  @Test func anchorsShowTheEndOrAlign() {
    let bottom = UnitPosition(0.5, 1)
    let end = Laid(scroll(false, true, box(120, 400, "a")) { $0.start = bottom }, 300, 200)
    #expect(end["a"] == rect(90, -200, 120, 400))
    let short = Laid(scroll(false, true, box(120, 60, "a")) { $0.alignment = bottom }, 300, 200)
    #expect(short["a"] == rect(90, 140, 120, 60))
    let middle = Laid(
      scroll(false, true, box(120, 60, "a")) { $0.alignment = UnitPosition(0.5, 0.5) }, 300, 200)
    #expect(middle["a"].y == 70)
    // Each role for itself.
    let other = Laid(scroll(false, true, box(120, 60, "a")) { $0.start = bottom }, 300, 200)
    #expect(other["a"].y == 0)
  }

  @Test func offsetsEndWithTheContent() {
    func offset(_ y: Double) -> Double {
      Laid(scroll(false, true, box(10, 400, "a")) { $0.offsetY = y }, 100, 200)["a"].y
    }
    #expect(offset(30) == -30 && offset(900) == -200 && offset(-5) == 0 && offset(.nan) == 0)
  }

  /// `scroll/margins`: 20 on all edges around rows of 120 make 160.
  @Test func marginsBelongToTheContent() {
    let laid = Laid(
      scroll(false, true, box(120, 400, "a")) {
        $0.margins = Insets(top: 20, leading: 20, bottom: 20, trailing: 20)
        $0.start = UnitPosition(0, 1)
      }, 160, 200)
    #expect(laid["scroll"] == rect(0, 0, 160, 200) && laid["a"] == rect(20, -220, 120, 400))
  }

  @Test func contentIsClipped() {
    let laid = Laid(scroll(false, true, box(10, 400)), 10, 50)
    guard case .effect(.clip(.rectangle, let bounds, _)) = laid.node("scroll")?.content else {
      Issue.record("no clip")
      return
    }
    #expect(bounds == rect(0, 0, 10, 50))
  }

  @Test func deepScrollViewsAndInsetsAreLaidOut() {
    var node = box(1, 1, "leaf")
    for k in 0..<300 {
      node = scroll(k % 2 == 0, true, node)
      node = view(
        .safeAreaInset(SafeAreaInset(.top(.center), spacing: 0)), "safeAreaInset",
        [node, box(1, 0.01)])
    }
    let laid = Laid(node)
    #expect(laid.node("leaf") != nil && laid.diagnostics.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300, 0])
  func oddLengthsEndInFiniteFrames(length: Double) {
    let margins = Insets(top: length, leading: length, bottom: length, trailing: length)
    let anchor = UnitPosition(length, length)
    let tracks = [
      GridTrack(.fixed(length), spacing: length, alignment: nil),
      GridTrack(.flexible(minimum: length, maximum: length), spacing: nil, alignment: nil),
      GridTrack(.adaptive(minimum: length, maximum: length), spacing: length, alignment: nil),
    ]
    let roots = [
      scroll(true, true, box(300, 300)) {
        ($0.margins, $0.start, $0.alignment) = (margins, anchor, anchor)
      },
      scroll(true, true, box(3, 3)) { ($0.alignment, $0.offsetX) = (anchor, length) },
      view(
        .safeAreaInset(SafeAreaInset(.leading(.top), spacing: length)), "safeAreaInset",
        [color(), color()]),
      view(
        .lazyGrid(
          LazyGridContainer(
            axis: .horizontal, tracks: tracks, alignment: .center, spacing: length)), "LazyHGrid",
        [color(), box(3, 3), color()]),
    ]
    for root in roots {
      for node in Laid(zStack(root, color()), 100, 50).tree.nodes {
        let f = node.frame
        let isDrawable = f.x.isFinite && f.y.isFinite && f.width.isFinite && f.height.isFinite
        #expect(isDrawable && f.width >= 0 && f.height >= 0)
      }
    }
  }
}
