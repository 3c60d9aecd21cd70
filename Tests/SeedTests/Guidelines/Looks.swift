import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

extension WidgetGuidelines {
  @MainActor @Suite("§6 Beautiful widgets") struct Looks {
    @Test(.holds("002 §6.4")) func theNameOfTheAppStandsBelowTheWidget() async throws {
      var picture = WidgetPicture()
      picture.scene = .home
      let tree = try await picture.draw { Text(verbatim: "57°") }.placed
      let host = try #require(tree.nodes.first { $0.name == "containerShape" }).frame
      let name = try tree.text("Sample").frame
      #expect(name.minY >= host.maxY && (name.midX - host.midX).magnitude <= 1)
    }

    private func luminance(
      _ scheme: ColorScheme, _ content: @escaping @Sendable () -> some View
    ) async throws -> Double {
      let image = try await WidgetPicture(scheme: scheme).draw(content)
      return Luminance.of(image.pixmap.color(84, 84))
    }

    @Test(.holds("002 §6.12", "002 §6.14")) func semanticColoursFollowTheMode() async throws {
      for (color, isDarkInLight) in [
        (Color(uiColor: .label), true), (Color(uiColor: .systemBackground), false),
        (Color.primary, true),
      ] {
        let light = try await luminance(.light) { color }
        let dark = try await luminance(.dark) { color }
        #expect(isDarkInLight ? light < 0.1 && dark > 0.8 : light > 0.8 && dark < 0.1)
      }
    }

    @Test(.holds("002 §6.18", "002 §6.19")) func theSystemFontIsTheDefaultInAllItsForms()
      async throws
    {
      let image = try await WidgetPicture(family: .systemLarge).draw {
        VStack {
          Text(verbatim: "plain")
          Text(verbatim: "title").font(.title)
          Text(verbatim: "black").fontWeight(.black)
          Text(verbatim: "sized").font(.system(size: 31))
        }
      }
      let fonts = image.placed.nodes.compactMap { node -> (String, Double, Double)? in
        guard case .text(let text) = node.content, let run = text.leaf.runs.first else {
          return nil
        }
        #expect(run.font.family == .system(.standard))
        return (run.text, run.font.size, run.font.weight)
      }
      #expect(fonts.map(\.0) == ["plain", "title", "black", "sized"])
      #expect(fonts.map(\.1) == [17, 28, 17, 31])
      #expect(fonts.map(\.2) == [400, 400, 900, 400])
      #expect(
        Set(image.diagnostics.map(\.code)).isDisjoint(with: ["missing-glyph", "font-missing"]))
    }

    /// A row of a calendar: the day is a static part, the rest is not known yet.
    private struct Row: View {
      nonisolated init() {}
      var body: some View {
        VStack(alignment: .leading) {
          Text(verbatim: "TODAY").unredacted()
          Text(verbatim: "Piano lesson with Maya")
          Text(verbatim: "Lunch")
          Image(systemName: "star.fill")
        }
      }
    }

    @Test(.holds("002 §6.25", "002 §6.26", "002 §6.27")) func placeholdersKeepWhatIsStatic()
      async throws
    {
      var picture = WidgetPicture(family: .systemMedium)
      let live = try await picture.draw { Row() }
      picture.entry = .placeholder
      let hidden = try await picture.draw { Row() }
      #expect(live.placed.nodes.map(\.name) == hidden.placed.nodes.map(\.name))
      let glyphs = { (image: RenderedImage) in
        image.displayList.commands.count { if case .drawGlyphs = $0 { true } else { false } }
      }
      #expect(glyphs(hidden) == 1)
      #expect(glyphs(live) >= 3)
      // A bar for each line, and a disc for the glyph, of little opacity.
      let bars = hidden.displayList.commands.compactMap { command -> (Rect, Double)? in
        guard case .fillRoundedRect(let rect, let corners, _, _) = command else { return nil }
        return rect.height < 30 ? (rect, Double(corners.topLeft)) : nil
      }
      let lines = bars.filter { $0.0.width > 2 * $0.0.height }
      #expect(Set(lines.map(\.0.width)).count == 2)
      let first = try hidden.placed.text("Piano lesson with Maya").frame
      #expect(lines.contains { ($0.0.width - first.width).magnitude <= 7 })
      let ink = Luminance.of(hidden.pixmap.color(Int(first.midX), Int(first.midY)))
      #expect(ink > 0.5 && ink < 0.95)
    }

    @Test(.holds("002 §6.24")) func theGallerysEntryIsThatOfThePreview() throws {
      var picture = WidgetPicture()
      picture.scene = .gallery
      #expect(EntryRequest(try picture.configuration()).context.isPreview)
      picture.entry = .current
      picture.scene = .home
      #expect(!EntryRequest(try picture.configuration()).context.isPreview)
    }
  }
}
