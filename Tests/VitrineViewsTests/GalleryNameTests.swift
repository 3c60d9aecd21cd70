import Foundation
import SwiftUI
import Testing
import Vitrine
import WidgetKit

private struct Moment: TimelineEntry { var date = Date(timeIntervalSince1970: 0) }

private struct Moments: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment() }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment())
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment()], policy: .never))
  }
}

private struct Forecast: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Forecast", provider: Moments()) { _ in
      Text("Weather").containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Weather")
    .description("Shows the \("next") days.")
  }
}

/// The same by name, by resource, as a text and word for word.
private struct Verbatim: Widget {
  let name: String
  init() { name = "Weather" }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Verbatim", provider: Moments()) { _ in EmptyView() }
      .configurationDisplayName(name)
      .description(LocalizedStringResource("Weather", table: "Gallery"))
  }
}

private struct Texts: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Texts", provider: Moments()) { _ in EmptyView() }
      .configurationDisplayName(Text("Weather"))
      .description(Text(verbatim: "Weather"))
  }
}

/// The gallery speaks the language that the widget speaks.
@MainActor @Suite struct GalleryNameTests {
  private static let strings = StringTable { key, table, locale in
    guard locale.hasPrefix("de") else { return nil }
    return [
      "Weather": table == "Gallery" ? "Das Wetter" : "Wetter",
      "Shows the %@ days.": "Zeigt die %@ Tage.",
    ][key]
  }

  private func widget<W: Widget>(_ widget: W.Type) throws -> WidgetDescription {
    var resources = WidgetResources(folders: [])
    resources.strings = Self.strings
    return try #require(W._descriptions().first).showing(resources)
  }

  private func texts<W: Widget>(
    _ type: W.Type, _ scene: RenderScene, _ locale: String
  ) async throws -> [String] {
    let widget = try widget(type)
    var configuration = RenderConfiguration()
    configuration.scene = scene
    configuration.localeIdentifier = locale
    let entry = await widget.entry(for: EntryRequest(configuration))
    return Renderer().place(entry, of: widget, configuration).tree.nodes.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
  }

  @Test func nameAndExplanationAreTranslated() async throws {
    let english = try await texts(Forecast.self, .gallery, "en_US")
    #expect(english.contains("Weather") && english.contains("Shows the next days."))
    for scene in [RenderScene.gallery, .configuration] {
      let german = try await texts(Forecast.self, scene, "de_DE")
      #expect(german.contains("Wetter") && german.contains("Zeigt die next Tage."), "\(german)")
      #expect(!german.contains("Weather"))
    }
    // The key inside the widget has the same translation.
    #expect(try await texts(Forecast.self, .widget, "de_DE") == ["Wetter"])
  }

  @Test func eachWayOfNamingFollowsItsRules() throws {
    var german = RenderConfiguration()
    german.localeIdentifier = "de_AT"
    let verbatim = try widget(Verbatim.self)
    #expect(verbatim.displayName(in: german) == "Weather")
    #expect(verbatim.details(in: german) == "Das Wetter")
    let texts = try widget(Texts.self)
    #expect(texts.displayName(in: german) == "Wetter")
    #expect(texts.details(in: german) == "Weather")
    #expect(texts.displayName(in: RenderConfiguration()) == "Weather")
  }

  /// What is set afterwards is meant for every language.
  @Test func aNameOfADescriptionWins() throws {
    var german = RenderConfiguration()
    german.localeIdentifier = "de_DE"
    var forecast = try widget(Forecast.self)
    forecast.displayName = "Sky"
    #expect(forecast.displayName(in: german) == "Sky")
    #expect(forecast.details(in: german) == "Zeigt die next Tage.")
  }

  /// A pseudo-locale changes the words once, where they are drawn.
  @Test func pseudoLocalesChangeTheNameOnce() async throws {
    let words = try await texts(Forecast.self, .gallery, "en_XA")
    #expect(words.contains(PseudoLocale.longer.words("Weather")))
    #expect(words.contains(PseudoLocale.longer.words("Shows the next days.")))
  }
}
