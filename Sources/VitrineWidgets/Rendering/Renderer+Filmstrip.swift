package import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineViews

extension Renderer {
  /// Draws a timeline's entries side by side, with their dates.
  ///
  /// Entries by Swift authors must be drawn on the main actor. Only the first `FilmstripGeometry.mostFrames`
  /// are included; a diagnostic reports the omitted ones.
  ///
  /// - Parameter configuration: the configuration of the single pictures. The strip has the same number of
  ///   pixels per point, or fewer if it would be too large: its pictures are then shrunk, as they are laid out.
  package func filmstrip(
    _ timeline: WidgetTimeline, of widget: WidgetDescription, _ configuration: RenderConfiguration,
    scratch: inout RenderScratch
  ) -> RenderedImage {
    let geometry = FilmstripGeometry(
      count: timeline.moments.count, cell: configuration.canvasSize,
      hasRelevance: timeline.moments.contains { $0.relevance != nil })
    var single = configuration
    let scale = geometry.scale(wanted: configuration.pixelScale)
    single.scale = max(scale, configuration.pixelScale)
    single.showsDeviceSize = false
    // A strip shows the widget itself, whatever the scene of its single pictures.
    if single.scene != .view { single.scene = .widget }
    let current = timeline.indexInForce(at: configuration.date)
    var frames: [Filmstrip.Frame] = []
    var diagnostics: [Diagnostic] = []
    for (index, moment) in timeline.moments.prefix(geometry.count).enumerated() {
      let image = render(
        moment.entry, of: widget, single.showing(entry: index, at: moment.date), scratch: &scratch)
      diagnostics += image.diagnostics
      // Without this picture the strip would lack a frame.
      if image.excess != nil { return image }
      let frame =
        scale < image.scale ? image.scaled(to: configuration.canvasSize, scale: scale) : image
      let words = DateLine.words(moment.date, zone: configuration.timeZoneIdentifier)
      frames.append(
        Filmstrip.Frame(
          picture: BitmapResource(drawn: frame, name: "\(index)"), day: words.day, time: words.time,
          relevance: moment.relevance.map { "relevance " + $0.text } ?? "",
          isInForce: index == current))
    }
    let strip = Filmstrip(
      geometry: geometry, title: widget.displayName(in: configuration) ?? widget.kind,
      subtitle: Self.subtitle(timeline, configuration), frames: frames,
      isOnDark: configuration.family?.isAccessory == true || configuration.mode != .fullColor)
    var image = draw(strip, single, scale: scale, scratch: &scratch)
    image.diagnostics =
      diagnostics + image.diagnostics.filter { $0.code == Diagnostic.budgetCode }
      + timeline.diagnostics + Self.cut(timeline)
    return image
  }

  private func draw(
    _ strip: Filmstrip, _ single: RenderConfiguration, scale: Double,
    scratch: inout RenderScratch
  ) -> RenderedImage {
    var table = RenderConfiguration()
    table.family = nil
    table.scene = .view
    table.size = strip.geometry.size
    table.scale = scale
    table.scheme = strip.isOnDark ? .dark : single.scheme
    table.kernels = single.kernels
    let entry = WidgetEntry { strip }
    let bare = WidgetDescription(
      kind: "filmstrip", families: [], source: .immediate { _ in entry })
    return render(entry, of: bare, table, scratch: &scratch)
  }

  /// The subtitle, such as `systemSmall, 4 entries, reloads at end`.
  private static func subtitle(
    _ timeline: WidgetTimeline, _ configuration: RenderConfiguration
  ) -> String {
    let count = timeline.moments.count
    let shown = min(count, FilmstripGeometry.mostFrames)
    let entries = count == 1 ? "1 entry" : "\(count) entries"
    let family = configuration.family?.slug ?? "view"
    let cut = shown < count ? " (the first \(shown) shown)" : ""
    return "\(family), \(entries)\(cut), "
      + timeline.policy.sentence(zone: configuration.timeZoneIdentifier)
  }

  private static func cut(_ timeline: WidgetTimeline) -> [Diagnostic] {
    guard timeline.moments.count > FilmstripGeometry.mostFrames else { return [] }
    return [
      Diagnostic(
        severity: .warning, code: "filmstrip-cut",
        message: "the filmstrip shows the first \(FilmstripGeometry.mostFrames) of "
          + "\(timeline.moments.count) entries", path: "")
    ]
  }
}

extension RenderConfiguration {
  /// Returns the configuration for an entry of the timeline by index, at a moment.
  package func showing(entry index: Int, at date: Date) -> RenderConfiguration {
    var result = self
    result.entry = .index(index)
    result.date = date
    return result
  }
}

extension TimelineReloadPolicy {
  /// The policy in words: `reloads at end`, `never reloads` or `reloads after Tue 9 Jan 2007 13:41`.
  fileprivate func sentence(zone: String?) -> String {
    guard let date else { return slug == "never" ? "never reloads" : "reloads at end" }
    let words = DateLine.words(date, zone: zone)
    return "reloads after \(words.day) \(words.time)"
  }
}
