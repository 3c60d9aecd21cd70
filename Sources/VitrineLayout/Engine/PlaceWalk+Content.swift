import VitrineGraphics
import VitrineText

extension PlaceWalk {
  /// Returns a node's drawing for its frame.
  mutating func content(_ node: Node, _ visit: Visit) -> PlacedContent {
    let i = Int(visit.element)
    switch node.kind {
    case .text(let leaf): return placedText(leaf, visit)
    case .image(let leaf): return .image(leaf)
    case .shape(let leaf):
      let around = surroundings[Int(visit.surroundings)]
      return .shape(ShapeResolver(visit, around, engine.elements[i].isRightToLeft).resolve(leaf))
    case .divider(let fill, _):
      let bounds = Rect(origin: .zero, size: visit.frame.size)
      return .shape(
        PlacedShape(geometry: .rectangle, bounds: bounds, drawing: .fill(fill, .nonZero)))
    case .canvas where isTrial: return .canvas([])
    case .canvas(let leaf): return .canvas(leaf.draw(visit.frame.size, engine.fonts))
    case .effect(let effect): return placedEffect(effect, visit)
    case .interaction(let interaction): return .interaction(interaction)
    case .contentShape(let geometry, let rule):
      let around = surroundings[Int(visit.surroundings)]
      let outline = ShapeResolver(visit, around, engine.elements[i].isRightToLeft).resolve(geometry)
      return .tapArea(outline.geometry, bounds: outline.bounds, rule)
    case .accentable(let treatment): return .accentable(treatment)
    case .widgetBackground: return .widgetBackground
    case .hidden: return .hidden
    case .modifier(let modifier): return modifier.layout.content(visit, in: &self)
    case .empty, .spacer, .hStack, .vStack, .zStack, .grid, .gridRow, .lazyGrid, .viewThatFits,
      .geometryReader, .layout:
      return .group(arguments: node.kind.placedArguments)
    }
  }

  private mutating func placedText(_ leaf: TextLeaf, _ visit: Visit) -> PlacedContent {
    let i = Int(visit.element)
    let layout = engine.textLayout(i, visit.offer)
    if layout.isTruncated {
      engine.notes.add(.warning, "text-truncated", "The text does not fit and is cut.", element: i)
    }
    noteMissing(engine.missingCharacters(i), i)
    for font in engine.missingFonts(i) {
      engine.notes.add(
        .warning, "font-missing",
        "There is no font “\(font.name)”: \(font.standIn), stands in for it.",
        element: i)
    }
    for problem in engine.glyphProblems(of: layout) { noteProblem(problem, i) }
    let offered = Size(visit.offer.width.or(.infinity), visit.offer.height.or(.infinity))
    return .text(PlacedText(leaf: leaf, layout: layout, offered: offered))
  }

  private mutating func noteProblem(_ problem: GlyphProblem, _ element: Int) {
    switch problem.kind {
    case .colours:
      engine.notes.add(
        .warning, "font-colours",
        "The font “\(problem.family)” draws glyphs of this text in gradients or pictures; what it has of "
          + "them as outlines is drawn in the text's colour.", element: element)
    case .damage:
      engine.notes.add(
        .warning, "font-damage",
        "The font “\(problem.family)” is damaged: glyphs of this text cannot be loaded, and are not drawn.",
        element: element)
    case .weight(let asked, let drawn):
      engine.notes.add(
        .warning, "font-weight",
        "“\(problem.family)” does not have the weight \(asked): \(drawn) is drawn, where a device has \(asked).",
        element: element)
    }
  }

  private mutating func noteMissing(_ missing: [Character], _ element: Int) {
    guard !missing.isEmpty else { return }
    func list(_ characters: [Character]) -> String {
      characters.prefix(8).map { "“\($0)”" }.joined(separator: ", ")
    }
    let kinds: [(MissingText, String, String)] = [
      (.character, "No font has a glyph for ", "."),
      (.sequence, "No font has ", " as one picture; its first part is drawn."),
      (.letters, "No font has ", " as text; its picture is drawn."),
    ]
    let message = kinds.compactMap { kind, start, end in
      let found = missing.filter { MissingText($0) == kind }
      return found.isEmpty ? nil : start + list(found) + end
    }
    engine.notes.add(
      .warning, "missing-glyph", message.joined(separator: " "), element: element)
  }

  /// The kinds of text that no font has, by what is drawn in their place.
  private enum MissingText {
    case character, sequence, letters

    init(_ character: Character) {
      let scalars = character.unicodeScalars
      if scalars.count == 1 {
        self = .character
      } else if scalars.contains("\u{FE0E}") {
        self = .letters
      } else {
        self = .sequence
      }
    }
  }

  mutating func placedEffect(_ effect: Effect, _ visit: Visit) -> PlacedContent {
    let frame = visit.frame
    let isMirrored = engine.elements[Int(visit.element)].isRightToLeft
    switch effect {
    case .opacity(let opacity): return .effect(.opacity(opacity.or(1)))
    case .clip(let geometry, let rule):
      let around = surroundings[Int(visit.surroundings)]
      let outline = ShapeResolver(visit, around, isMirrored).resolve(geometry)
      return .effect(.clip(outline.geometry, bounds: outline.bounds, rule))
    case .mask(let alignment): return .effect(.mask(alignment))
    case .shadow(let color, let radius, let x, let y):
      return .effect(.shadow(color, radius: radius.or(0), x: x.or(0), y: y.or(0)))
    case .blur(let radius, let opaque): return .effect(.blur(radius: radius.or(0), opaque: opaque))
    case .blendMode(let mode): return .effect(.blendMode(mode))
    case .compositingGroup: return .effect(.compositingGroup)
    case .clockFigures(let height, let stem):
      return .effect(.clockFigures(height: height.or(1), stem: stem.or(0)))
    case .deepGroup: return .effect(.deepGroup)
    case .glassGroup(let spacing): return .effect(.glassGroup(spacing: max(0, spacing.or(0))))
    case .rotation(let radians, let anchor):
      let turn = Affine.rotation(sine: Trig.sin(radians), cosine: Trig.cos(radians))
      return transform(turn, about: anchor, frame, isMirrored)
    case .scale(let x, let y, let anchor):
      return transform(.scale(x.or(1), y.or(1)), about: anchor, frame, isMirrored)
    case .transform(let map): return transform(map, nil, frame, isMirrored)
    case .rotation3D(let turn): return rotation(turn, frame, isMirrored)
    case .projection(let map):
      return projection(isTrial ? .identity : map(frame.size), of: nil, frame, isMirrored)
    case .colorMatrix(let matrix): return .effect(.colorMatrix(matrix))
    case .luminanceToAlpha: return .effect(.luminanceToAlpha)
    case .alphaByLuminance: return .effect(.alphaByLuminance)
    case .alphaByLight: return .effect(.alphaByLight)
    case .vibrancy(let backdrop): return .effect(.vibrancy(backdrop))
    case .accented(let primary, let accent):
      return .effect(.accented(primary: primary, accent: accent))
    }
  }
}
