import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Lists, forms and tabs of apps, by the lengths measured on the simulator of an iPhone SE with iOS 26, 375 points wide.
@Suite @MainActor struct ListTests {
  /// A view laid out in 375 × 667 points.
  private struct Placed {
    var tree: PlacedTree
    var codes: [String]

    subscript(id: String) -> Rect {
      tree.nodes.first { $0.identifier == id }?.frame ?? Rect(x: -1, y: -1, width: -1, height: -1)
    }

    /// The frames of lines in the colour of separators.
    var lines: [Rect] {
      let line = SystemColorTable.color(.separator, .init())
      return tree.nodes.filter { node in
        guard case .shape(let shape) = node.content, case .fill(let fill, _) = shape.drawing else {
          return false
        }
        return fill.kind == .color(line)
      }.map(\.frame)
    }

    /// The frames of cards with the radius of their corners.
    var cards: [(frame: Rect, radius: Double)] {
      tree.nodes.compactMap { node in
        guard case .effect(.clip(.roundedRectangle(let radii, let curve), _, _)) = node.content,
          curve != .circular
        else { return nil }
        return (node.frame, radii.topLeft)
      }
    }

    var texts: [(words: String, frame: Rect, size: Double)] {
      tree.nodes.compactMap { node in
        guard case .text(let text) = node.content, let run = text.leaf.runs.first else {
          return nil
        }
        return (run.text, node.frame, run.font.size)
      }
    }
  }

  private func placed(_ view: some View, os: Int = 26, inWidget: Bool = false) -> Placed {
    var environment = EnvironmentValues()
    environment.host.systemVersion = os
    environment.host.displayScale = 2
    environment.isInWidget = inWidget
    let notes = ResolveNotes()
    let tree = resolve(view, environment: environment, notes: notes)
    return Placed(
      tree: place(tree, fonts: Renderer().fonts, PlaceOptions(size: Size(375, 667), scale: 2)),
      codes: notes.diagnostics.map(\.code))
  }

  private func row(_ id: String, _ height: CGFloat = 20) -> some View {
    Color.red.frame(height: height).id(id)
  }

  @Test func cardsOfNewSystems() {
    let list = placed(
      List {
        row("a")
        row("b", 40)
        Section {
          row("c")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      })
    #expect(list.codes == ["gap-List"])
    // 35 above the first card, 16 beside it; rows of 56, or 30 more than their content; 16 to the content.
    #expect(list["a"] == Rect(x: 32, y: 35 + 18, width: 311, height: 20))
    #expect(list["b"] == Rect(x: 32, y: 35 + 56 + 15, width: 311, height: 40))
    #expect(list.cards.map(\.radius) == [26, 26])
    #expect(list.cards.first?.frame == Rect(x: 16, y: 35, width: 343, height: 126))
    // The header begins 27.5 below the card, and 10 above its own.
    let header = list.texts[0]
    #expect(header.words == "Header" && header.size == 17)
    #expect(abs(header.frame.y - (161 + 27.5)) < 0.01 && header.frame.x == 32)
    let second = list.cards.last?.frame ?? .zero
    #expect(abs(second.y - (header.frame.maxY + 10)) < 0.01 && second.height == 56)
    let footer = list.texts[1]
    #expect(footer.words == "Footer" && footer.size == 13)
    #expect(abs(footer.frame.midY - (second.maxY + 8 + 10.5)) < 0.26)
    // One line of a point between the two rows, from the content to the card's edge.
    #expect(list.lines == [Rect(x: 32, y: 90, width: 327, height: 1)])
  }

  @Test func plainListsOfNewSystems() {
    let list = placed(
      List {
        row("a")
        Section("Second") { row("b") }
      }
      .listStyle(.plain))
    #expect(list["a"] == Rect(x: 16, y: 18, width: 343, height: 20))
    #expect(list.cards.isEmpty)
    let header = list.texts[0].frame
    #expect(abs(header.y - (56 + 32)) < 0.01 && header.x == 16)
    #expect(abs(list["b"].y - (header.maxY + 10 + 18)) < 0.01)
    #expect(list.lines.first == Rect(x: 16, y: 55, width: 343, height: 1))
  }

  @Test func cardsOfOlderSystems() {
    let list = placed(
      Form {
        row("a")
        row("b", 22)
        Section("title") { row("c") }
      }, os: 18)
    #expect(list["a"] == Rect(x: 32, y: 35 + 12, width: 311, height: 20))
    #expect(list["b"] == Rect(x: 32, y: 35 + 44 + 11, width: 311, height: 22))
    #expect(list.cards.map(\.radius) == [10, 10])
    #expect(list.lines == [Rect(x: 32, y: 78.5, width: 327, height: 0.5)])
    #expect(list.texts[0].words == "TITLE" && list.texts[0].size == 13)
  }

  @Test func rowsHaveTraits() {
    let list = placed(
      List {
        row("a").listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 6))
          .listRowSeparator(.hidden)
        row("b").listRowSeparatorTint(.red).listRowBackground(Color.blue.id("behind"))
        row("c").listRowSeparator(.hidden, edges: .bottom)
        row("d")
      })
    #expect(list["a"] == Rect(x: 20, y: 35 + 18, width: 333, height: 20))
    #expect(list["behind"] == Rect(x: 16, y: 35 + 56, width: 343, height: 56))
    #expect(list.lines.isEmpty)
    let bare = placed(
      List { row("a").listRowInsets(EdgeInsets()) }.environment(\.defaultMinListRowHeight, 8)
        .listStyle(.plain))
    #expect(bare["a"] == Rect(x: 0, y: 0, width: 375, height: 20))
  }

  @Test func rowsApartAreCards() {
    let list = placed(
      List {
        row("a")
        row("b")
        Section { row("c") }
      }
      .listRowSpacing(7).listSectionSpacing(20))
    // Rows of 56, 7 between them, 20 between sections.
    let tops: [Double] = [35, 98, 174]
    #expect(list.cards.map(\.frame.y) == tops)
    #expect(list.lines.isEmpty)
  }

  @Test func groundsFill() {
    func ground(_ list: Placed) -> PlacedNode? {
      list.tree.nodes.first { node in
        guard case .shape = node.content else { return false }
        return node.frame == Rect(x: 0, y: 0, width: 375, height: 667)
      }
    }
    func color(_ node: PlacedNode?) -> RGBA? {
      guard case .shape(let shape) = node?.content, case .fill(let fill, _) = shape.drawing,
        case .color(let color) = fill.kind
      else { return nil }
      return color
    }
    let new = color(ground(placed(List { row("a") })))
    #expect(new == RGBA(hex: 0xEBECEC))
    #expect(color(ground(placed(List { row("a") }, os: 18))) == RGBA(hex: 0xF2F2F7))
    #expect(color(ground(placed(List { row("a") }.listStyle(.plain)))) == .white)
    #expect(ground(placed(List { row("a") }.scrollContentBackground(.hidden))) == nil)
  }

  /// The icon in a slot of 24 points, 16 before the title, where the line begins.
  @Test func labelsOfRows() throws {
    let list = placed(
      List {
        Label("One", systemImage: "star")
        NavigationLink("Two", destination: Text("There"))
      })
    #expect(list.codes == ["gap-List"])
    let title = try #require(list.texts.first).frame
    #expect(title.x == 32 + 24 + 16)
    #expect(list.lines.first?.x == title.x)
    let symbols = list.tree.nodes.filter { if case .image = $0.content { true } else { false } }
    // The star is larger than 24 points at that scale, and its slot's middle is its own.
    #expect(abs((symbols.first?.frame.midX ?? 0) - 44) < 0.01)
    // The chevron ends where the content does.
    #expect(symbols.count == 2 && abs((symbols.last?.frame.maxX ?? 0) - 343) < 0.01)
    #expect(placed(NavigationLink("a", destination: Text("b"))).codes == ["gap-NavigationLink"])
  }

  /// A device shows a sign in place of what a widget cannot have.
  @Test func widgetsShowASign() {
    for view in [
      AnyView(List { row("a") }), AnyView(Form { row("a") }), AnyView(TabView { row("a") }),
    ] {
      let sign = placed(view, inWidget: true)
      #expect(sign["a"].width < 0 && sign.codes.count == 1)
      #expect(sign.tree.nodes.contains { $0.owner.last == "ProhibitedSign" })
    }
  }

  @Test func tabsHaveABar() {
    let tabs = placed(
      TabView(selection: .constant(2)) {
        Tab("One", systemImage: "star", value: 1) { Color.red.id("one") }
        Tab("Two", systemImage: "bell", value: 2) { Color.blue.id("two") }
        Color.green.tabItem { Label("Three", systemImage: "gear") }.tag(3)
      })
    #expect(tabs["one"].width < 0)
    #expect(tabs["two"] == Rect(x: 0, y: 0, width: 375, height: 667 - 83))
    #expect(tabs.texts.map(\.words) == ["One", "Two", "Three"])
    #expect(tabs.texts.allSatisfy { $0.size == 10 })
    let bar = tabs.tree.nodes.first { $0.frame.size == Size(270, 58) }?.frame
    #expect(bar == Rect(x: 52.5, y: 667 - 23 - 58, width: 270, height: 58))
    let pill = tabs.tree.nodes.first { node in
      guard case .shape = node.content else { return false }
      return node.frame.size == Size(93.5, 53.5)
    }
    #expect(pill?.frame.x == 52.5 + 2 + 86.25)
    let old = placed(
      TabView {
        Color.red.id("one").tabItem { Text("One") }
        Color.blue.tabItem { Text("Two") }
      }, os: 18)
    #expect(old["one"] == Rect(x: 0, y: 0, width: 375, height: 667 - 49))
  }

  @Test func pagesHaveDots() {
    func dots(_ style: PageTabViewStyle, _ count: Int) -> Int {
      let pages = placed(
        TabView { ForEach(0..<count, id: \.self) { row("\($0)") } }.tabViewStyle(style))
      #expect(pages["0"].width == 375)
      return pages.tree.nodes.count { $0.frame.size == Size(8, 8) && $0.name == "Circle" }
    }
    #expect(dots(.page, 3) == 3 && dots(.page, 1) == 0)
    #expect(dots(.page(indexDisplayMode: .never), 3) == 0)
    #expect(dots(.page(indexDisplayMode: .always), 1) == 1)
  }
}
