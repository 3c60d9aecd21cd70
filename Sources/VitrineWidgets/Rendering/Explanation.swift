package import VitrineGraphics
import VitrineLayout
import VitrineText

/// Why a picture looks as it does: its settings and sizes, the fonts that draw each text, the drawings of symbols, and
/// everything that could not be drawn as asked.
package struct Explanation: Hashable, Sendable {
  /// A text and what draws it.
  package struct TextLine: Hashable, Sendable {
    var string: String
    /// The font that the view asks for.
    var asked: String
    /// The families that draw it, with the size at which they do, in points.
    var drawnBy: [String]
    var lineCount: Int
    /// The factor by which the text was shrunk to fit; 1 if it was not.
    var scale: Double
    var isTruncated: Bool
  }

  var settings: [(name: String, value: String)]
  var texts: [TextLine] = []
  /// Names of symbols, each once, in their order.
  var symbols: [String] = []
  var diagnostics: [Diagnostic]

  package init(_ image: RenderedImage, of request: PictureRequest) {
    let size = image.placed.size
    let scale = DumpNumber.text(image.scale)
    settings = [
      (
        "size",
        "\(DumpNumber.text(size.width)) × \(DumpNumber.text(size.height)) pt at \(scale) pixels"
      ),
      ("pixels", "\(image.pixmap.width) × \(image.pixmap.height)"),
    ]
    settings += request.settings.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
    diagnostics = image.diagnostics
    var families: [FontID: String] = [:]
    for node in image.placed.nodes {
      switch node.content {
      case .text(let text):
        texts.append(Self.line(text, image.fonts, &families))
        for case .symbol(let outline, _) in text.leaf.attachments.map(\.content) {
          add(symbol: outline.name)
        }
      case .image(let leaf):
        if case .symbol(let outline, _) = leaf.content { add(symbol: outline.name) }
      default: continue
      }
    }
  }

  private mutating func add(symbol name: String) {
    if !symbols.contains(name) { symbols.append(name) }
  }

  private static func line(
    _ text: PlacedText, _ fonts: FontLibrary, _ families: inout [FontID: String]
  ) -> TextLine {
    var drawnBy: [String] = []
    for span in text.layout.lines.flatMap(\.spans) {
      let family = families[span.font] ?? fonts.familyName(of: span.font) ?? "no font"
      families[span.font] = family
      let words = "\(family) \(DumpNumber.text(span.emSize)) pt"
      if !drawnBy.contains(words) { drawnBy.append(words) }
    }
    return TextLine(
      string: text.leaf.runs.map(\.text).joined(), asked: text.leaf.runs.first?.font.words ?? "",
      drawnBy: drawnBy, lineCount: text.layout.lines.count, scale: text.layout.scaleFactor,
      isTruncated: text.layout.isTruncated)
  }

  package static func == (a: Explanation, b: Explanation) -> Bool { a.text == b.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Explanation {
  /// The explanation in lines, each of which ends with a line break.
  package var text: String {
    var lines = settings.map { "  \($0.name): \($0.value)" }
    lines += texts.map { text in
      var words =
        "  text \"\(text.string)\": \(text.asked), drawn by \(text.drawnBy.joined(separator: ", "))"
      if text.lineCount != 1 { words += ", \(text.lineCount) lines" }
      if text.scale < 1 { words += ", shrunk to \(DumpNumber.text(text.scale))" }
      return words + (text.isTruncated ? ", truncated" : "")
    }
    lines += symbols.map { "  symbol \($0): `vitrine symbols \($0)` says what stands in for it" }
    lines += diagnostics.map { diagnostic in
      let place = diagnostic.path.isEmpty ? "" : " at \(diagnostic.path)"
      return "  \(diagnostic.severity): \(diagnostic.message)\(place) [\(diagnostic.code)]"
    }
    return lines.map { UntrustedText.line($0) + "\n" }.joined()
  }

  package func write(to json: inout JSONText) {
    json.object { json in
      json.key("settings")
      json.object { json in for setting in settings { json.member(setting.name, setting.value) } }
      json.key("texts")
      json.array(texts) { json, text in
        json.object { json in
          json.member("text", text.string)
          json.member("font", text.asked)
          json.key("drawnBy")
          json.array(text.drawnBy) { $0.value($1) }
          json.member("lines", text.lineCount)
          json.member("scale", text.scale)
          json.member("truncated", text.isTruncated)
        }
      }
      json.key("symbols")
      json.array(symbols) { $0.value($1) }
    }
  }
}

extension FontRequest {
  /// The font in words: design or name, size, weight.
  fileprivate var words: String {
    let name =
      switch family {
      case .system(.standard): "system"
      case .system(let design): "system \(design)"
      case .custom(let name): "'\(name)'"
      }
    var words = "\(name) \(DumpNumber.text(size)) pt"
    if weight != 400 { words += " weight \(DumpNumber.text(weight))" }
    if width != 1 { words += " width \(DumpNumber.text(width))" }
    return words + (isItalic ? " italic" : "")
  }
}
