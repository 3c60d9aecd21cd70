import Testing
import VitrineGraphics
import VitrineLayout

/// Each view below and to the right of the one before.
private struct Stairs: LayoutAlgorithm {
  var step = 0.0
  var calls: Counter

  final class Counter { var caches = 0 }

  func makeCache(_ subviews: [LayoutSubview]) -> Any {
    calls.caches += 1
    return subviews.count
  }

  func size(_ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any) -> Size {
    subviews.reduce(.zero) {
      let size = $1.size(.unspecified)
      return Size($0.width + size.width, $0.height + size.height)
    }
  }

  func place(
    in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any
  ) {
    var at = bounds.origin
    for view in subviews {
      let size = view.size(.unspecified)
      view.place(at, UnitPosition(0, 0), .unspecified)
      at = Point(at.x + size.width, at.y + size.height)
    }
  }

  func explicitHorizontal(
    _ guide: HorizontalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double? { guide == .trailing ? 4 : nil }

  func explicitVertical(
    _ guide: VerticalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double? { nil }
}

/// Answers nonsense and places nothing.
private struct Nonsense: LayoutAlgorithm {
  func makeCache(_ subviews: [LayoutSubview]) -> Any { 0 }
  func size(_ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any) -> Size {
    Size(.nan, -5)
  }
  func place(
    in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any
  ) {}
  func explicitHorizontal(
    _ guide: HorizontalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double? { .nan }
  func explicitVertical(
    _ guide: VerticalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double? { nil }
}

@Suite struct CustomLayoutTests {
  private func stairs(_ counter: Stairs.Counter = .init(), _ children: Node...) -> Node {
    view(.layout(Stairs(calls: counter)), "Stairs", children)
  }

  @Test func placesItsViews() {
    let laid = Laid(stairs(.init(), box(10, 20, "a"), box(30, 10, "b")))
    #expect(laid.root == rect(30, 35, 40, 30))
    #expect(laid["a"] == rect(30, 35, 10, 20))
    #expect(laid["b"] == rect(40, 55, 30, 10))
  }

  @Test func mirrorsItsViews() {
    let laid = Laid(stairs(.init(), box(10, 20, "a"), box(30, 10, "b")), rightToLeft: true)
    #expect(laid["a"] == rect(60, 35, 10, 20))
    #expect(laid["b"] == rect(30, 55, 30, 10))
  }

  @Test func oneCacheServesAllCalls() {
    let counter = Stairs.Counter()
    _ = Laid(hStack(stairs(counter, box(10, 20)), stairs(counter, box(5, 5))))
    #expect(counter.caches == 2)
  }

  @Test func setsGuides() {
    let laid = Laid(
      vStack(.trailing, stairs(.init(), box(10, 20)).id("s"), box(30, 10, "b")))
    #expect(laid["b"].maxX - laid["s"].x == 4)
  }

  @Test func nonsenseIsHarmless() {
    let laid = Laid(vStack(.leading, view(.layout(Nonsense()), "Nonsense", [box(10, 20, "a")])))
    #expect(laid.tree.nodes[1].frame == rect(50, 50, 0, 0))
    #expect(laid["a"] == rect(45, 40, 10, 20))
  }

  @Test func subviewsTellValuesPriorityAndSpacing() {
    let probe = Probe()
    let tagged = box(10, 10).priority(3).modified(
      .layoutValue(ObjectIdentifier(Probe.self), "inner"), "layoutValue"
    ).modified(.layoutValue(ObjectIdentifier(Probe.self), "outer"), "layoutValue")
    _ = Laid(view(.layout(Asking(probe: probe)), "Asking", [tagged, spacer()]))
    #expect(probe.priority == 3)
    #expect(probe.value == "outer")
    #expect(probe.distance == 0)
    #expect(probe.trailing == 10)
  }
}

private final class Probe {
  var priority = 0.0
  var value = ""
  var distance = -1.0
  var trailing = 0.0
}

private struct Asking: LayoutAlgorithm {
  let probe: Probe
  func makeCache(_ subviews: [LayoutSubview]) -> Any { 0 }
  func size(_ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any) -> Size {
    probe.priority = subviews[0].priority
    probe.value = subviews[0].values[ObjectIdentifier(Probe.self)] as? String ?? ""
    probe.distance = subviews[0].edges.distance(above: subviews[1].edges)
    probe.trailing = subviews[0].dimensions(.unspecified).horizontal(.trailing)
    return Size(10, 10)
  }
  func place(
    in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any
  ) {}
  func explicitHorizontal(
    _ guide: HorizontalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double? { nil }
  func explicitVertical(
    _ guide: VerticalGuide, in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview],
    cache: inout Any
  ) -> Double? { nil }
}
