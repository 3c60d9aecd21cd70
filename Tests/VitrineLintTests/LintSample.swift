import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineLint

/// Widgets to judge: parts of documents around which the rest is written.
enum LintSample {
  static let renderer = Renderer()

  /// A document with a body in one line of JSON, without fault unless the parts have one.
  static func document(
    _ body: String, family: String = "systemSmall", more: String = "",
    modifiers: String = #"{"containerBackground":"background"},{"widgetURL":"app://home"}"#
  ) throws -> Document {
    let text = """
      {"vitrine":1,"kind":"Sample","families":["\(family)"],\(more)
       "body":{"ZStack":[\(body)],"modifiers":[\(modifiers)]}}
      """
    return try Self.document(text: text, file: "sample.json")
  }

  /// A document with all its text.
  static func document(text: String, file: String) throws -> Document {
    try Document.parse(Array(text.utf8), file: file)
  }

  /// The report on a document: each family at some text sizes, and its standard pictures.
  static func report(
    _ document: Document, levels: [DynamicTypeSize] = [.large], app: String? = nil
  ) throws -> LintReport {
    var builder = LintBuilder()
    let widget = document.widget
    var matrix = RenderMatrix()
    matrix.typeSizes = levels
    let laidOut = try matrix.expand(for: widget).configurations
    for index in 0..<laidOut.count {
      builder.add(builder.notes(on: picture(document, laidOut[index]).picture, index: index))
    }
    var timeline = RenderConfiguration()
    timeline.entry = .timeline
    var subject = LintWidget(
      widget, timeline: document.timeline(EntryRequest(timeline)).timeline, appName: app)
    matrix.typeSizes = [.large]
    matrix.schemes = [.light, .dark]
    matrix.entries = [.snapshot, .placeholder]
    let standard = try matrix.expand(for: widget).configurations
    subject.pictures = (0..<standard.count).map { picture(document, standard[$0]) }
    for index in document.entries.indices {
      var entry = standard[0]
      entry.entry = .index(index)
      subject.pictures.append(picture(document, entry))
    }
    for index in 0..<standard.count
    where standard[index].entry == .snapshot && standard[index].scheme == .light {
      for role in LintStandardPicture.Role.allCases where role != .usual {
        guard let changed = standard[index].lint(role) else { continue }
        subject.pictures.append(picture(document, changed, role: role))
      }
    }
    return builder.report(on: subject)
  }

  /// The findings of one rule on a document made of parts.
  static func findings(
    _ rule: String, _ body: String, family: String = "systemSmall", more: String = "",
    modifiers: String? = nil, levels: [DynamicTypeSize] = [.large], app: String? = nil
  ) throws -> [LintFinding] {
    let made =
      try modifiers.map { try document(body, family: family, more: more, modifiers: $0) }
      ?? document(body, family: family, more: more)
    return try findings(rule, in: report(made, levels: levels, app: app))
  }

  /// The findings of one rule on a document whose body is one view.
  static func findings(_ rule: String, root: String, more: String = "") throws -> [LintFinding] {
    let text = """
      {"vitrine":1,"kind":"Sample","families":["systemSmall"],\(more)
       "background":"background","url":"app://home","body":\(root)}
      """
    return try findings(rule, in: report(document(text: text, file: "sample.json")))
  }

  static func findings(_ rule: String, in report: LintReport) throws -> [LintFinding] {
    try row(rule, in: report).findings
  }

  static func row(_ rule: String, in report: LintReport) throws -> LintReport.Row {
    try #require(report.rows.first { $0.rule == rule }, "no rule \(rule)")
  }

  /// The report on a Today widget: on one phone under iOS 11, 10 and 9, in both modes.
  static func todayReport(
    _ document: Document, levels: [DynamicTypeSize] = [.large]
  ) throws -> LintReport {
    var builder = LintBuilder()
    var matrix = RenderMatrix()
    matrix.systems = .listed([11, 10, 9])
    matrix.scenes = [.view]
    matrix.typeSizes = levels
    matrix.displayModes = .all
    let laidOut = try matrix.expand(for: document.widget).configurations
    for index in 0..<laidOut.count {
      builder.add(builder.notes(on: picture(document, laidOut[index]).picture, index: index))
    }
    matrix.scenes = [.widget]
    matrix.typeSizes = [.large]
    let shown = try matrix.expand(for: document.widget).configurations
    var subject = LintWidget(document.widget, timeline: nil, appName: nil)
    for index in 0..<shown.count {
      subject.pictures.append(picture(document, shown[index]))
      guard shown[index].os == 9 else { continue }
      var first = shown[index]
      first.isFirstDisplay = true
      subject.pictures.append(picture(document, first, role: .later))
    }
    for configuration in overWallpapers(shown) {
      subject.pictures.append(picture(document, configuration, role: .wallpaper))
    }
    return builder.report(on: subject)
  }

  /// The newest collapsed widget on a screen with each of the wallpapers.
  static func overWallpapers(_ shown: RenderConfigurations) -> [RenderConfiguration] {
    let compact = (0..<shown.count).map { shown[$0] }.first {
      $0.displayMode == .compact && $0.os >= 10
    }
    return LintStandardPicture.wallpapers.compactMap { name in
      var changed = compact
      changed?.scene = .today
      changed?.wallpaper = Wallpaper(name: name)
      return changed
    }
  }

  static func picture(
    _ document: Document, _ configuration: RenderConfiguration,
    role: LintStandardPicture.Role = .usual
  ) -> LintStandardPicture {
    let (placed, image) = image(document, configuration)
    return .init(
      picture: LintPicture(placed, fonts: renderer.fonts), pixels: LintPixels(image), role: role,
      diagnostics: image.diagnostics)
  }

  static func image(
    _ document: Document, _ configuration: RenderConfiguration
  ) -> (placed: PlacedWidget, image: RenderedImage) {
    let (entry, _) = document.entry(EntryRequest(configuration))
    let placed = renderer.place(entry, of: document.widget, configuration)
    var scratch = RenderScratch()
    return (placed, renderer.finish(placed, scratch: &scratch))
  }
}
