import Foundation
import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

/// A view laid out in a size, for questions by `id(_:)`.
@MainActor private struct Placed {
  let tree: PlacedTree
  let codes: [String]

  private static let fonts = FontLibrary(directories: FontFolder.locate())

  init(_ width: Double, _ height: Double, @ViewBuilder _ view: () -> some View) {
    let result = resolve(view(), environment: EnvironmentValues())
    tree = place(
      result.tree, fonts: Self.fonts, PlaceOptions(size: Size(width, height), scale: 2))
    codes = result.diagnostics.map(\.code)
  }

  subscript(id: String) -> Rect {
    tree.nodes.first { $0.identifier == id }?.frame ?? Rect(x: -1, y: -1, width: -1, height: -1)
  }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

private func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> some View {
  Color.red.frame(width: width, height: height).id(id)
}

/// Sources of lazy grids with frames that Apple's SwiftUI drew (`lazy/*` of iamcgn/swiftui-web).
@MainActor @Suite struct LazyPlacementTests {
  @Test func columnsStandAtTheAlignment() {
    let leading = Placed(240, 40) {
      LazyVGrid(columns: [GridItem(.fixed(60))], alignment: .leading) { box(60, 20, "a") }
        .id("grid")
    }
    #expect(leading["grid"] == rect(0, 10, 240, 20) && leading["a"] == rect(0, 10, 60, 20))
    let bottom = Placed(60, 80) {
      LazyHGrid(rows: [GridItem(.fixed(20))], alignment: .bottom) { box(60, 20, "a") }.id("grid")
    }
    #expect(bottom["grid"] == rect(0, 0, 60, 80) && bottom["a"] == rect(0, 60, 60, 20))
  }

  @Test func headersAreLinesOfTheirOwn() {
    let items = [GridItem(.fixed(60), spacing: 0), GridItem(.fixed(60), spacing: 0)]
    let placed = Placed(200, 100) {
      LazyVGrid(columns: items, spacing: 0) {
        Section {
          box(60, 28, "a")
          box(60, 28, "b")
        } header: {
          Color.gray.frame(height: 20).id("header")
        }
      }
    }
    #expect(placed["header"] == rect(0, 26, 200, 20))
    #expect(placed["a"] == rect(40, 46, 60, 28) && placed["b"] == rect(100, 46, 60, 28))
  }

  /// `lazy/grid-sections`, with parts that groups, loops and conditions hold.
  @Test func sectionsAreFoundInsideOtherViews() {
    let isLong = true
    let placed = Placed(240, 160) {
      LazyVGrid(columns: [GridItem](repeating: GridItem(.fixed(60)), count: 3), spacing: 4) {
        ForEach(0..<2, id: \.self) { section in
          Group {
            if isLong {
              Section {
                ForEach(0..<(section == 0 ? 5 : 4), id: \.self) { k in
                  Color.red.frame(height: 20).id("\(section)\(k)")
                }
              } header: {
                Color.gray.frame(height: section == 0 ? 24 : 16).id("\(section)H")
              } footer: {
                if section == 0 { Color.black.frame(height: 16).id("\(section)F") }
              }
            }
          }
        }
      }
      .id("grid")
    }
    #expect(placed["grid"] == rect(0, 0, 240, 160))
    #expect(placed["0H"] == rect(0, 0, 240, 24) && placed["0F"] == rect(0, 76, 240, 16))
    #expect(placed["00"] == rect(22, 28, 60, 20) && placed["04"] == rect(90, 52, 60, 20))
    #expect(placed["1H"] == rect(0, 96, 240, 16) && placed["10"] == rect(22, 116, 60, 20))
    #expect(placed["13"] == rect(22, 140, 60, 20))
  }

  @Test func modifiersOfASectionKeepItsParts() {
    let placed = Placed(100, 60) {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
        Section {
          box(10, 10, "a")
          box(10, 10, "b")
        } header: {
          box(10, 10, "h")
        }
        .padding(5)
      }
    }
    #expect(placed["a"].y == placed["b"].y && placed["h"].y == placed["a"].y - 20)
  }

  /// `lazy/stacks`: in a lazy stack the header is a view above the others.
  @Test func sectionsInStacksAreViewsInARow() {
    let placed = Placed(121.5, 56) {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          box(50, 20, "a")
          box(50, 20, "b")
        } header: {
          box(44.5, 16, "h")
        }
      }
      .id("stack")
    }
    #expect(placed["stack"] == rect(0, 0, 121.5, 56))
    #expect(placed["h"] == rect(38.5, 0, 44.5, 16) && placed["a"] == rect(35.75, 16, 50, 20))
  }
}

/// Sources of scroll views and safe areas with frames that Apple's SwiftUI drew (`scroll/*`, `position/*`).
@MainActor @Suite struct ScrollPlacementTests {
  @Test func bothAxesBeginAtTheTopLeadingCorner() {
    let placed = Placed(300, 200) {
      ScrollView([.horizontal, .vertical]) { box(500, 400, "a") }
    }
    #expect(placed["a"] == rect(0, 0, 500, 400))
  }

  @Test func severalViewsStandInAColumn() {
    let placed = Placed(100, 100) {
      ScrollView(.horizontal) {
        box(40, 20, "a")
        box(60, 30, "b")
      }
      .id("view")
    }
    #expect(placed["view"] == rect(0, 21, 100, 58))
    #expect(placed["a"] == rect(10, 21, 40, 20) && placed["b"] == rect(0, 49, 60, 30))
  }

  private func anchored(
    _ height: CGFloat, _ change: (ScrollView<AnyView>) -> some View
  ) -> Double {
    Placed(300, 200) { change(ScrollView { AnyView(box(120, height, "a")) }) }["a"].y
  }

  @Test func anchorsDecideWhatShows() {
    #expect(anchored(400) { $0.defaultScrollAnchor(.bottom) } == -200)
    #expect(anchored(400) { $0.defaultScrollAnchor(.center) } == -100)
    #expect(anchored(60) { $0.defaultScrollAnchor(.bottom, for: .alignment) } == 140)
    #expect(anchored(60) { $0.defaultScrollAnchor(.center, for: .alignment) } == 70)
    // Without a role an anchor has all of them; one for a role counts before it.
    #expect(anchored(60) { $0.defaultScrollAnchor(.bottom) } == 140)
    let mixed = { (view: ScrollView<AnyView>) in
      view.defaultScrollAnchor(.center).defaultScrollAnchor(.top, for: .initialOffset)
    }
    #expect(anchored(400, mixed) == 0 && anchored(60, mixed) == 70)
    #expect(anchored(400) { $0.defaultScrollAnchor(.bottom, for: .sizeChanges) } == 0)
    #expect(
      anchored(60) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .alignment) }
        == 0)
  }

  @Test func anchorsAreNotThoseOfInnerScrollViews() {
    let placed = Placed(100, 200) {
      ScrollView { ScrollView { box(10, 400, "a") }.frame(height: 300).id("inner") }
        .defaultScrollAnchor(.bottom)
    }
    #expect(placed["inner"].y == -100 && placed["a"].y == -100)
  }

  /// `scroll/position`: a binding's first value does not scroll to a view; edges and points do.
  @Test func positionsShowEdgesAndPoints() {
    #expect(anchored(400) { $0.scrollPosition(id: .constant(1)) } == 0)
    #expect(anchored(400) { $0.scrollPosition(.constant(ScrollPosition(id: 3))) } == 0)
    #expect(anchored(400) { $0.scrollPosition(.constant(ScrollPosition(edge: .bottom))) } == -200)
    #expect(anchored(400) { $0.scrollPosition(.constant(ScrollPosition(y: 30))) } == -30)
    #expect(
      anchored(400) { $0.scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 5, y: 900)))) }
        == -200)
    var position = ScrollPosition()
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom && position.point == nil && !position.isPositionedByUser)
    position.scrollTo(id: 4)
    #expect(position.viewID(type: Int.self) == 4 && position.edge == nil)
    #expect(position == ScrollPosition(id: 4) && position != ScrollPosition(id: 5))
  }

  @Test func contentIgnoringTheAreaLiesUnderTheInset() {
    let placed = Placed(100, 200) {
      Color.red.id("a").ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).id("bar") }
    }
    #expect(placed["a"] == rect(0, 0, 100, 200) && placed["bar"] == rect(0, 0, 100, 30))
    #expect(placed.codes.isEmpty)
    let keyboard = Placed(100, 200) {
      Color.red.id("a").ignoresSafeArea(.keyboard)
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(keyboard["a"] == rect(0, 30, 100, 170))
  }

  @Test func severalViewsOfAnInsetLieOnTopOfEachOther() {
    let placed = Placed(100, 100) {
      Color.red.id("a").safeAreaInset(edge: .bottom, spacing: 2) {
        box(100, 30, "under")
        box(40, 10, "over")
      }
    }
    #expect(placed["a"].height == 68 && placed["over"] == rect(30, 80, 40, 10))
    let none = Placed(100, 100) {
      Color.red.id("a").safeAreaInset(edge: .bottom) { EmptyView() }
    }
    #expect(none["a"].height == 100)
  }

  @Test func scrollViewsReachUnderTheInset() {
    let placed = Placed(100, 200) {
      ScrollView { box(100, 240, "content") }.id("scroll")
        .safeAreaInset(edge: .top) { Color.blue.frame(height: 30) }
    }
    #expect(placed["scroll"] == rect(0, 0, 100, 200))
    #expect(placed["content"] == rect(0, 38, 100, 240))
  }

  @Test func readersAndTargetsLeaveTheirContent() {
    let placed = Placed(100, 100) {
      ScrollViewReader { proxy in
        ScrollView { VStack { box(10, 10, "a") }.scrollTargetLayout() }
          .scrollTargetBehavior(.viewAligned)
          .onAppear { proxy.scrollTo("a", anchor: .top) }
      }
    }
    #expect(placed["a"] == rect(45, 0, 10, 10))
  }

  /// Three parts of a widget of 300, 8 points apart.
  @Test func framesRelativeToTheContainer() {
    let placed = Placed(300, 50) {
      Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 8).id("one")
        .background {
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8).id("two")
        }
    }
    #expect(abs(placed["one"].width - 284.0 / 3) < 1e-9)
    #expect(abs(placed["two"].width - (568.0 / 3 + 8)) < 1e-9)
  }
}
