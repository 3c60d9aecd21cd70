import Testing
import VitrineGraphics
import VitrineLayout

// Frames that Apple's SwiftUI drew are those of the fixtures `position/safe-area*` and
// `ios/representable/safearea-*` of iamcgn/swiftui-web.

@Suite struct SafeAreaInsetTests {
  private func insetting(
    _ content: Node, _ edge: SafeAreaInset.Edge, _ spacing: Double? = 0, _ bar: Node
  ) -> Node {
    view(.safeAreaInset(SafeAreaInset(edge, spacing: spacing)), "safeAreaInset", [content, bar])
  }

  private func ignoring(_ node: Node, top: Bool = true) -> Node {
    node.modified(
      .ignoresSafeArea(top: top, leading: true, bottom: true, trailing: true), "ignoresSafeArea")
  }

  private func bar(_ height: Double) -> Node { color().frame(height: height).id("bar") }

  /// 200 less a bar of 30 and the default distance of 8 are 162.
  @Test func contentMakesRoom() {
    let laid = Laid(insetting(color("a"), .bottom(.center), nil, bar(30)), 100, 200)
    #expect(laid["a"] == rect(0, 0, 100, 162) && laid["bar"] == rect(0, 170, 100, 30))
    let top = Laid(insetting(color("a"), .top(.center), 5, bar(30)), 100, 200)
    #expect(top["a"] == rect(0, 35, 100, 165) && top["bar"] == rect(0, 0, 100, 30))
  }

  @Test func contentIgnoringTheAreaLiesUnderTheBar() {
    let laid = Laid(insetting(ignoring(color("a")), .top(.center), 0, bar(30)), 100, 200)
    #expect(laid["a"] == rect(0, 0, 100, 200) && laid["bar"] == rect(0, 0, 100, 30))
    // The bar is drawn over it.
    let names = laid.tree.nodes.compactMap(\.identifier)
    #expect(names == ["a", "bar"])
  }

  /// `safearea-rule`: through a width and paddings on other edges, not from within the area.
  @Test func onlyEdgesThatTouchGrow() {
    func frame(_ content: Node) -> Rect {
      Laid(insetting(content, .top(.center), 0, bar(64)), 60, 300)["a"]
    }
    #expect(frame(ignoring(color("a")).frame(width: 60)) == rect(0, 0, 60, 300))
    let sides = Insets(top: 0, leading: 5, bottom: 0, trailing: 5)
    #expect(frame(ignoring(color("a")).padding(sides)) == rect(5, 0, 50, 300))
    #expect(frame(ignoring(color("a")).padding(Insets(top: 10))) == rect(0, 74, 60, 226))
    #expect(frame(vStack(box(60, 10), ignoring(color("a")))) == rect(0, 74, 60, 226))
    #expect(frame(ignoring(color("a"), top: false)) == rect(0, 64, 60, 236))
  }

  @Test func nestedAreasAddUp() {
    let inner = insetting(ignoring(color("a")), .top(.center), 0, color().frame(height: 20))
    let both = Laid(insetting(inner, .top(.center), 0, bar(30)), 100, 200)
    #expect(both["a"] == rect(0, 0, 100, 200))
    let screen = Laid(inner, 100, 200, safeArea: Insets(top: 40, bottom: 10))
    #expect(screen["a"] == rect(0, 0, 100, 200))
    let plain = insetting(color("a"), .top(.center), 0, color().frame(height: 20))
    #expect(Laid(insetting(plain, .top(.center), 0, bar(30)), 100, 200)["a"].y == 50)
  }

  /// OpenSwiftUI: content that stays smaller begins at the corner of what it is offered.
  @Test func smallContentMovesToTheCorner() {
    let node = vStack(.leading, ignoring(box(20, 10, "a")), spacer())
    let laid = Laid(insetting(node, .top(.center), 0, bar(30)), 20, 200)
    #expect(laid["a"] == rect(0, 0, 20, 10))
  }

  @Test func barsAtTheSidesAlign() {
    let leading = Laid(insetting(color("a"), .leading(.top), 2, box(20, 10, "b")), 100, 50)
    #expect(leading["a"] == rect(22, 0, 78, 50) && leading["b"] == rect(0, 0, 20, 10))
    let trailing = Laid(
      insetting(color("a"), .trailing(.bottom), 2, box(20, 10, "b")), 100, 50, rightToLeft: true)
    #expect(trailing["a"] == rect(22, 0, 78, 50) && trailing["b"] == rect(0, 40, 20, 10))
  }

  /// The bar is offered what the content does not need; without an offer both have their ideal lengths.
  @Test func flexibleBarsTakeWhatIsLeft() {
    let laid = Laid(insetting(box(100, 40, "a"), .bottom(.center), 0, color("b")), 100, 200)
    #expect(laid["a"] == rect(0, 0, 100, 40) && laid["b"] == rect(0, 40, 100, 160))
    let ideal = Laid(
      insetting(box(30, 40, "a"), .bottom(.leading), 0, box(10, 5, "b")).fixedSize(), 100, 100)
    #expect(ideal["a"] == rect(35, 27.5, 30, 40) && ideal["b"] == rect(35, 67.5, 10, 5))
  }

  /// A scroll view reaches under the bar, its content begins after it; `position/safe-area`.
  @Test func scrollViewsKeepTheirFrame() {
    func scroll(_ bar: SafeAreaInset.Edge) -> Laid {
      let content = vStack(box(100, 240, "content"))
      let scroll = view(
        .scroll(ScrollContainer(horizontally: false, vertically: true)), "ScrollView", [content])
      return Laid(insetting(scroll.id("scroll"), bar, 8, self.bar(30)), 100, 200)
    }
    let below = scroll(.bottom(.center))
    #expect(below["scroll"] == rect(0, 0, 100, 200) && below["content"] == rect(0, 0, 100, 240))
    let above = scroll(.top(.center))
    #expect(above["scroll"] == rect(0, 0, 100, 200) && above["content"] == rect(0, 38, 100, 240))
  }

  /// `position/safe-area-padding`: content 20 points lower, the frame as it was.
  @Test func paddingOfTheAreaMovesScrolledContent() {
    let scroll = view(
      .scroll(ScrollContainer(horizontally: false, vertically: true)), "ScrollView",
      [vStack(box(100, 180, "content"))]
    ).id("scroll")
    let laid = Laid(
      scroll.modified(.safeAreaPadding(Insets(top: 20, bottom: 20)), "safeAreaPadding"), 100, 150)
    #expect(laid["scroll"] == rect(0, 0, 100, 150) && laid["content"] == rect(0, 20, 100, 180))
  }

  /// What is scrolled has no safe area: it neither grows nor knows insets.
  @Test func scrolledContentHasNoSafeArea() {
    var seen: [Insets] = []
    let content = vStack(
      ignoring(box(100, 50, "a")),
      reader {
        seen.append($0.safeAreaInsets)
        return []
      })
    let scroll = view(
      .scroll(ScrollContainer(horizontally: false, vertically: true)), "ScrollView", [content])
    let laid = Laid(insetting(scroll, .top(.center), 0, bar(30)), 100, 200)
    #expect(laid["a"] == rect(0, 30, 100, 50) && seen == [Insets()])
  }

  @Test func readersKnowTheInset() {
    var seen: [Insets] = []
    let content = reader {
      seen.append($0.safeAreaInsets)
      return []
    }
    _ = Laid(insetting(content, .bottom(.center), 4, bar(30)), 100, 200)
    #expect(seen == [Insets(bottom: 34)])
  }
}
