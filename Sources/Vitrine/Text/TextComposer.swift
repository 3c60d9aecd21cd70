import VitrineGraphics
package import VitrineLayout
import VitrineText

/// Turns a text and the environment around it into runs, fills and attachments.
nonisolated struct TextComposer {
  let environment: EnvironmentValues
  private(set) var runs: [TextRun] = []
  private(set) var fills: [LayoutFill] = []
  private(set) var attachments: [ImageLeaf] = []
  private(set) var notes: [(code: String, message: String)] = []
  private(set) var links: [String] = []

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Adds a piece of text with the attributes of the texts around it already applied.
  mutating func add(_ string: String, _ attributes: TextAttributes) {
    guard !string.isEmpty else { return }
    runs.append(run(cased(string, attributes), attributes))
    if let link = attributes.link { links.append(link.absoluteString) }
  }

  /// Adds something that stands in the line like a glyph.
  mutating func add(_ image: Image, _ attributes: TextAttributes) {
    var local = environment
    local.type.font = font(attributes)
    local.type.fontTraits = attributes.traits.over(environment.type.fontTraits)
    if let style = attributes.foreground {
      local.drawing.foreground = style.style._foreground(over: local.drawing.foreground)
    }
    guard let leaf = image.leaf(local, { self.notes.append(($0, $1)) }) else { return }
    var run = run("\u{FFFC}", attributes)
    let ascent = leaf.baseline ?? leaf.size.height
    run.attachment = TextRun.Attachment(size: leaf.size, ascent: ascent, index: attachments.count)
    attachments.append(leaf)
    runs.append(run)
  }

  mutating func note(_ code: String, _ message: String) { notes.append((code, message)) }

  private func font(_ attributes: TextAttributes) -> Font {
    switch attributes.font {
    case .standard: .body
    case .font(let font): font
    case nil: environment.type.font ?? .body
    }
  }

  private mutating func run(_ string: String, _ attributes: TextAttributes) -> TextRun {
    let type = environment.type
    let traits = attributes.traits.over(type.fontTraits)
    return TextRun(
      string, font: font(attributes).request(environment, traits),
      tracking: attributes.tracking ?? type.tracking,
      kerning: attributes.kerning ?? type.kerning,
      baselineOffset: attributes.baselineOffset ?? type.baselineOffset,
      underline: line(attributes.underline ?? type.underline),
      strikethrough: line(attributes.strikethrough ?? type.strikethrough),
      language: attributes.language, fill: fillIndex(attributes))
  }

  private mutating func fillIndex(_ attributes: TextAttributes) -> Int {
    if let foreground = attributes.foreground {
      return index(of: foreground.style._fill(environment, level: 0).fill)
    }
    if attributes.link != nil { return index(of: TintShapeStyle().fill(environment)) }
    return index(of: environment.drawing.foreground.fill(environment))
  }

  private mutating func line(_ style: Text.LineStyle?) -> TextRun.Line? {
    guard let style else { return nil }
    let fill = style.color.map { index(of: .color($0.rgba(environment))) }
    return TextRun.Line(pattern: style.pattern.pattern, fill: fill)
  }

  private mutating func index(of fill: LayoutFill) -> Int {
    if let known = fills.firstIndex(of: fill) { return known }
    fills.append(fill)
    return fills.count - 1
  }

  private func cased(_ string: String, _ attributes: TextAttributes) -> String {
    switch attributes.textCase ?? environment.type.textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

extension EnvironmentValues {
  /// How the lines of text are broken here.
  nonisolated var paragraphStyle: ParagraphStyle {
    let type = type
    let host = host
    var style = ParagraphStyle()
    style.alignment =
      switch type.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    style.truncation =
      switch type.truncation {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    style.lineLimit = type.lineLimit
    style.reservedLines = type.reservedLines
    style.lineSpacing = type.lineSpacing
    style.minimumScaleFactor = type.minimumScaleFactor
    style.allowsTightening = type.allowsTightening
    style.isRightToLeft = host.layoutDirection == .rightToLeft
    style.language = host.language
    style.displayScale = host.displayScale
    return style
  }
}

extension Text {
  /// The text as the layout stage wants it.
  package nonisolated func leaf(
    _ environment: EnvironmentValues, _ out: inout NodeList
  ) -> TextLeaf {
    var composer = TextComposer(environment)
    compose(into: &composer, TextAttributes())
    for note in composer.notes { out.note(note.code, note.message) }
    return composer.leaf
  }

  /// Adds this text's runs, with `outer` the attributes of the texts around it.
  nonisolated func compose(into composer: inout TextComposer, _ outer: TextAttributes) {
    let attributes = attributes.over(outer)
    switch storage {
    case .verbatim(let string): composer.add(string, attributes)
    case .localized(let key, let table): key.compose(into: &composer, table, attributes)
    case .attributed(let string): string.compose(into: &composer, attributes)
    case .formatted(_, let format): composer.add(format(composer.environment), attributes)
    case .image(let image): composer.add(image, attributes)
    case .joined(let a, let b):
      a.compose(into: &composer, attributes)
      b.compose(into: &composer, attributes)
    }
  }
}

extension TextComposer {
  var leaf: TextLeaf {
    var leaf = TextLeaf(
      runs: runs, style: environment.paragraphStyle, fills: fills, attachments: attachments)
    if leaf.runs.isEmpty {
      // An empty text still has the height of a line.
      var composer = self
      leaf.runs = [composer.emptyRun()]
      leaf.fills = composer.fills
    }
    return leaf
  }

  private mutating func emptyRun() -> TextRun { run("", TextAttributes()) }
}
