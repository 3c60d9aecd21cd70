import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private struct PointKey: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct NameKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

@MainActor private func placed(_ view: some View) -> PlacedTree {
  place(
    resolve(view).tree, fonts: Renderer().fonts, PlaceOptions(size: Size(200, 100), scale: 1))
}

extension PlacedTree {
  /// The frame of the node with the identifier.
  fileprivate func frame(_ identifier: String) -> Rect? {
    nodes.first { $0.identifier == identifier }?.frame
  }

  fileprivate var texts: [String] {
    nodes.compactMap { node in
      if case .text(let text) = node.content { text.leaf.runs.map(\.text).joined() } else { nil }
    }
  }
}

@MainActor struct AnchorTests {
  /// Two boxes in a row, the second one marked.
  private var boxes: some View {
    HStack(spacing: 10) {
      Color.red.frame(width: 40, height: 20).id("first")
      Color.blue.frame(width: 60, height: 30)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { ["second": $0] }
        .id("second")
    }
  }

  private func ring(_ anchors: [String: Anchor<CGRect>]) -> some View {
    GeometryReader { proxy in
      if let anchor = anchors["second"] {
        Color.green.frame(width: proxy[anchor].width, height: proxy[anchor].height)
          .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          .id("ring")
      }
    }
  }

  @Test func overlaysFindMarkedViews() throws {
    let tree = placed(boxes.overlayPreferenceValue(BoundsKey.self) { ring($0) })
    let second = try #require(tree.frame("second"))
    #expect(second.size == Size(60, 30))
    let drawn = tree.nodes.last { $0.frame.size == second.size }
    #expect(drawn?.frame == second)
  }

  @Test func backgroundsFindThemTooAndAreDrawnFirst() throws {
    let tree = placed(
      boxes.backgroundPreferenceValue(BoundsKey.self) { ring($0) }.id("all"))
    let second = try #require(tree.frame("second"))
    let rows = tree.nodes.indices.filter { tree.nodes[$0].frame == second }
    let behind = try #require(tree.nodes.firstIndex { $0.identifier == "ring" })
    let front = try #require(tree.nodes.firstIndex { $0.identifier == "second" })
    #expect(behind < front)
    #expect(rows.contains { $0 > behind && $0 < front })
    for (index, node) in tree.nodes.enumerated() where node.parent >= 0 {
      let parent = tree.nodes[Int(node.parent)]
      #expect(Int(node.parent) < index && index < Int(parent.end))
      #expect(node.end <= parent.end)
    }
  }

  @Test func pointsAndRectanglesAreInTheReadersSpace() {
    let view = VStack(spacing: 0) {
      Color.clear.frame(width: 50, height: 20)
      Color.red.frame(width: 80, height: 40)
        .anchorPreference(key: PointKey.self, value: .bottomTrailing) { [$0] }
        .transformAnchorPreference(key: PointKey.self, value: .point(CGPoint(x: 3, y: 4))) {
          $0.append($1)
        }
    }
    .frame(width: 80, height: 60)
    .overlayPreferenceValue(PointKey.self) { points in
      GeometryReader { proxy in
        Text(points.map { "\(Int(proxy[$0].x)),\(Int(proxy[$0].y))" }.joined(separator: " "))
      }
    }
    #expect(placed(view).texts == ["80,60 3,24"])
  }

  @Test func aPreferenceReplacesThatOfItsContent() {
    let view = HStack {
      Color.red.preference(key: CountKey.self, value: 1).preference(key: CountKey.self, value: 5)
      Color.red.preference(key: CountKey.self, value: 2)
        .transformPreference(CountKey.self) { $0 *= 10 }
    }
    .overlayPreferenceValue(CountKey.self) { Text("\($0)") }
    #expect(placed(view).texts == ["25"])
  }

  @Test func readersPassOtherPreferencesOn() {
    let view = Color.red
      .preference(key: CountKey.self, value: 3)
      .preference(key: NameKey.self, value: "a")
      .overlayPreferenceValue(CountKey.self) { Text("\($0)") }
      .overlayPreferenceValue(NameKey.self) { Text($0) }
    #expect(placed(view).texts == ["3", "a"])
  }
}

@MainActor struct ContainerFrameTests {
  private func size(_ view: some View) -> Size? { placed(view.id("view")).frame("view")?.size }

  @Test func lengthsFollowTheContainer() {
    let box = Color.red
    #expect(
      size(box.frame(width: 10, height: 10).containerRelativeFrame(.horizontal)) == Size(200, 10))
    #expect(size(box.containerRelativeFrame([.horizontal, .vertical])) == Size(200, 100))
    // (200 − 3 × 8) ÷ 4 = 44; two parts and the space between them are 96.
    #expect(
      size(box.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)) == Size(96, 100))
    #expect(
      size(box.containerRelativeFrame(.vertical) { length, _ in length / 4 }) == Size(200, 25))
    #expect(resolve(box.containerRelativeFrame(.vertical)).diagnostics.isEmpty)
  }

  /// The container is the nearest scroll view, without its margins.
  @Test func scrollViewsAreContainers() throws {
    func scroll(_ margin: CGFloat, @ViewBuilder _ content: () -> some View) -> some View {
      ScrollView(.horizontal) { HStack(spacing: 0) { content() } }
        .contentMargins(.horizontal, margin).frame(width: 120, height: 60)
    }
    let card = Color.red.id("card")
    let plain = placed(scroll(0) { card.containerRelativeFrame([.horizontal, .vertical]) })
    #expect(plain.frame("card")?.size == Size(120, 60))
    let inset = placed(
      scroll(10) { card.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 5) })
    // (100 − 2 × 5) ÷ 3 = 30; two of them and a space are 65.
    #expect(try #require(inset.frame("card")) == Rect(x: 50, y: 20, width: 65, height: 60))
    // Of scroll views in each other the inner one counts, and beside it the outer one.
    let nested = placed(
      scroll(0) {
        ScrollView(.horizontal) {
          card.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        }
        .frame(width: 40)
        Color.blue.id("beside").containerRelativeFrame(.horizontal) { length, _ in length / 4 }
      })
    #expect(nested.frame("card")?.width == 20 && nested.frame("beside")?.width == 30)
    let read = placed(
      scroll(0) {
        GeometryReader { _ in card.containerRelativeFrame(.horizontal) }.frame(width: 10)
      })
    #expect(read.frame("card")?.width == 120)
  }

  @Test func backgroundsReachIntoTheSafeArea() throws {
    func back(_ edges: Edge.Set?, _ content: some View = Color.red) -> Rect? {
      let filled =
        edges.map { AnyView(content.background(.blue, ignoresSafeAreaEdges: $0)) }
        ?? AnyView(content.background { Color.blue })
      let tree = placed(
        filled.safeAreaPadding(EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)))
      return tree.nodes.first { node in
        guard case .shape(let shape) = node.content, case .fill(let fill, _) = shape.drawing else {
          return false
        }
        return fill.kind == .color(SystemColorTable.color(.blue, .init()))
      }?.frame
    }
    #expect(back(.all) == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(back([.top, .trailing]) == Rect(x: 10, y: 0, width: 190, height: 85))
    #expect(back([]) == Rect(x: 10, y: 5, width: 170, height: 80))
    #expect(back(nil) == Rect(x: 10, y: 5, width: 170, height: 80))
    // The padding lies around its content, in the middle of the rest.
    #expect(back(.all, Color.red.frame(height: 50)) == Rect(x: 0, y: 15, width: 200, height: 70))
    // An edge that does not touch the safe area stays.
    let apart = Color.red.padding(.top, 1)
    #expect(
      back(.all, apart.frame(maxHeight: .infinity)) == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func scrollViewsHaveMargins() throws {
    let view = ScrollView { Color.red.frame(height: 20).id("content") }
      .contentMargins(.horizontal, 30).contentMargins(.top, 5, for: .scrollContent)
      .contentMargins(.top, 50, for: .scrollIndicators)
    let frame = try #require(placed(view).frame("content"))
    #expect(frame == Rect(x: 30, y: 5, width: 140, height: 20))
  }
}
