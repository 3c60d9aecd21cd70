import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct SafeAreaTests {
  private let insets = Insets(top: 20, leading: 5, bottom: 10, trailing: 0)

  private func ignoring(
    _ node: Node, top: Bool = true, leading: Bool = true, bottom: Bool = true, trailing: Bool = true
  ) -> Node {
    node.modified(
      .ignoresSafeArea(top: top, leading: leading, bottom: bottom, trailing: trailing),
      "ignoresSafeArea")
  }

  @Test func rootIsCentredInTheSafeArea() {
    #expect(Laid(color("a"), safeArea: insets)["a"] == rect(5, 20, 95, 70))
    #expect(Laid(box(10, 10, "a"), safeArea: insets)["a"] == rect(47.5, 50, 10, 10))
  }

  @Test func ignoringExtendsToTheCanvas() {
    let laid = Laid(ignoring(color("a")), safeArea: insets)
    #expect(laid["a"] == rect(0, 0, 100, 100))
    #expect(laid.root == rect(5, 20, 95, 70))
  }

  @Test func ignoringHoldsForItsEdges() {
    let laid = Laid(
      ignoring(color("a"), leading: false, bottom: false, trailing: false), safeArea: insets)
    #expect(laid["a"] == rect(5, 0, 95, 90))
  }

  @Test func ignoringNeedsTheEdgesToTouch() {
    let laid = Laid(vStack(box(95, 10), ignoring(color("a"))), safeArea: insets)
    #expect(laid["a"] == rect(0, 30, 100, 70))
  }

  @Test func backgroundsReachOut() {
    let laid = Laid(color("a").background(ignoring(color("back"))), safeArea: insets)
    #expect(laid["a"] == rect(5, 20, 95, 70))
    #expect(laid["back"] == rect(0, 0, 100, 100))
  }

  @Test func safeAreaPaddingMayBeIgnored() {
    let node = ignoring(color("a")).modified(
      .safeAreaPadding(Insets(top: 4, leading: 4, bottom: 4, trailing: 4)), "safeAreaPadding")
    #expect(Laid(node)["a"] == rect(0, 0, 100, 100))
  }

  @Test func readersKnowTheirInsets() {
    var seen: [Insets] = []
    _ = Laid(
      reader {
        seen.append($0.safeAreaInsets)
        return []
      }, safeArea: insets)
    #expect(seen == [insets])
  }

  @Test func leadingFollowsTheDirection() {
    #expect(
      Laid(color("a"), rightToLeft: true, safeArea: insets)["a"] == rect(0, 20, 95, 70))
  }
}
