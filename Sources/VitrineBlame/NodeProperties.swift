import VitrineGraphics
import VitrineImages
import VitrineLayout
import VitrineText

typealias Property = PlacedRecord.Property

extension PlacedNode {
  /// The values set by the author, then those derived by layout.
  var properties: [Property] {
    var result: [Property]
    switch content {
    case .group(let arguments): result = arguments.properties
    case .text(let text): result = text.properties
    case .image(let leaf): result = leaf.properties
    case .shape(let shape): result = shape.properties(in: frame.size)
    case .canvas(let operations):
      result = [Property(PropertyKey.path, hash(operations.count, "\(operations)"))]
    case .effect(let effect): result = effect.properties(in: frame)
    case .interaction(let interaction): result = [interaction.property]
    case .tapArea(let geometry, _, _):
      let outline = geometry.properties(in: .zero).map(\.value).joined(separator: " ")
      result = [Property("taps", outline)]
    case .accentable(let treatment): result = [Property("accentable", "\(treatment)")]
    case .widgetBackground, .hidden: result = []
    }
    if redaction != .none { result.append(Property("redacted", "\(redaction)")) }
    return result
  }

  private func hash(_ count: Int, _ text: String) -> String {
    var hash = StableHash()
    hash.add(text.utf8)
    return "\(count) operations #\(String(hash.value, radix: 16))"
  }
}

extension PlacedArguments {
  var properties: [Property] {
    switch self {
    case .none: []
    case .text(let text): [Property("value", text)]
    case .stack(let alignment, let spacing):
      [Property("alignment", alignment)] + optional("spacing", spacing)
    case .alignment(let alignment): [Property("alignment", alignment)]
    case .grid(let alignment, let horizontal, let vertical):
      [Property("alignment", alignment)] + optional("horizontalSpacing", horizontal)
        + optional("verticalSpacing", vertical)
    case .insets(let insets):
      optional("top", insets.top) + optional("leading", insets.leading)
        + optional("bottom", insets.bottom) + optional("trailing", insets.trailing)
    case .frame(let width, let height, let alignment):
      optional("width", width) + optional("height", height) + [Property("alignment", alignment)]
    case .flexibleFrame(let width, let height, let alignment):
      optional("minWidth", width.minimum) + optional("idealWidth", width.ideal)
        + optional("maxWidth", width.maximum) + optional("minHeight", height.minimum)
        + optional("idealHeight", height.ideal) + optional("maxHeight", height.maximum)
        + [Property("alignment", alignment)]
    case .axes(let horizontal, let vertical):
      [Property("horizontal", "\(horizontal)"), Property("vertical", "\(vertical)")]
    case .ratio(let ratio, let fills):
      optional("ratio", ratio) + [Property("contentMode", fills ? "fill" : "fit")]
    case .point(let x, let y): optional("x", x) + optional("y", y)
    case .number(let value): optional("value", value)
    case .cell(let traits): traits.values.map { Property($0.name, $0.text) }
    case .lazyGrid(let tracks, let alignment, let spacing):
      [
        Property("tracks", tracks.map(\.description).joined(separator: ", ")),
        Property("alignment", alignment),
      ] + optional("spacing", spacing)
    case .edges(let names): [Property("edges", names.joined(separator: " "))]
    case .edge(let edge, let alignment, let spacing):
      [Property("edge", edge), Property("alignment", alignment)] + optional("spacing", spacing)
    case .guide(let name, let place):
      [Property("guide", name), Property(PropertyKey.guidePlace, numeral(place))]
    }
  }

  private func optional(_ key: String, _ value: Double?) -> [Property] {
    value.map { [Property(key, numeral($0))] } ?? []
  }
}

extension PlacedText {
  var properties: [Property] {
    let runs = leaf.runs
    var result = [Property(PropertyKey.text, runs.map(\.text).joined())]
    /// Adds one value when all runs agree, otherwise the value of each run.
    func add(_ key: String, _ value: (TextRun) -> String?) {
      var values = runs.map { value($0) ?? "none" }
      if let first = values.first, values.allSatisfy({ $0 == first }) { values = [first] }
      if values != ["none"], !values.isEmpty {
        result.append(Property(key, values.joined(separator: "|")))
      }
    }
    add("font.family") { $0.font.familyName }
    add("font.size") { numeral($0.font.size) }
    add("font.weight") { numeral($0.font.weight) }
    add("font.width") { $0.font.width == 1 ? nil : numeral($0.font.width) }
    add("font.italic") { $0.font.isItalic ? "true" : nil }
    add("font.monospacedDigit") { $0.font.hasMonospacedDigits ? "true" : nil }
    add("font.smallCaps") { $0.font.smallCaps.map { "\($0)" } }
    add("font.scale") { $0.font.scale == .standard ? nil : "\($0.font.scale)" }
    add("font.leading") { $0.font.leading.map { numeral($0) } }
    add("tracking") { $0.tracking == 0 ? nil : numeral($0.tracking) }
    add("kerning") { $0.kerning == 0 ? nil : numeral($0.kerning) }
    add("baselineOffset") { $0.baselineOffset == 0 ? nil : numeral($0.baselineOffset) }
    func fill(_ index: Int?) -> String? {
      index.flatMap { leaf.fills.indices.contains($0) ? leaf.fills[$0].word : nil }
    }
    add("underline") { $0.underline.map { "\($0.pattern)" } }
    add("underline.color") { fill($0.underline?.fill) }
    add("strikethrough") { $0.strikethrough.map { "\($0.pattern)" } }
    add("strikethrough.color") { fill($0.strikethrough?.fill) }
    add("backgroundColor") { fill($0.background) }
    add(PropertyKey.color) { fill($0.fill) }
    let names = runs.compactMap { leaf.fills.indices.contains($0.fill) ? leaf.fills[$0.fill] : nil }
    if Set(names).count == 1, let first = names.first {
      result += [first].colorNames
    } else {
      result += names.colorNames
    }
    add(PropertyKey.image) { run in
      run.attachment.flatMap {
        leaf.attachments.indices.contains($0.index) ? leaf.attachments[$0.index].contentName : nil
      }
    }
    return result + leaf.style.properties + derived
  }

  private var derived: [Property] {
    var result = [Property(PropertyKey.lines, "\(layout.lines.count)")]
    if layout.isTruncated { result.append(Property(PropertyKey.truncated, "true")) }
    if layout.scaleFactor != 1 {
      result.append(Property(PropertyKey.textScale, numeral(layout.scaleFactor)))
    }
    return result
  }
}

extension FontRequest {
  var familyName: String {
    switch family {
    case .system(.standard): "system"
    case .system(let design): "system \(design)"
    case .custom(let name): name
    }
  }
}

extension ParagraphStyle {
  /// The properties whose values are not the defaults of a text.
  var properties: [Property] {
    let usual = ParagraphStyle()
    var result: [Property] = []
    func add(_ key: String, _ value: String, _ isUsual: Bool) {
      if !isUsual { result.append(Property(key, value)) }
    }
    add("multilineTextAlignment", "\(alignment)", alignment == usual.alignment)
    add("lineLimit", lineLimit.map { "\($0)" } ?? "none", lineLimit == usual.lineLimit)
    add("reservedLines", "\(reservedLines)", reservedLines == usual.reservedLines)
    add("truncationMode", "\(truncation)", truncation == usual.truncation)
    add("lineSpacing", numeral(lineSpacing), lineSpacing == usual.lineSpacing)
    add("spaceBelow", numeral(spaceBelow), spaceBelow == usual.spaceBelow)
    add(
      "minimumScaleFactor", numeral(minimumScaleFactor),
      minimumScaleFactor == usual.minimumScaleFactor)
    add("shrinksToHeight", "true", !shrinksToHeight)
    add("allowsTightening", "true", !allowsTightening)
    add(
      "lineBreakStrategy", lineBreakStrategy.word, lineBreakStrategy == usual.lineBreakStrategy)
    add("rightToLeft", "true", !isRightToLeft)
    add("language", language, language == usual.language)
    return result
  }
}

extension ImageLeaf {
  var contentName: String {
    switch content {
    case .bitmap(let image): "\(image.name) #\(String(image.key, radix: 16))"
    case .symbol(let symbol, _): symbol.name
    }
  }

  var properties: [Property] {
    var result = [
      Property(PropertyKey.image, contentName),
      Property(PropertyKey.size, "\(numeral(size.width))×\(numeral(size.height))"),
    ]
    if case .symbol(_, let fills) = content {
      result.append(Property(PropertyKey.color, fills.map(\.word).joined(separator: "|")))
      result += fills.colorNames
    }
    if let template { result.append(Property(PropertyKey.color, template.word)) }
    switch resizing {
    case .fixed: break
    case .stretch: result.append(Property("resizable", "stretch"))
    case .tile: result.append(Property("resizable", "tile"))
    case .sliced: result.append(Property("resizable", "sliced"))
    }
    if interpolation != .medium { result.append(Property("interpolation", "\(interpolation)")) }
    return result
  }
}

extension Interaction {
  var property: Property {
    switch self {
    case .link(let url): Property("url", url)
    case .widgetURL(let url): Property("url", url ?? "none")
    case .button(let call): Property("intent", call?.name ?? "closure")
    case .toggle(let call, let isOn): Property("intent", "\(call?.name ?? "binding") \(isOn)")
    case .disabled: Property("taps", "disabled")
    case .transparent: Property("taps", "transparent")
    case .system(let control): Property("taps", control.title ?? control.kind.rawValue)
    case .widget(let rules): Property("taps", rules.family)
    }
  }
}

/// A number as records write it.
func numeral(_ value: Double) -> String { DumpNumber.text(value) }
