import SwiftUI
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// The app of a Today widget, in its header and on the screens.
@Suite struct AppTests {
  private static let renderer = Renderer()

  private static func document(_ more: String) throws(DocumentError) -> Document {
    let text =
      #"{"vitrine":1,"kind":"Agenda","displayName":"Next",\#(more)"#
      + #""body":{"Text":"a","modifiers":[{"foregroundStyle":"purple"}]}}"#
    return try Document.parse(Array(text.utf8), file: "w.json")
  }

  private func draw(
    _ widget: WidgetDescription, _ entry: WidgetEntry, _ configuration: RenderConfiguration
  ) -> RenderedImage {
    var scratch = RenderScratch()
    return Self.renderer.render(entry, of: widget, configuration, scratch: &scratch)
  }

  private func picture(
    _ scene: RenderScene, os: Int = 11, _ more: String = #""today":{},"#,
    _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) throws -> RenderedImage {
    let document = try Self.document(more)
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("iphone-6s"))
    configuration.os = os
    configuration.scene = scene
    configuration.scale = 1
    configuration.family = nil
    change(&configuration)
    return draw(
      document.widget, document.entry(EntryRequest(configuration)).entry, configuration)
  }

  private func texts(_ image: RenderedImage) -> [String] {
    image.placed.nodes.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
  }

  /// The pixel near the top of the icon.
  private func pixel(_ image: RenderedImage) throws -> UInt32 {
    let frame = try #require(image.placed.nodes.first { $0.owner.last == "TodayIcon" }?.frame)
    return image.pixmap[Int(frame.midX), Int(frame.y + frame.height * 0.1)]
  }

  nonisolated private static let scenes: [(RenderScene, Int)] = [
    (.widget, 9), (.widget, 10), (.today, 9), (.today, 11), (.search, 11), (.quickActions, 11),
    (.widget, 13),
  ]

  @Test(arguments: scenes) func theNameStandsBeforeTheTitle(
    _ scene: RenderScene, _ os: Int
  ) throws {
    let wanted = { (words: String) in os == 9 ? words : words.uppercased() }
    let own = #""app":{"name":"Maps"},"today":{},"#
    #expect(texts(try picture(scene, os: os, own)).contains(wanted("Maps Next")))
    #expect(
      texts(try picture(scene, os: os, own) { $0.app.name = "Diary" })
        .contains(wanted("Diary Next")))
    #expect(texts(try picture(scene, os: os)).contains(wanted("Next")))
    // The title says the app's name already.
    let same = #""app":{"name":"Next"},"today":{"title":"Next Event"},"#
    #expect(texts(try picture(scene, os: os, same)).contains(wanted("Next Event")))
  }

  @Test(arguments: scenes) func theIconIsThatOfTheApp(_ scene: RenderScene, _ os: Int) throws {
    let green: UInt32 = 0xFF00_FF00
    let pixmap = Pixmap(width: 16, height: 16, pixels: Array(repeating: green, count: 256))
    let icon = try AppIcon(ImageResource(key: 1, name: "icon", pixmap: pixmap, scale: 1))
    let view = ##""today":{"icon":{"Color":"#FF0000"}},"##
    #expect(try pixel(try picture(scene, os: os, view)) == 0xFF00_00FF)
    #expect(try pixel(try picture(scene, os: os, view) { $0.app.icon = icon }) == green)
    // Without an icon one in the widget's own colours, here purple.
    let neutral = try pixel(try picture(scene, os: os))
    #expect(neutral >> 16 & 255 > neutral & 255 && neutral & 255 > neutral >> 8 & 255)
  }

  @Test(arguments: [
    (
      #""app":{"name":"Maps"},"today":{"appName":"Trips"},"#,
      "$.today.appName: 'today.appName' and 'app.name' say the same; keep 'app.name'"
    )
  ])
  func aNameIsSaidOnce(_ more: String, _ message: String) {
    do {
      _ = try Self.document(more)
      Issue.record("no error")
    } catch {
      #expect("\(error)".hasSuffix(message), "\(error)")
    }
  }

  /// What the whole phone shows of a hit map is what it was.
  @Test func tapsStay() throws {
    let plain = try picture(.today)
    let named = try picture(.today) { $0.app.name = "Diary" }
    #expect(plain.hits == named.hits)
  }
}
