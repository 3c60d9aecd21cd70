import VitrineGraphics
import VitrineLayout
import VitrineText

extension Sketch {
  /// A text of one line, which is never broken.
  struct Text: Hashable {
    var string: String
    /// The size of the font, and the distance of its lines for a text style, in points.
    var size: Double
    var pitch: Double?
    var systemVersion: Int

    var runs: [TextRun] { [TextRun(string, font: FontRequest(size: size, leading: pitch))] }

    func style(scale: Double) -> ParagraphStyle {
      var style = ParagraphStyle()
      style.displayScale = scale
      return style
    }

    func node(scale: Double) -> Node {
      var leaf = TextLeaf(runs: runs, style: style(scale: scale), fills: [.color(.black)])
      leaf.spacing = TextSpacing(systemVersion: systemVersion)
      return view(.text(leaf), "Text").fixedSize()
    }

    /// How wide the letters are is no matter of layout: the fonts say it to the model, too.
    func width(scale: Double) -> Double {
      TestFonts.library.paragraph(runs, style: style(scale: scale))
        .layout(width: .infinity, height: .infinity).size.width
    }
  }
}
