import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct PlacedEffectTests {
  private func map(_ node: Node, rightToLeft: Bool = false) -> Affine {
    let laid = Laid(node, rightToLeft: rightToLeft)
    guard case .effect(.transform(let map, _)) = laid.tree.nodes[0].content else {
      return .identity
    }
    return map
  }

  private func isClose(_ a: Point, _ b: Point) -> Bool {
    (a.x - b.x).magnitude < 1e-9 && (a.y - b.y).magnitude < 1e-9
  }

  @Test func rotationTurnsClockwiseAboutItsAnchor() {
    let turn = map(box(20, 10).effect(.rotation(radians: .pi / 2, anchor: .center)))
    #expect(isClose(turn.apply(Point(50, 50)), Point(50, 50)))
    #expect(isClose(turn.apply(Point(60, 50)), Point(50, 60)))
  }

  @Test func scaleKeepsItsAnchor() {
    let corner = map(box(20, 10).effect(.scale(x: 2, y: 3, anchor: UnitPosition(0, 1))))
    #expect(isClose(corner.apply(Point(40, 55)), Point(40, 55)))
    #expect(isClose(corner.apply(Point(60, 45)), Point(80, 25)))
  }

  @Test func transformStartsAtTheFramesCorner() {
    let moved = map(box(20, 10).effect(.transform(.translation(3, 4))))
    #expect(isClose(moved.apply(Point(0, 0)), Point(3, 4)))
    let scaled = map(box(20, 10).effect(.transform(.scale(2, 2))))
    #expect(isClose(scaled.apply(Point(40, 45)), Point(40, 45)))
  }

  @Test func transformsMirror() {
    let turn = map(
      box(20, 10).effect(.rotation(radians: .pi / 2, anchor: UnitPosition(0, 0))),
      rightToLeft: true)
    #expect(isClose(turn.apply(Point(60, 45)), Point(60, 45)))
    #expect(isClose(turn.apply(Point(60, 55)), Point(70, 45)))
  }

  @Test func numbersThatAreNoneDoNothing() {
    let turn = map(box(20, 10).effect(.scale(x: .infinity, y: .nan, anchor: .center)))
    #expect(turn == .identity)
    #expect(map(box(20, 10).effect(.rotation(radians: .nan, anchor: .center))).a == 1)
  }

  @Test func plainEffectsKeepTheirValues() {
    let laid = Laid(
      box(20, 10).effect(.shadow(.black, radius: 3, x: 1, y: 2)).effect(.opacity(0.5))
        .effect(.blur(radius: 4, opaque: true)))
    #expect(laid.tree.nodes[0].content == .effect(.blur(radius: 4, opaque: true)))
    #expect(laid.tree.nodes[1].content == .effect(.opacity(0.5)))
    #expect(laid.tree.nodes[2].content == .effect(.shadow(.black, radius: 3, x: 1, y: 2)))
  }

  @Test func meaningsAreHandedOn() {
    let laid = Laid(
      box(20, 10).modified(.interaction(.link("a://b")), "Link").modified(
        .accentable(.accent), "widgetAccentable"
      ).modified(.widgetBackground, "containerBackground"))
    #expect(laid.tree.nodes[0].content == .widgetBackground)
    #expect(laid.tree.nodes[1].content == .accentable(.accent))
    #expect(laid.tree.nodes[2].content == .interaction(.link("a://b")))
  }

  @Test func redactionAndOwnersAreHandedOn() {
    let node = Node(
      .spacer(minLength: 3), name: "Spacer", owner: ["MyView"], redaction: .placeholder)
    let placed = Laid(node).tree.nodes[0]
    #expect(placed.owner == ["MyView"] && placed.redaction == .placeholder)
  }
}
