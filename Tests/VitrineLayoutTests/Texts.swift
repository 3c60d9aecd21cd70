import VitrineGraphics
import VitrineLayout
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

/// A text style at the default size: points and leading as Apple publishes them.
enum TextStyle: CaseIterable {
  case largeTitle, title, title3, headline, body, callout, subheadline, footnote, caption, caption2

  var font: FontRequest {
    let (size, leading, weight): (Double, Double, Double) =
      switch self {
      case .largeTitle: (34, 41, 400)
      case .title: (28, 34, 400)
      case .title3: (20, 25, 400)
      case .headline: (17, 22, 600)
      case .body: (17, 22, 400)
      case .callout: (16, 21, 400)
      case .subheadline: (15, 20, 400)
      case .footnote: (13, 18, 400)
      case .caption: (12, 16, 400)
      case .caption2: (11, 13, 400)
      }
    return FontRequest(size: size, weight: weight, leading: leading)
  }
}

func text(
  _ string: String, _ style: TextStyle = .body, scale: Double = 3,
  _ edit: (inout ParagraphStyle) -> Void = { _ in }
) -> Node { text(string, style.font, scale: scale, edit) }

func text(
  _ string: String, size: Double, weight: Double = 400, scale: Double = 3,
  _ edit: (inout ParagraphStyle) -> Void = { _ in }
) -> Node { text(string, FontRequest(size: size, weight: weight), scale: scale, edit) }

func text(
  _ string: String, _ font: FontRequest, scale: Double,
  _ edit: (inout ParagraphStyle) -> Void = { _ in }
) -> Node {
  var style = ParagraphStyle()
  style.displayScale = scale
  edit(&style)
  let leaf = TextLeaf(
    runs: [TextRun(string, font: font)], style: style, fills: [.color(.black)])
  return view(.text(leaf), "Text").id(string)
}

extension Laid {
  /// The first baseline of a text in the canvas, points.
  func baseline(_ id: String) -> Double {
    guard case .text(let text) = node(id)?.content else { return -1 }
    return self[id].y + text.layout.firstBaseline
  }

  func lines(_ id: String) -> [String] {
    guard case .text(let text) = node(id)?.content else { return [] }
    return text.layout.lines.map(\.text)
  }
}
