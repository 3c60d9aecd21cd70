import VitrineGraphics
import VitrineImages
import VitrineLayout
import VitrineText

/// Reads the SVG files that Xcode and Apple's symbol app exchange: `Symbols` holds a group for each weight and scale
/// (`Regular-S`), `Guides` holds a line for each baseline, cap line and margin.
package nonisolated struct SymbolTemplateReader {
  /// The size of the largest file; exported templates have some 50 KiB.
  package static let mostBytes = 4 << 20
  /// The most segments of all outlines of a file, and layers of one drawing.
  package static let mostSegments = 100_000
  package static let mostLayers = 64
  /// The largest coordinate; the canvas of a template is 3300 by 2200 units.
  private static let farthest = 1e6
  /// The em of the templates in their units where no cap line tells it.
  private static let usualEm = 100.0

  private static let weights: [(name: String, weight: Double)] = [
    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
  ]
  private static let scales: [(name: String, scale: Image.Scale)] = [
    ("S", .small), ("M", .medium), ("L", .large),
  ]

  private enum Place { case outside, guides, symbols, drawing(String) }

  private struct Level {
    var place: Place
    var map: Affine
  }

  private struct Drawing {
    var layers: [SymbolOutline.Layer] = []
    var offset: Int
  }

  private let name: String
  private var reader: MarkupReader
  private var levels: [Level] = []
  private var drawings: [String: Drawing] = [:]
  /// The coordinates of guides by their identifiers: y of lines across, x of margins.
  private var guides: [String: Double] = [:]
  private var styles: [SymbolLayerStyle] = []
  private var notes: [String] = []
  private var segments = 0
  private var sawSymbols = false

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    reader = MarkupReader(bytes)
  }

  /// Reads a template.
  static func template(_ name: String, _ bytes: [UInt8]) throws(MarkupError) -> SymbolTemplate {
    guard bytes.count <= mostBytes else {
      throw MarkupError(
        line: 1, column: 1,
        message: "the file has \(bytes.count) bytes, more than the limit of \(mostBytes)")
    }
    var reader = SymbolTemplateReader(name, bytes)
    try reader.read()
    return try reader.finished()
  }

  private mutating func read() throws(MarkupError) {
    while let event = try reader.next() {
      switch event {
      case .open(let element): try open(element)
      case .close: _ = levels.popLast()
      }
    }
  }

  private mutating func open(_ element: MarkupElement) throws(MarkupError) {
    let kind = element.name.split(separator: ":").last.map(String.init) ?? element.name
    guard let outer = levels.last else {
      guard kind == "svg" else {
        throw reader.error("<svg> was expected, not <\(element.name)>", element.offset)
      }
      levels.append(Level(place: .outside, map: .identity))
      return
    }
    var level = outer
    switch outer.place {
    case .outside: level.place = place(element)
    case .guides, .drawing: break
    case .symbols: level.place = try drawing(element, kind)
    }
    // What is turned among the notes is not read.
    if case .outside = level.place {
      level.map = (element.attributes["transform"].flatMap { Affine(svg: $0) } ?? .identity)
        .then(outer.map)
    } else {
      level.map = try map(element).then(outer.map)
    }
    switch outer.place {
    case .guides: note(guide: element, kind, level.map)
    case .drawing(let key): try shape(element, kind, level.map, key)
    case .outside, .symbols: break
    }
    levels.append(level)
  }

  private mutating func place(_ element: MarkupElement) -> Place {
    switch element.attributes["id"] {
    case "Guides": return .guides
    case "Symbols":
      sawSymbols = true
      return .symbols
    default: return .outside
    }
  }

  private mutating func note(guide element: MarkupElement, _ kind: String, _ map: Affine) {
    guard kind == "line", let id = element.attributes["id"] else { return }
    func number(_ key: String) -> Double? {
      element.attributes[key].flatMap { Double($0) }.flatMap {
        $0.magnitude <= Self.farthest ? $0 : nil
      }
    }
    let p = map.apply(Point(number("x1") ?? 0, number("y1") ?? 0))
    guides[id] = id.contains("-margin") ? p.x : p.y
  }

  // MARK: Drawings

  private static func traits(_ key: String) -> (weight: Double, scale: Image.Scale)? {
    let parts = key.split(separator: "-")
    guard parts.count == 2, let weight = weights.first(where: { $0.name == parts[0] })?.weight,
      let scale = scales.first(where: { $0.name == parts[1] })?.scale
    else { return nil }
    return (weight, scale)
  }

  private mutating func drawing(_ element: MarkupElement, _ kind: String) throws(MarkupError)
    -> Place
  {
    guard kind == "g", let id = element.attributes["id"] else { return .symbols }
    guard Self.traits(id) != nil else {
      let names = Self.weights.flatMap { weight in Self.scales.map { "\(weight.name)-\($0.name)" } }
      let near = NearestName.find(id, among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw reader.error(
        "'\(id)' in 'Symbols' is no weight and scale such as 'Regular-S'\(near)", element.offset)
    }
    guard drawings.updateValue(Drawing(offset: element.offset), forKey: id) == nil else {
      throw reader.error("the group '\(id)' is given twice", element.offset)
    }
    return .drawing(id)
  }

  private mutating func shape(
    _ element: MarkupElement, _ kind: String, _ map: Affine, _ key: String
  ) throws(MarkupError) {
    switch kind {
    case "g", "title", "desc", "metadata": return
    case "path": break
    default:
      throw reader.error(
        "<\(element.name)> in '\(key)': a template's drawing consists of filled <path>s; turn other shapes into outlines",
        element.offset)
    }
    guard element.attributes["fill"] != "none" else {
      throw reader.error(
        "a path of '\(key)' without a fill; turn strokes into outlines", element.offset)
    }
    let data = element.attributes["d"] ?? ""
    guard let path = PathData.outline(data, limit: Self.mostSegments - segments) else {
      throw reader.error(
        "'d' of a path of '\(key)' is no path data, or there are more than \(Self.mostSegments) segments",
        element.offset)
    }
    let outline = path.transformed(by: map)
    guard outline.points.allSatisfy({ max($0.x.magnitude, $0.y.magnitude) <= Self.farthest }) else {
      throw reader.error("a path of '\(key)' lies beyond \(Int(Self.farthest))", element.offset)
    }
    segments += path.verbs.count
    let rule = element.attributes["fill-rule"] == "evenodd" ? FillRule.evenOdd : .nonZero
    drawings[key]?.layers.append(SymbolOutline.Layer(path: outline, rule: rule))
    guard let count = drawings[key]?.layers.count, count <= Self.mostLayers else {
      throw reader.error("more than \(Self.mostLayers) paths in '\(key)'", element.offset)
    }
    // All drawings have the layers of the first.
    if styles.count < count { styles.append(style(element.attributes["class"] ?? "")) }
  }

  /// A transform of the forms that templates have.
  private func map(_ element: MarkupElement) throws(MarkupError) -> Affine {
    guard let text = element.attributes["transform"] else { return .identity }
    guard let map = Affine(svg: text), map.isFinite else {
      throw reader.error(
        "'transform' is not 'matrix(a b c d e f)', 'translate(x y)' or 'scale(x y)'",
        element.offset)
    }
    return map
  }

  // MARK: Layers

  /// A layer's level and colour, from classes such as `hierarchical-1:secondary multicolor-1:systemRedColor`.
  private mutating func style(_ classes: String) -> SymbolLayerStyle {
    var style = SymbolLayerStyle()
    for part in classes.split(separator: " ") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let value = String(part[part.index(after: colon)...])
      if part.hasPrefix("hierarchical-") {
        style.level = ["primary": 0, "secondary": 1, "tertiary": 2][value] ?? 0
      } else if part.hasPrefix("multicolor-"), value != "tintColor" {
        style.color = Self.color(value)
        if style.color == nil {
          notes.append("the colour '\(value)' of a layer is not known; the foreground is drawn")
        }
      }
    }
    return style
  }

  /// The colours of layers are those of the light appearance, as those of the bundled drawings are.
  private static func color(_ name: String) -> RGBA? {
    switch name {
    case "white": .white
    case "black": .black
    default: CatalogColor.system(name, .init())
    }
  }

  // MARK: Result

  private func finished() throws(MarkupError) -> SymbolTemplate {
    guard sawSymbols, drawings.keys.contains(where: { $0.hasPrefix("Regular-") }) else {
      throw MarkupError(
        line: 1, column: 1,
        message: "no symbol template: a group 'Symbols' with a group 'Regular-S', 'Regular-M' or "
          + "'Regular-L' was expected")
    }
    var masters: [Image.Scale: [Double: SymbolTemplate.Master]] = [:]
    for (key, drawing) in drawings.sorted(by: { $0.key < $1.key }) {
      guard let traits = Self.traits(key) else { continue }
      masters[traits.scale, default: [:]][traits.weight] = try master(key, drawing)
    }
    return SymbolTemplate(name: name, masters: masters, styles: styles, notes: notes)
  }

  private func master(_ key: String, _ drawing: Drawing) throws(MarkupError)
    -> SymbolTemplate.Master
  {
    guard let ink = drawing.layers.inkBounds else {
      throw reader.error("the group '\(key)' holds no outline", drawing.offset)
    }
    let scale = String(key.suffix(1))
    guard let baseline = guides["Baseline-\(scale)"] else {
      throw reader.error(
        "'Guides' has no line 'Baseline-\(scale)' for the group '\(key)'", drawing.offset)
    }
    let rise = guides["Capline-\(scale)"].map { baseline - $0 } ?? 0
    let em = rise > 0 ? rise / SystemFontMetrics.capHeight : Self.usualEm
    let bearing = SymbolFrame.bearings.width * em / 2
    let left = guides["left-margin-\(key)"] ?? guides["left-margin"] ?? ink.minX - bearing
    let right = guides["right-margin-\(key)"] ?? guides["right-margin"] ?? ink.maxX + bearing
    guard right > left else {
      throw reader.error("the right margin of '\(key)' is not right of the left", drawing.offset)
    }
    let map = Affine.translation(-left, -baseline).then(.scale(1 / em, 1 / em))
    return SymbolTemplate.Master(
      layers: drawing.layers.map {
        SymbolOutline.Layer(path: $0.path.transformed(by: map), rule: $0.rule)
      }, width: (right - left) / em)
  }
}

extension Affine {
  /// Reads one transform of SVG, in the forms that keep lines straight up: `matrix`, `translate` and `scale`.
  fileprivate nonisolated init?(svg text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let word = text[..<open].filter { $0 != " " }
    let parts = text[text.index(after: open)...].dropLast().split { $0 == " " || $0 == "," }
    let n = parts.compactMap { Double($0) }
    guard n.count == parts.count else { return nil }
    switch (word, n.count) {
    case ("matrix", 6): self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): self = .translation(n[0], 0)
    case ("translate", 2): self = .translation(n[0], n[1])
    case ("scale", 1): self = .scale(n[0], n[0])
    case ("scale", 2): self = .scale(n[0], n[1])
    default: return nil
    }
  }

  fileprivate nonisolated var isFinite: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }
}
