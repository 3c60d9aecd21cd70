import VitrineGraphics
import VitrineText

/// The package's own fonts, opened once for all tests.
enum TestFonts {
  /// The folder of fonts in the checkout, found from this file's place in it.
  static let directory: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Fonts"
  }()

  static let library = FontLibrary(directories: [directory])
}

/// Runs and layouts with little to write.
func run(
  _ text: String, _ size: Double = 17, weight: Double = 400, leading: Double? = nil,
  family: FontRequest.Family = .system(.standard)
) -> TextRun {
  TextRun(text, font: FontRequest(family: family, size: size, weight: weight, leading: leading))
}

func paragraph(
  _ runs: [TextRun], _ edit: (inout ParagraphStyle) -> Void = { _ in }
) -> Paragraph {
  var style = ParagraphStyle()
  edit(&style)
  return TestFonts.library.paragraph(runs, style: style)
}

func layout(
  _ runs: [TextRun], width: Double = .infinity, height: Double = .infinity,
  _ edit: (inout ParagraphStyle) -> Void = { _ in }
) -> TextLayout {
  paragraph(runs, edit).layout(width: width, height: height)
}

extension TextLayout {
  var texts: [String] { lines.map(\.text) }
  var glyphs: [UInt32] { lines.flatMap { $0.spans.flatMap(\.glyphs) } }

  /// From the left edge of the first outline to the right edge of the last, in points.
  func inkWidth(_ library: FontLibrary = TestFonts.library) -> Double {
    var left = Double.infinity
    var right = -Double.infinity
    for span in lines.flatMap(\.spans) {
      for (glyph, position) in zip(span.glyphs, span.positions) {
        guard let path = library.outline(of: glyph, in: span.font)?.path else { continue }
        let box = path.controlBounds.scaled(by: span.emSize)
        left = min(left, position.x + box.minX)
        right = max(right, position.x + box.maxX)
      }
    }
    return right > left ? right - left : 0
  }
}
