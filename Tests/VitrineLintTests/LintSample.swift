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

  static func findings(_ rule: String, in report: LintReport) throws -> [LintFinding] {
    try row(rule, in: report).findings
  }

  static func row(_ rule: String, in report: LintReport) throws -> LintReport.Row {
    try #require(report.rows.first { $0.rule == rule }, "no rule \(rule)")
  }

  private static func picture(
    _ document: Document, _ configuration: RenderConfiguration
  ) -> LintStandardPicture {
    let (entry, _) = document.entry(EntryRequest(configuration))
    let placed = renderer.place(entry, of: document.widget, configuration)
    var scratch = RenderScratch()
    return .init(
      picture: LintPicture(placed, fonts: renderer.fonts),
      pixels: LintPixels(renderer.finish(placed, scratch: &scratch)))
  }
}
