import Foundation
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages
import VitrineRaster

/// Milliseconds of one picture by stage, and the size of its file.
struct StageSample {
  var stages: [(name: String, milliseconds: Double)]
  var total: Double
  var byteCount: Int
}

/// Draws variations of one document.
final class WidgetBench {
  private let document: Document
  private let renderer: Renderer
  private let arguments: BenchArguments
  private var scratch = RenderScratch()
  private(set) var lastPNG: [UInt8] = []

  init(_ arguments: BenchArguments) throws {
    self.arguments = arguments
    document = try Document.load(arguments.document)
    renderer = Renderer(
      fontFolder: arguments.fonts, stopwatch: Stopwatch { DispatchTime.now().uptimeNanoseconds })
  }

  /// The data of each picture: the kit's rows where a file is given, else variations of our own.
  func rows() throws -> [[UInt8]] {
    guard let scenes = arguments.scenes else {
      return (0..<arguments.count).map { Array(WidgetBench.row($0).utf8) }
    }
    let root = try JSONParser.parse(
      try readFile(scenes, limit: 1 << 26), file: scenes, limits: DocumentLimits())
    return (root.array ?? []).prefix(arguments.count).compactMap { scene in
      scene.object?["data"].map { Array(WidgetBench.text($0).utf8) }
    }
  }

  /// One picture: data parsed, views resolved, placed, snapped, painted, rasterized, encoded.
  func draw(_ row: [UInt8]) throws -> StageSample {
    let start = DispatchTime.now().uptimeNanoseconds
    let data = try JSONParser.parse(row, file: "row")
    let parsed = DispatchTime.now().uptimeNanoseconds
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.size = Size(364, 170)
    configuration.scene = .view
    configuration.scale = 3
    let (entry, session) = document.entry(EntryRequest(configuration), data: data.object)
    let placed = renderer.place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    let image = renderer.finish(placed, scratch: &scratch)
    let drawn = DispatchTime.now().uptimeNanoseconds
    lastPNG = try encodePNG(image.pixmap, scale: 3, scratch: &scratch.png)
    let end = DispatchTime.now().uptimeNanoseconds
    let times = image.times
    return StageSample(
      stages: [
        ("parse", Double(parsed - start) / 1e6), ("resolve", times.resolve), ("place", times.place),
        ("snap", times.snap), ("paint", times.paint), ("rasterize", times.rasterize),
        ("encode", Double(end - drawn) / 1e6),
      ], total: Double(end - start) / 1e6, byteCount: lastPNG.count)
  }

  /// Strings and colours as the peers' kit varies them.
  private static func row(_ i: Int) -> String {
    let cities = [
      "Cupertino", "San Francisco", "London", "Tokyo", "Reykjavik", "Nairobi", "Sydney",
      "Buenos Aires", "Oslo", "Montreal",
    ]
    let conditions = ["Partly Cloudy", "Mostly Sunny", "Light Rain", "Cloudy", "Clear"]
    let t = 5 + i % 27
    let g = (i * 37) % 100
    let hours = (0..<6).map { k in
      let hour = (i + k) % 24
      let name = k == 0 ? "Now" : (hour < 10 ? "0" : "") + String(hour)
      return "[\"\(name)\",\"\(t + (k * (i + 3)) % 7 - 3)°\"]"
    }
    let top = "#" + String(0x20 + g % 40, radix: 16) + "6f" + String(0xB0 + g % 50, radix: 16)
    return """
      {"city":"\(cities[i % 10])","temp":"\(t)°","cond":"\(conditions[i % 5])",\
      "hl":"H:\(t + 4)° L:\(t - 6)°","top":"\(top)","bot":"#86bdf2","hours":[\(hours.joined(separator: ","))]}
      """
  }

  /// A value as JSON again: the rows are handed over as text, as they would come from outside.
  private static func text(_ value: LocatedValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.text
    case .string(let value): "\"\(value)\""
    case .array(let values): "[" + values.map(text).joined(separator: ",") + "]"
    case .object(let object):
      "{" + object.members.map { "\"\($0.key)\":" + text($0.value) }.joined(separator: ",") + "}"
    }
  }
}
