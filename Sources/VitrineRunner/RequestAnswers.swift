import Foundation
import VitrineGraphics
import VitrineImages
import VitrineText
import VitrineViews
import VitrineWidgets

/// Answers requests for the widgets of a bundle, one after the other.
@MainActor
final class RequestAnswers {
  typealias Describe = (RenderConfiguration) throws -> [WidgetDescription]
  typealias Answer = (line: String, parts: [[UInt8]])

  private let fonts: FontLibrary
  private let resources: WidgetResources
  /// The places of views in the sources, which only pages ask for.
  private lazy var declarations = DeclarationPlaces(ofProgram: FontFolder.executablePath)
  private var scratch = RenderScratch()
  /// The number of entries of each kind's timeline.
  private var entryCounts: [String: Int] = [:]

  init(fonts: FontLibrary, resources: WidgetResources) {
    (self.fonts, self.resources) = (fonts, resources)
  }

  func answer(_ line: [UInt8], _ mark: UInt8, _ describe: Describe) async -> Answer {
    do {
      let request = try JSONDecoder().decode(BundleRequest.self, from: Data(line))
      let command = try BundleCommand.parse(request.arguments)
      var matrix = try command.drawing.matrix()
      if let scale = request.scale { matrix.common.scale = scale }
      let widgets = try describe(matrix.common).map { $0.showing(resources) }
      if mark == BundleRequest.list { return (list(widgets, matrix), []) }
      try command.drawing.checkEffects(matrix)
      let renderer = try command.drawing.renderer(
        fonts, isTimed: true, records: mark == BundleRequest.show)
      let job = RequestJob(
        command: command, companions: request.companions, widgets: widgets, matrix: matrix,
        renderer: renderer)
      return mark == BundleRequest.show ? try await show(job) : try await draw(job)
    } catch {
      return (Self.refusal(error), [])
    }
  }

  private static func refusal(_ error: any Error) -> String {
    switch Exit.outcome(of: error, parsedBy: BundleCommand.self) {
    case .error(_, let report?), .mistake(let report, _): report.json
    case .error(_, nil): ErrorReport(.input, "the program has no answer").json
    case .answer(let text): ErrorReport(.usage, text).json
    }
  }

  /// The widgets with their names in each language.
  private func list(_ widgets: [WidgetDescription], _ matrix: RenderMatrix) -> String {
    var json = JSONText()
    json.object { json in
      json.key("widgets")
      json.array(widgets) { json, widget in
        json.object { json in
          json.member("kind", widget.kind)
          json.member("isToday", widget.anySurface == .today)
          json.key("families")
          json.array(widget.families) { $0.string($1.slug) }
          json.key("words")
          json.array(matrix.locales) { json, locale in
            Self.write(widget, in: locale, matrix.common, &json)
          }
        }
      }
    }
    return json.text
  }

  private static func write(
    _ widget: WidgetDescription, in locale: String, _ common: RenderConfiguration,
    _ json: inout JSONText
  ) {
    var configuration = common
    configuration.localeIdentifier = locale
    json.object { json in
      json.member("locale", locale)
      if let name = widget.displayName(in: configuration) { json.member("name", name) }
      if let details = widget.details(in: configuration) { json.member("details", details) }
    }
  }
}

// Pictures.
extension RequestAnswers {
  private func draw(_ job: RequestJob) async throws -> Answer {
    let (pictures, skipped) = try await job.pictures()
    let drawn = try pictures.map { picture in
      let image = try job.image(of: picture, &scratch)
      return (picture: picture, image: image, bytes: try encoded(image))
    }
    var json = JSONText()
    json.object { json in
      json.member("skipped", skipped)
      json.key("pictures")
      json.array(drawn) { json, drawn in
        json.object { json in
          json.member("bytes", drawn.bytes.count)
          json.key("scale")
          json.raw("\(drawn.image.scale)")
          json.member("entry", drawn.picture.entry)
          json.key("ms")
          drawn.image.times.write(to: &json)
          json.key("diagnostics")
          json.array(drawn.image.diagnostics) { $1.write(to: &$0) }
        }
      }
    }
    return (json.text, drawn.map(\.bytes))
  }

  /// The members of the page's answer: the widget and the pictures, as JSON.
  private func show(_ job: RequestJob) async throws -> Answer {
    let (pictures, skipped) = try await job.pictures()
    let shown = try pictures.map { try show($0, of: job) }
    let parts = [await document(job), "[" + shown.joined(separator: ",") + "]"]
      .map { Array($0.utf8) }
    var json = JSONText()
    json.object { json in
      json.member("skipped", skipped)
      json.key("pictures")
      json.array(parts) { json, part in json.object { $0.member("bytes", part.count) } }
    }
    return (json.text, parts)
  }

  private func show(_ picture: RequestJob.Picture, of job: RequestJob) throws -> String {
    let start = Clock.now()
    let image = try job.image(of: picture, &scratch)
    let bytes = try encoded(image)
    var json = JSONText()
    json.object { json in
      json.member("name", picture.name)
      json.member("device", picture.device)
      json.member("needsDark", picture.needsDark)
      json.member("width", image.pixmap.width)
      json.member("height", image.pixmap.height)
      json.member("ms", Clock.milliseconds(from: start, to: Clock.now()), digits: 1)
      json.member("png", Data(bytes).base64EncodedString())
      PictureOverlay.write(image, to: &json) { [declarations] in declarations.place(of: $0) }
    }
    return json.text
  }

  private func encoded(_ image: RenderedImage) throws -> [UInt8] {
    try encodePNG(image.pixmap, scale: Int(image.scale.rounded()), scratch: &scratch.png)
  }

  /// Returns the JSON on the widget that the page's controls need.
  private func document(_ job: RequestJob) async -> String {
    guard let widget = job.widgets.first(where: { $0.kind == job.command.writing.kind }) else {
      return "null"
    }
    let count = await entryCount(of: widget, job.matrix.common)
    var json = JSONText()
    json.object { json in
      json.member("input", widget.kind)
      json.member("kind", widget.kind)
      if let name = widget.displayName(in: job.matrix.common) { json.member("displayName", name) }
      let (key, names) = widget.surfaceNames
      json.key(key)
      json.array(names) { $0.string($1) }
      json.member("entries", count)
      if !widget.sampleNames.isEmpty {
        json.key("samples")
        json.array(widget.sampleNames) { $0.string($1) }
      }
    }
    return json.text
  }

  private func entryCount(
    of widget: WidgetDescription, _ common: RenderConfiguration
  ) async -> Int {
    if let count = entryCounts[widget.kind] { return count }
    var configuration = common
    configuration.family = widget.families.first
    configuration.entry = .timeline
    var request = EntryRequest(configuration)
    request.answerSeconds = BundleRequest.countingSeconds
    let timeline = await ProviderWatch.limiting(widget.kind, asJSON: false) {
      await widget.timeline(for: request)
    }
    let isSilent = timeline?.diagnostics.contains { $0.code == ProviderSilence.code } ?? true
    let count = isSilent ? 0 : timeline?.moments.count ?? 0
    entryCounts[widget.kind] = count
    return count
  }
}
