import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Views in `ar_EG`, against the mirror image of what they are in `en_US`.
@MainActor @Suite struct RightToLeftTests {
  /// Checks that every frame is the mirror image of its counterpart.
  private func expectMirrored<Content: View>(
    _ width: Double = 200, _ height: Double = 100, _ location: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: () -> Content
  ) {
    let plain = Lettered.image(width, height, content).placed.nodes
    let mirrored = Lettered.image(width, height, locale: "ar_EG", content).placed.nodes
    #expect(plain.count == mirrored.count, sourceLocation: location)
    for (a, b) in zip(plain, mirrored) {
      // Both are aligned to pixels, halves to the right: they differ by a pixel at most.
      let isClose =
        abs(width - a.frame.maxX - b.frame.minX) <= 0.34 && abs(a.frame.y - b.frame.y) < 1e-9
        && abs(a.frame.width - b.frame.width) <= 0.34
      #expect(isClose, "\(a.name) \(a.frame) \(b.frame)", sourceLocation: location)
    }
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.black.frame(width: width, height: height)
  }

  @Test func containersMirror() {
    expectMirrored {
      HStack(spacing: 7) {
        box(30, 10); box(10, 20); Spacer()
      }
    }
    expectMirrored {
      VStack(alignment: .leading) {
        box(30, 10); box(10, 20)
      }.padding(.leading, 11)
    }
    expectMirrored {
      Grid(alignment: .leading, horizontalSpacing: 4) {
        GridRow {
          box(30, 10); box(10, 20); box(5, 5)
        }
        GridRow {
          box(10, 10).gridCellColumns(2); box(20, 20)
        }
      }
    }
    expectMirrored {
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible())], alignment: .trailing) {
        box(10, 10); box(12, 10); box(14, 10)
      }
    }
  }

  @Test func alignmentsMirror() {
    expectMirrored {
      box(20, 10).frame(width: 100, height: 50, alignment: .topTrailing)
        .overlay(alignment: .bottomLeading) { box(5, 5) }
        .background(alignment: .trailing) { box(9, 9) }
    }
    expectMirrored {
      VStack(alignment: .trailing) {
        box(30, 10).alignmentGuide(.trailing) { $0[.leading] + 12 }
        box(10, 20)
      }
    }
    expectMirrored { box(10, 10).position(x: 30, y: 20) }
    expectMirrored { box(10, 10).offset(x: 30, y: 20) }
  }

  @Test func controlsMirror() throws {
    expectMirrored(200, 60) { Toggle("On", isOn: .constant(true)) }
    let label = Lettered.image(200, 60, locale: "ar_EG") {
      Label {
        Text("Text").id("title")
      } icon: {
        Image(systemName: "star").id("icon")
      }
    }
    let icon = try #require(Lettered.frame("icon", label))
    let title = try #require(Lettered.frame("title", label))
    #expect(icon.minX >= title.maxX + 7)
  }

  /// The filled part of a bar starts at the right.
  @Test func barsFillFromTheLeadingEdge() throws {
    for isGauge in [false, true] {
      let image = Lettered.image(200, 60, locale: "ar_EG") {
        if isGauge {
          Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
        } else {
          ProgressView(value: 0.25)
        }
      }
      let bar = try #require(image.placed.nodes.last { $0.name == "LeadingPart" })
      guard case .shape(let shape) = bar.content else { throw Missing() }
      let ink = shape.geometry.path(in: shape.bounds).controlBounds.offset(by: bar.frame.origin)
      #expect(abs(ink.maxX - 200) < 0.01 && abs(ink.width - 50) < 0.01)
    }
  }

  private struct Missing: Error {}

  @Test func linesStartAtTheRight() throws {
    let image = Lettered.image(200, 100, locale: "ar_EG") {
      Text("مرحبا\nهذا سطر أطول").frame(maxWidth: .infinity, alignment: .leading)
    }
    let entry = try #require(image.textLedger.entries.first)
    #expect(entry.frame.maxX == 200 && entry.shown.count == 2)
    for node in image.placed.nodes {
      guard case .text(let text) = node.content else { continue }
      #expect(text.layout.lines.allSatisfy { abs($0.x + $0.width - node.frame.width) < 0.34 })
    }
  }

  private func symbol(_ name: String, _ locale: String) throws -> SymbolOutline {
    let image = Lettered.image(60, 60, locale: locale) { Image(systemName: name) }
    for node in image.placed.nodes {
      if case .image(let leaf) = node.content, case .symbol(let symbol, _) = leaf.content {
        return symbol
      }
    }
    throw Missing()
  }

  @Test func symbolsOfReadingDirectionTurn() throws {
    for name in ["arrow.forward", "chevron.backward", "list.bullet", "speaker.wave.2"] {
      let (plain, turned) = (try symbol(name, "en_US"), try symbol(name, "ar_EG"))
      let box = plain.viewBox
      let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0)
      #expect(turned.viewBox == box && turned.name == name + ".rtl")
      #expect(turned.layers.map(\.path) == plain.layers.map { $0.path.transformed(by: mirror) })
      #expect(turned.layers != plain.layers)
    }
    for name in ["arrow.right", "chevron.left", "forward.fill", "gobackward", "list.number"] {
      #expect(try symbol(name, "en_US").layers == symbol(name, "ar_EG").layers, "\(name)")
    }
  }

  @Test func partsMayRunTheOtherWay() throws {
    let image = Lettered.image(100, 60) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10).id("a"); Color.blue.frame(width: 90).id("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try #require(Lettered.frame("a", image)).minX == 90)
    let back = Lettered.image(100, 60, locale: "he_IL") {
      HStack(spacing: 0) {
        Color.red.frame(width: 10).id("a"); Color.blue.frame(width: 90).id("b")
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    #expect(try #require(Lettered.frame("a", back)).minX == 0)
  }

  private struct Wedge: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior

    func path(in rect: CGRect) -> Vitrine.Path {
      Vitrine.Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height))
    }
  }

  @Test func shapesMayStay() throws {
    func left(_ behavior: LayoutDirectionBehavior, _ locale: String) throws -> Double {
      let image = Lettered.image(100, 60, locale: locale) {
        Wedge(layoutDirectionBehavior: behavior)
      }
      for node in image.placed.nodes {
        if case .shape(let shape) = node.content {
          return shape.geometry.path(in: shape.bounds).controlBounds.minX
        }
      }
      throw Missing()
    }
    #expect(try left(.mirrors, "en_US") == 0 && left(.mirrors, "ar_EG") == 90)
    #expect(try left(.fixed, "en_US") == 0 && left(.fixed, "ar_EG") == 0)
    #expect(try left(.mirrors(in: .leftToRight), "en_US") == 90)
    #expect(try left(.mirrors(in: .leftToRight), "ar_EG") == 0)
  }

  @Test func viewsFlipWhenAsked() throws {
    for (locale, factor) in [("en_US", 1.0), ("ar_EG", -1.0)] {
      let image = Lettered.image(100, 60, locale: locale) {
        Color.red.flipsForRightToLeftLayoutDirection(true)
      }
      let maps = image.placed.nodes.compactMap { node -> Affine? in
        if case .effect(.transform(let map, _)) = node.content { map } else { nil }
      }
      #expect(maps.first?.a == factor && maps.first?.tx == (factor < 0 ? 100 : 0))
    }
  }
}
