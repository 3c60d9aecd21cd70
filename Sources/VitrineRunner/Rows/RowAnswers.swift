import VitrineGraphics
import VitrineImages
import VitrineViews
import VitrineWidgets

/// Answers rows, one after the other.
@MainActor
final class RowAnswers {
  private let widget: WidgetDescription
  /// The settings of each picture of a row.
  private let configurations: RenderConfigurations
  private let reader: EntryReader
  private let renderer: PictureRenderer
  /// Whether the pictures' date was asked for; otherwise it is the entry's own.
  private let hasDate: Bool
  private var scratch = RenderScratch()

  init(
    widget: WidgetDescription, configurations: RenderConfigurations, reader: EntryReader,
    renderer: PictureRenderer, hasDate: Bool
  ) {
    (self.widget, self.configurations) = (widget, configurations)
    (self.reader, self.renderer, self.hasDate) = (reader, renderer, hasDate)
  }

  /// The line that the program that asks needs before the first row.
  var greeting: String {
    var json = JSONText()
    json.object { json in
      json.member("rows", RowExchange.version)
      json.member("kind", widget.kind)
      json.member("entry", reader.typeName)
      json.key("names")
      json.array(configurations) {
        $0.string(ImageName.make(kind: widget.kind, $1) + ".png")
      }
    }
    return json.text
  }

  func answer(_ row: [UInt8], draws: Bool) -> (line: String, pictures: [[UInt8]]) {
    do {
      let read = try self.row(row)
      let drawn = draws ? try draw(read.entry) : []
      var json = JSONText()
      json.object { json in
        json.key("asked")
        json.array((read.asked ?? []).sorted()) { $0.string($1) }
        json.key("unasked")
        json.array(read.unasked) { $0.string($1) }
        json.key("pictures")
        json.array(drawn) { $1.write(to: &$0) }
      }
      return (json.text, drawn.map(\.bytes))
    } catch let mistake as EntryReader.Mistake {
      return (Self.refusal(mistake.message, mistake.path), [])
    } catch {
      return (Self.refusal((error as? UndrawnPicture)?.message ?? "\(error)"), [])
    }
  }

  private static func refusal(_ message: String, _ path: [any CodingKey] = []) -> String {
    var json = JSONText()
    json.object { json in
      json.member("error", message)
      json.key("path")
      json.array(path) { json, key in
        if let index = key.intValue { json.number(index) } else { json.string(key.stringValue) }
      }
    }
    return json.text
  }

  private func row(_ json: [UInt8]) throws(EntryReader.Mistake) -> EntryReader.Row {
    let configuration = configurations.samples.first ?? RenderConfiguration()
    let (result, _) = AuthorCode.run(configuration) {
      Result { () throws(EntryReader.Mistake) in try reader.row(json) }
    }
    return try result.get()
  }

  private func draw(_ entry: any TimelineEntry) throws -> [RowPicture] {
    guard let shown = widget.shows?.show(entry) else { return [] }
    return try configurations.map { configuration in
      var configuration = configuration
      if !hasDate { configuration.date = entry.date }
      let start = Clock.now()
      let image = renderer.starting().render(
        shown, of: widget, configuration, scratch: &scratch)
      if let reason = UndrawnPicture(image, of: widget.kind) { throw reason }
      let bytes = try encodePNG(
        image.pixmap, scale: Int(image.scale.rounded()), scratch: &scratch.png)
      return RowPicture(
        bytes: bytes, width: image.pixmap.width, height: image.pixmap.height,
        diagnostics: image.diagnostics,
        milliseconds: Clock.milliseconds(from: start, to: Clock.now()))
    }
  }
}

/// A picture of a row, and what is told of it.
private struct RowPicture {
  var bytes: [UInt8]
  var width: Int
  var height: Int
  var diagnostics: [Diagnostic]
  var milliseconds: Double

  func write(to json: inout JSONText) {
    json.object { json in
      json.member("bytes", bytes.count)
      json.member("width", width)
      json.member("height", height)
      json.key("diagnostics")
      json.array(diagnostics) { $1.write(to: &$0) }
      json.member("ms", milliseconds)
    }
  }
}
