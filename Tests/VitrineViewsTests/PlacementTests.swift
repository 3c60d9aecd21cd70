import Foundation
import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

/// A view laid out in a size, for questions by `id(_:)`.
@MainActor private struct Placement {
  let tree: PlacedTree
  let codes: [String]

  private static let fonts = FontLibrary(directories: FontFolder.locate())

  init(
    _ width: Double, _ height: Double, scale: Double = 3,
    _ environment: EnvironmentValues = .init(),
    @ViewBuilder _ view: () -> some View
  ) {
    let result = resolve(view(), environment: environment)
    tree = place(
      result.tree, fonts: Self.fonts, PlaceOptions(size: Size(width, height), scale: scale))
    codes = result.diagnostics.map(\.code)
  }

  func node(_ id: String) -> PlacedNode? { tree.nodes.first { $0.identifier == id } }

  subscript(id: String) -> Rect { node(id)?.frame ?? Rect(x: -1, y: -1, width: -1, height: -1) }

  /// The baselines of all texts, top to bottom as they are in the tree.
  var baselines: [Double] {
    tree.nodes.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return node.frame.y + text.layout.firstBaseline
    }
  }
}

extension HorizontalAlignment {
  private enum Custom: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  fileprivate static let custom = HorizontalAlignment(Custom.self)
}

/// Where views stand by SwiftUI's rules, on sources that other layouts got wrong.
@MainActor @Suite struct PlacementTests {
  @Test func layersFollowTheGuidesOfTheirContent() throws {
    let text = Placement(200, 100) {
      Text("Title").font(.system(size: 40)).overlay(alignment: .leadingFirstTextBaseline) {
        Text("small")
      }
    }
    #expect(text.baselines.count == 2)
    #expect(abs(text.baselines[0] - text.baselines[1]) < 0.01)
    let own = Placement(100, 100) {
      Color.red.frame(width: 100, height: 40).alignmentGuide(.custom) { _ in 60 }
        .background(alignment: Alignment(horizontal: .custom, vertical: .center)) {
          Color.blue.frame(width: 10, height: 10).id("behind")
        }
    }
    #expect(own["behind"].x == 60)
    // Without guides of its own a view has those of its frame.
    let plain = Placement(100, 100) {
      Color.red.frame(width: 40, height: 40).overlay(alignment: .bottomTrailing) {
        Color.blue.frame(width: 10, height: 10).id("corner")
      }
    }
    #expect(plain["corner"] == Rect(x: 60, y: 60, width: 10, height: 10))
  }

  @Test func modifiersOfARowAreItsCells() {
    let grid = Placement(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 10).id("a")
          Color.blue.frame(width: 30, height: 10).id("b")
        }
        .padding(5)
        GridRow {
          Color.red.frame(width: 20, height: 10).id("c")
          Color.blue.frame(width: 70, height: 10).id("d")
        }
        .frame(maxHeight: .infinity)
      }
    }
    // Columns of 60 and 70 in the middle of 200; the second row takes what the first leaves of 100.
    #expect(grid["a"] == Rect(x: 40, y: 5, width: 50, height: 10))
    #expect(grid["b"].x == 35 + 60 + 20)
    #expect(grid["d"] == Rect(x: 95, y: 20 + 35, width: 70, height: 10))
  }

  @Test func picturesThatAreMissingKeepTheirModifiers() {
    let placed = Placement(100, 100) {
      Image("nope").frame(width: 60, height: 30).background(Color.red.id("red"))
    }
    #expect(placed["red"] == Rect(x: 20, y: 35, width: 60, height: 30))
    #expect(placed.codes == ["missing-image"])
  }

  @Test func linksHaveTheDistancesOfTheirContainer() throws {
    let url = try #require(URL(string: "https://example.com"))
    var values = EnvironmentValues()
    values.isInWidget = true
    let placed = Placement(100, 100, values) {
      VStack(spacing: 0) {
        Link(destination: url) {
          Color.red.frame(height: 36).id("row")
          Color.blue.frame(height: 1).id("line")
        }
      }
    }
    #expect(placed["row"].maxY == placed["line"].y)
  }

  @Test func dividersAreThickAtAccessibilitySizes() {
    func height(_ size: DynamicTypeSize) -> Double {
      var values = EnvironmentValues()
      values.dynamicTypeSize = size
      return Placement(90, 90, values) { Divider().id("line") }["line"].height
    }
    #expect(abs(height(.xxxLarge) - 1.0 / 3) < 1e-9)
    #expect(height(.accessibility1) == 1 && height(.accessibility5) == 1)
  }

  @Test func lazyStacksFillAcrossAndOfferNothingAlong() {
    let column = Placement(100, 100) {
      LazyVStack(alignment: .leading, spacing: 0) {
        Color.red.id("ideal")
        Color.blue.frame(width: 20, height: 20).id("fixed")
      }
      .id("stack")
    }
    // A colour without an offer is ten points high.
    #expect(column["stack"] == Rect(x: 0, y: 35, width: 100, height: 30))
    #expect(column["ideal"] == Rect(x: 0, y: 35, width: 100, height: 10))
    #expect(column["fixed"].x == 0)
    let row = Placement(100, 100) {
      LazyHStack(spacing: 0) { Color.red.id("ideal") }.id("stack")
    }
    #expect(row["stack"] == Rect(x: 45, y: 0, width: 10, height: 100))
  }

  @Test func spanningCellsLeaveRoomForTheRest() {
    let grid = Placement(200, 100) {
      Grid(horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(height: 10).id("a")
          Color.blue.frame(width: 20, height: 10)
          Color.green.frame(height: 10).id("c")
        }
        GridRow {
          Color.red.frame(width: 150, height: 10).gridCellColumns(2).id("wide")
          Color.green.frame(width: 10, height: 10)
        }
      }
      .id("grid")
    }
    #expect(grid["grid"].width == 200)
    #expect(grid["a"].width == 122 && grid["c"].width == 42)
    #expect(grid["wide"].x == 0)
  }

  @Test func insetsKeepTheDefaultSpacing() {
    let placed = Placement(100, 100) {
      Color.red.id("content").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
    }
    #expect(placed["content"].height == 72)
  }

  @Test func scrollViewsAreAsLongAsTheirContentAcross() {
    let across = Placement(100, 100) {
      ScrollView(.horizontal) { Color.red.frame(width: 300, height: 30) }.id("view")
    }
    #expect(across["view"] == Rect(x: 0, y: 35, width: 100, height: 30))
    let down = Placement(100, 100) {
      ScrollView { Color.red.frame(width: 30, height: 300) }.id("view")
    }
    #expect(down["view"] == Rect(x: 35, y: 0, width: 30, height: 100))
  }

  @Test func nothingHasTheRatioOfASquare() {
    let placed = Placement(100, 60) {
      Spacer(minLength: 0).aspectRatio(nil, contentMode: .fit).id("square")
    }
    #expect(placed["square"] == Rect(x: 20, y: 0, width: 60, height: 60))
  }

  /// Views in a row, as an author writes it.
  private struct OwnRow: Layout {
    var around: ViewSpacing?
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      around ?? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width ?? 10, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  @Test func authoredLayoutsSaySpacingAndAxis() {
    func gap(_ around: ViewSpacing?) -> Double {
      let placed = Placement(100, 200) {
        VStack {
          OwnRow(around: around) { Color.red }.id("row")
          Color.blue.frame(height: 20).id("below")
        }
      }
      return placed["below"].y - placed["row"].maxY
    }
    #expect(gap(nil) == 8)
    #expect(gap(.zero) == 0)
    #expect(gap(ViewSpacing()) == 8)
    var mixed = ViewSpacing()
    mixed.formUnion(.zero, edges: .top)
    #expect(mixed.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing().distance(to: mixed, along: .vertical) == 0)
    let lines = Placement(100, 200) { OwnRow { Divider().id("line") } }
    #expect(lines["line"].height == 20 && lines["line"].width < 1)
  }

  @Test func picturesOfTheCatalogueHaveSizes() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ data: Data) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
      ))
    try write("A.xcassets/red.imageset/red.png", png)
    try write(
      "A.xcassets/red.imageset/Contents.json",
      Data(#"{"images": [{"filename": "red.png", "scale": "1x"}]}"#.utf8))
    try write("A.xcassets/meal.imageset/Meal.pdf", Data("%PDF-1.7".utf8))
    try write(
      "A.xcassets/meal.imageset/Contents.json",
      Data(#"{"images": [{"filename": "Meal.pdf"}]}"#.utf8))
    var values = EnvironmentValues()
    values.host.assets = WidgetResources(folders: [folder]).assets
    struct Asking: View {
      var answer: (UIImage?, UIImage?, UIImage?) -> Void
      var body: some View {
        answer(UIImage(named: "red"), UIImage(named: "meal"), UIImage(named: "none"))
        return Image("meal")
      }
    }
    var (red, meal, none): (UIImage?, UIImage?, UIImage?)
    let result = resolve(
      Asking {
        red = $0
        meal = $1
        none = $2
      }, environment: values)
    #expect(red?.size == CGSize(width: 1, height: 1))
    #expect(red?.pngData().flatMap { UIImage(data: $0) }?.size == CGSize(width: 1, height: 1))
    #expect(meal != nil && none == nil)
    let message = result.diagnostics.first?.message ?? ""
    #expect(message.contains("meal.imageset/Meal.pdf") && message.contains("PDF"), "\(message)")
  }
}
