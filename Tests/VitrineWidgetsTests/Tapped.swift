import Vitrine
import VitrineGraphics

/// A widget of iPhone 15 drawn for its hit map: small is 158 × 158 pt, medium 338 × 158 pt.
@MainActor
enum Tapped {
  static let renderer = Renderer()

  /// The hit map of views that fill the container, without margins.
  static func map<Content: View>(
    _ family: WidgetFamily = .systemMedium, os: Int = 26, locale: String = "en_US",
    scene: RenderScene = .widget, @ViewBuilder _ content: @escaping @Sendable () -> Content
  ) -> HitMap {
    var configuration = RenderConfiguration()
    configuration.family = family
    configuration.os = os
    configuration.scene = scene
    configuration.localeIdentifier = locale
    let entry = WidgetEntry(content)
    var widget = WidgetDescription(
      kind: "Test", families: WidgetFamily.allCases, source: .immediate { _ in entry })
    widget.contentMargins = .none
    var scratch = RenderScratch()
    return renderer.render(entry, of: widget, configuration, scratch: &scratch).hits
  }

  /// The hit map of a bare view.
  static func bare<Content: View>(
    width: Double, height: Double, @ViewBuilder _ content: () -> Content
  ) -> HitMap {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.scene = .view
    configuration.size = Size(width, height)
    var scratch = RenderScratch()
    return renderer.render(content(), configuration, scratch: &scratch).hits
  }
}

extension HitMap {
  /// What a tap reaches, in a few words.
  func tap(_ x: Double, _ y: Double) -> String {
    guard let target = target(at: Point(x, y)) else { return "nothing" }
    return target.url ?? target.intent?.name ?? target.kind.rawValue
  }

  var kinds: [HitTarget.Kind] { targets.map(\.kind) }
  var codes: [String] { diagnostics.map(\.code) }
}
