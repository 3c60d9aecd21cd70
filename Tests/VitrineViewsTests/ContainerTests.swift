import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private let context = GeometryContext(
  size: Size(50, 40), globalFrame: Rect(x: 10, y: 20, width: 50, height: 40),
  safeAreaInsets: Insets(top: 3), namedFrames: [("card", Rect(x: 4, y: 5, width: 90, height: 90))])

@MainActor struct ContainerTests {
  private func content(of node: Node) -> [Node] {
    if case .geometryReader(let make) = node.kind { return make(context) }
    return node.children.flatMap(content)
  }

  @Test func readersSeeTheirOwnersEnvironment() {
    struct Inner: View {
      @Environment(\.level) var level
      var body: some View { Text("inner \(level)") }
    }
    struct Outer: View {
      @Environment(\.level) var level
      var body: some View {
        GeometryReader { proxy in
          Text("outer \(level) \(Int(proxy.size.width))")
          Inner()
        }
        .environment(\.level, 2)
      }
    }
    let root = resolve(Outer().environment(\.level, 1)).tree.root
    let nodes = content(of: root)
    #expect(nodes.flatMap(\.texts) == ["outer 1 50", "inner 2"])
    #expect(nodes[1].owner == ["Outer", "Inner"])
  }

  @Test func proxiesKnowFrames() {
    let view = GeometryReader { proxy in
      let global = proxy.frame(in: .global)
      let card = proxy.frame(in: .named("card"))
      Text(
        "\(Int(global.minX)) \(Int(card.minX)) \(Int(card.minY)) \(Int(proxy.safeAreaInsets.top))")
    }
    let nodes = content(of: resolve(view).tree.root)
    #expect(nodes[0].texts == ["10 6 15 3"])
  }

  @Test func builders() {
    struct Many: View {
      let flag: Bool
      var body: some View {
        Text("1")
        if flag { Text("2") } else { Text("3") }
        if !flag { Text("4") }
        switch flag {
        case true: Text("5")
        case false: EmptyView()
        }
        if #available(iOS 17, *) { Text("6") }
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
        Text("13")
      }
    }
    #expect(
      resolve(Many(flag: true)).tree.root.texts
        == ["1", "2", "5", "6", "7", "8", "9", "10", "11", "12", "13"])
    #expect(resolve(Many(flag: false)).tree.root.texts.prefix(3) == ["1", "3", "4"])
    #expect(resolve(Many(flag: true)).tree.root.name == "VStack")
  }

  @Test func loops() {
    struct Item: Identifiable {
      let id: Int
    }
    let view = VStack {
      ForEach(0..<2) { Text("\($0)") }
      ForEach(["a", "b"], id: \.self) { Text($0) }
      ForEach([Item(id: 7)]) { Text("\($0.id)") }
      ForEach(Array(["x", "y"].enumerated()), id: \.offset) { index, name in Text("\(name)\(index)")
      }
    }
    #expect(resolve(view).tree.root.texts == ["0", "1", "a", "b", "7", "x0", "y1"])
  }

  @Test func erasure() {
    let views: [AnyView] = [AnyView(Text("a")), AnyView(AnyView(Text("b")))]
    #expect(resolve(ForEach(0..<2) { views[$0] }).tree.root.texts == ["a", "b"])
    #expect(resolve(Text?.none).tree.root.name == "EmptyView")
  }

  @Test func stacks() {
    guard
      case .hStack(.firstTextBaseline, let spacing) = resolve(
        HStack(alignment: .firstTextBaseline, spacing: 3) { Text("a") }
      ).tree.root.kind,
      case .vStack(.leading, nil) = resolve(VStack(alignment: .leading) { Text("a") }).tree.root
        .kind
    else {
      Issue.record("no stacks")
      return
    }
    #expect(spacing == 3)
  }

  @Test func grids() {
    let view = Grid(horizontalSpacing: 2) {
      GridRow {
        Text("a").gridCellColumns(2)
        Text("b")
      }
      Divider()
    }
    #expect(
      outline(resolve(view).tree.root) == [
        "Grid", "  GridRow", "    gridCellColumns", "      Text", "    Text", "  Divider",
      ])
    guard
      case .lazyGrid(let grid) = resolve(
        LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.adaptive(minimum: 5))]) { Text("a") }
      ).tree.root.kind
    else {
      Issue.record("no lazy grid")
      return
    }
    #expect(grid.tracks.map(\.sizing) == [.fixed(3), .adaptive(minimum: 5, maximum: .infinity)])
  }

  /// A picture of a widget shows views of different widths that start at one place in each column.
  @Test func lazyGridsAlignViewsOfTracksWithoutAlignment() {
    func alignments(_ view: some View) -> [Alignment2D?] {
      guard case .lazyGrid(let grid) = resolve(view).tree.root.kind else { return [] }
      return grid.tracks.map(\.alignment)
    }
    let items = [GridItem(), GridItem(alignment: .topTrailing)]
    #expect(
      alignments(LazyVGrid(columns: items, alignment: .leading) { Text("a") })
        == [Alignment.leading.layout, Alignment.topTrailing.layout])
    #expect(
      alignments(LazyHGrid(rows: items, alignment: .bottom) { Text("a") })
        == [Alignment.bottom.layout, Alignment.topTrailing.layout])
    #expect(
      alignments(LazyVGrid(columns: items) { Text("a") })
        == [Alignment.center.layout, Alignment.topTrailing.layout])
  }

  @Test func customAlignments() {
    enum Third: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
    guard
      case .hStack(.custom(let guide), _) = resolve(
        HStack(alignment: VerticalAlignment(Third.self)) { Text("a") }
      ).tree.root.kind
    else {
      Issue.record("no guide")
      return
    }
    let dimensions = Dimensions(
      size: Size(3, 30), horizontal: { _ in 0 }, vertical: { _ in 0 },
      explicitHorizontal: { _ in nil }, explicitVertical: { _ in nil })
    #expect(guide.defaultValue(dimensions) == 10)
  }

  @Test func customLayoutsArrange() {
    struct Diagonal: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    let view = Diagonal {
      Color.red.frame(width: 3, height: 4)
      Color.red.frame(width: 5, height: 6)
    }
    let root = resolve(view).tree.root
    guard case .layout(let algorithm) = root.kind else {
      Issue.record("no layout")
      return
    }
    #expect(root.name == "Diagonal")
    #expect(root.children.count == 2)
    var cache = algorithm.makeCache([])
    #expect(algorithm.size(.unspecified, [], cache: &cache) == .zero)
    #expect(
      resolve(AnyLayout(HStackLayout(spacing: 1)) { Text("a") }).tree.root.name == "HStackLayout")
  }

  @Test func canvasClipsKeepTheirRule() {
    let square = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
    let view = Canvas { context, size in
      context.clip(to: square, style: FillStyle(eoFill: true))
      context.clip(to: square)
      context.clip(to: square, options: .inverse)
      context.fill(square, with: .color(.red))
    }
    guard case .canvas(let leaf) = resolve(view).tree.root.kind else {
      Issue.record("no canvas")
      return
    }
    let clips = leaf.draw(Size(10, 20), Renderer().fonts).compactMap {
      operation -> CanvasOperation.Clip? in
      guard case .push(_, _, _, let clip, _) = operation else { return nil }
      return clip
    }
    #expect(clips.map(\.rule) == [.evenOdd, .nonZero, .evenOdd])
    #expect(clips.last?.path.controlBounds.width == 2e5)
  }

  /// A mask takes away from a group of its own, never from what was drawn before.
  @Test func canvasLayersClip() {
    let view = Canvas { context, size in
      context.clipToLayer { mask in
        mask.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.white))
      }
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
    }
    guard case .canvas(let leaf) = resolve(view).tree.root.kind else {
      Issue.record("no canvas")
      return
    }
    let names = leaf.draw(Size(10, 20), Renderer().fonts).map { operation in
      switch operation {
      case .isolate: "isolate"
      case .push(_, let mode, _, _, _): "push \(mode)"
      case .fill: "fill"
      case .pop: "pop"
      default: "other"
      }
    }
    #expect(
      names == [
        "isolate", "push normal", "fill", "pop", "push destinationOut", "fill",
        "push destinationOut", "fill", "pop", "pop", "pop",
      ])
  }

  @Test func canvasesRecord() {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 3, y: 4)
      copy.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)))
      copy.stroke(Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }, with: .color(.red))
    }
    guard case .canvas(let leaf) = resolve(view).tree.root.kind else {
      Issue.record("no canvas")
      return
    }
    let operations = leaf.draw(Size(10, 20), Renderer().fonts)
    #expect(operations.count == 6)
    guard case .fill(let path, let fill, _) = operations[0], fill == .color(.white),
      case .push(1, _, _, let clip, _) = operations[1],
      case .push(let opacity, _, _, nil, let map) = operations[2]
    else {
      Issue.record("wrong operations")
      return
    }
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(clip?.path.controlBounds.origin == Point(3, 4))
    #expect(opacity == 0.5)
    #expect(map == .translation(3, 4))
  }

  @Test func containersOfAppsShowTheirContent() {
    let result = resolve(NavigationStack { List { Text("a") } })
    #expect(result.tree.root.texts == ["a"])
    #expect(Set(result.diagnostics.map(\.code)) == ["gap-NavigationStack", "gap-List"])
  }

  @Test func timelinesShowTheMomentOfThePicture() {
    var environment = EnvironmentValues()
    environment.renderDate = Date(timeIntervalSince1970: 60)
    let view = TimelineView(.everyMinute) { Text("\(Int($0.date.timeIntervalSince1970))") }
    #expect(resolve(view, environment: environment).tree.root.texts == ["60"])
  }

  @Test func statesShowTheirFirstValue() {
    final class Model: ObservableObject {
      @Published var name = "model"
    }
    struct Holder: View {
      @State private var count = 3
      @StateObject private var model = Model()
      @AppStorage("key") private var stored = "stored"
      @Binding var bound: Bool
      @EnvironmentObject var shared: Model
      var body: some View {
        Text("\(count) \(model.name) \(stored) \(bound.description) \(shared.name)")
      }
    }
    let view = Holder(bound: .constant(true)).environmentObject(Model())
    #expect(resolve(view).tree.root.texts == ["3 model stored true model"])
  }

  @Test func primitivesResolveOffTheMainActor() async {
    let lines = await Task.detached {
      resolve(AnyView(VStack { Text("a").padding() })).tree.lines
    }.value
    #expect(lines == ["VStack", "  padding", "    Text"])
  }
}
