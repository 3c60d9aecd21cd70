import Vitrine

/// Reads fonts in documents: the name of a style, or an object.
enum FontForm {
  static let styles = NameTable<Font>([
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ])
  static let textStyles = NameTable<Font.TextStyle>([
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ])
  static let weights = NameTable<Font.Weight>([
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ])
  static let designs = NameTable<Font.Design>([
    ("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
  ])
  static let widths = NameTable<Font.Width>([
    ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard),
    ("expanded", .expanded),
  ])

  static let parameters: [Parameter] = [
    Parameter("style", textStyles.type, "a text style, which grows with the reader's text size"),
    Parameter("size", .number, "points, for a font that keeps its size"),
    Parameter("weight", weights.type, default: "regular", "thickness"),
    Parameter("design", designs.type, default: "default", "face of the system font"),
    Parameter("width", widths.type, default: "standard", "width of the letters"),
    Parameter(
      "name", .string, suggests: .ownFonts, "a font of the document's `fonts`, with `size`"),
    Parameter("relativeTo", textStyles.type, "the style that a named font grows with"),
    Parameter("italic", .bool, default: "false", "slanted"),
    Parameter("monospacedDigit", .bool, default: "false", "digits of equal width"),
  ]

  static func font(_ arguments: Arguments) throws(DocumentError) -> Font {
    var font = try face(arguments)
    if let width = try arguments.choice("width", widths) { font = font.width(width) }
    if try arguments.bool("italic", default: false) { font = font.italic() }
    if try arguments.bool("monospacedDigit", default: false) { font = font.monospacedDigit() }
    return font
  }

  private static func face(_ arguments: Arguments) throws(DocumentError) -> Font {
    let weight = try arguments.choice("weight", weights)
    let design = try arguments.choice("design", designs)
    let size = try arguments.length("size")
    if let name = try arguments.text("name"), let size {
      let own = arguments.context.session.resources.fonts
      let name = own.family(name)
      var font: Font =
        if let style = try arguments.choice("relativeTo", textStyles) {
          .custom(name, size: size, relativeTo: style)
        } else {
          .custom(name, fixedSize: size)
        }
      font.fonts = own.set
      return weight.map { font.weight($0) } ?? font
    }
    if let size { return .system(size: size, weight: weight, design: design) }
    let style = try arguments.choice("style", textStyles, default: .body)
    return .system(style, design: design, weight: weight)
  }
}
