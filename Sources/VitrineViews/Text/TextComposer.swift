import VitrineGraphics
package import VitrineLayout
import VitrineText

/// A composer of a text and its environment into runs, fills and attachments.
nonisolated struct TextComposer {
  let environment: EnvironmentValues
  private(set) var runs: [TextRun] = []
  private(set) var fills: [LayoutFill] = []
  private(set) var attachments: [ImageLeaf] = []
  private(set) var notes: [Diagnostic] = []
  /// Whether a part of the text is a timer, which goes on changing.
  private(set) var hasTimer = false

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Adds a piece of text whose attributes already include those of the enclosing texts.
  mutating func add(_ string: String, _ attributes: TextAttributes) {
    guard !string.isEmpty else { return }
    let string = environment.host.pseudoLocale?.words(string) ?? string
    guard let values = attributes.values else {
      return runs.append(plainRun(cased(string, environment.type.textCase)))
    }
    runs.append(run(cased(string, values.textCase ?? environment.type.textCase), values))
  }

  /// Adds an image inline, like a glyph.
  mutating func add(_ image: Image, _ attributes: TextAttributes) {
    let values = attributes.values
    var local = environment
    local.type.font = font(values)
    if let traits = values?.traits { local.type.fontTraits = traits.over(local.type.fontTraits) }
    if let style = values?.foreground {
      local.drawing.foreground = style.style._foreground(over: local.drawing.foreground)
    }
    let note = { (code: String, message: String) in
      let severity = SymbolNearness.severity(code)
      self.notes.append(Diagnostic(severity: severity, code: code, message: message, path: ""))
    }
    guard let leaf = image.leaf(local, note) else { return }
    var run = run("\u{FFFC}", values)
    let ascent = leaf.baseline ?? leaf.size.height
    run.attachment = TextRun.Attachment(size: leaf.size, ascent: ascent, index: attachments.count)
    attachments.append(leaf)
    runs.append(run)
  }

  /// Adds the text of a resource in the environment's language.
  mutating func add(_ resource: LocalizedStringResource, _ attributes: TextAttributes) {
    let host = environment.host
    noteGap(of: resource.key, resource.table)
    let query = resource.query(host.localeIdentifier, host.device)
    let values = resource.defaultValue.values(in: environment.locale).map { Text(verbatim: $0) }
    add(resource.pattern(query, host.strings), values, query, attributes)
  }

  /// Adds a looked-up string with its values and its Markdown.
  ///
  /// - Parameter query: what it was looked up by.
  mutating func add(
    _ pattern: PatternText, _ values: [Text], _ query: StringTable.Query,
    _ attributes: TextAttributes
  ) {
    let environment = environment
    var found: [Diagnostic] = []
    let pieces = pattern.pieces(
      count: values.count, value: { values[$0].plainText(in: environment) },
      language: { environment.host.strings.language(of: query) }, notes: &found)
    notes += found
    for piece in pieces {
      let style = piece.style.over(attributes)
      if let argument = piece.argument {
        values[argument].compose(into: &self, style)
      } else {
        add(piece.text, style)
      }
    }
  }

  /// Notes that a string is not there in the environment's language.
  mutating func noteGap(of key: String, _ table: String?) {
    let host = environment.host
    if let gap = host.strings.gap(key, table: table, locale: host.localeIdentifier) {
      notes.append(gap)
    }
  }

  /// Notes that a part of the text is a timer.
  mutating func noteTimer() { hasTimer = true }

  private func font(_ values: TextAttributeValues?) -> Font {
    switch values?.font {
    case .standard: .body
    case .font(let font): font
    case nil: environment.type.font ?? .body
    }
  }

  /// A run without attributes of its own, as in most texts.
  private mutating func plainRun(_ string: String) -> TextRun {
    var font = (environment.type.font ?? .body).request(environment, environment.type.fontTraits)
    font.scale = environment.type.textScale.scale
    return TextRun(
      string, font: font, tracking: environment.type.tracking, kerning: environment.type.kerning,
      baselineOffset: environment.type.baselineOffset, underline: line(environment.type.underline),
      strikethrough: line(environment.type.strikethrough),
      fill: index(of: environment.drawing.foreground.fill(environment)))
  }

  private mutating func run(_ string: String, _ values: TextAttributeValues?) -> TextRun {
    let traits = values?.traits.over(environment.type.fontTraits) ?? environment.type.fontTraits
    var font = font(values).request(environment, traits)
    font.scale = (values?.scale ?? environment.type.textScale).scale
    return TextRun(
      string, font: font,
      tracking: values?.tracking ?? environment.type.tracking,
      kerning: values?.kerning ?? environment.type.kerning,
      baselineOffset: values?.baselineOffset ?? environment.type.baselineOffset,
      underline: line(values?.underline ?? environment.type.underline),
      strikethrough: line(values?.strikethrough ?? environment.type.strikethrough),
      background: values?.background.map { index(of: .color($0.rgba(environment))) },
      language: values?.language, fill: fillIndex(values))
  }

  private mutating func fillIndex(_ values: TextAttributeValues?) -> Int {
    if let foreground = values?.foreground {
      return index(of: foreground.style._fill(environment, level: 0).fill)
    }
    if values?.link != nil { return index(of: TintShapeStyle().fill(environment)) }
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

  private func cased(_ string: String, _ textCase: Text.Case?) -> String {
    switch textCase {
    case .uppercase: LanguageCase.upper(string, locale: environment.host.localeIdentifier)
    case .lowercase: LanguageCase.lower(string, locale: environment.host.localeIdentifier)
    case nil: string
    }
  }
}

extension EnvironmentValues {
  /// The paragraph style of the environment.
  nonisolated var paragraphStyle: ParagraphStyle {
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
    style.spaceBelow = type.spaceBelow
    style.minimumScaleFactor = type.minimumScaleFactor
    style.shrinksToHeight = type.shrinksToHeight
    style.allowsTightening = type.allowsTightening
    style.lineBreakStrategy = .labels(system: host.systemVersion)
    if type.balancesLines { style.lineBreakStrategy.insert(.balanced) }
    style.isRightToLeft = host.layoutDirection == .rightToLeft
    style.language = host.language
    style.displayScale = host.displayScale
    return style
  }
}

extension Text {
  /// The text for the layout stage.
  package nonisolated func leaf(
    _ environment: EnvironmentValues, _ out: inout NodeList
  ) -> TextLeaf {
    var composer = TextComposer(environment)
    compose(into: &composer, TextAttributes())
    for note in composer.notes { out.note(note) }
    return composer.leaf
  }

  /// Adds this text's runs; `outer` are the attributes of the enclosing texts.
  nonisolated func compose(into composer: inout TextComposer, _ outer: TextAttributes) {
    let attributes = attributes.over(outer)
    switch storage {
    case .verbatim(let string): composer.add(string, attributes)
    case .localized(let key, let table): key.compose(into: &composer, table, attributes)
    case .resource(let resource): composer.add(resource, attributes)
    case .attributed(let string): string.compose(into: &composer, attributes)
    case .formatted(let name, let format):
      if name.hasPrefix(Self.timerName) { composer.noteTimer() }
      composer.add(format(composer.environment), attributes)
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
    leaf.fillsWidth = hasTimer
    leaf.spacing = TextSpacing(systemVersion: environment.host.systemVersion)
    return leaf
  }

  private mutating func emptyRun() -> TextRun { plainRun("") }
}
