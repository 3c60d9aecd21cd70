import VitrineGraphics

/// Walks the elements of an SVG file and turns shapes into steps of a picture.
struct SVGDrawing {
  /// The deepest nesting of elements and of what `use` shows, and the most elements drawn, those that `use` repeats
  /// among them.
  static let mostLevels = 96
  static let mostElements = 50_000
  /// The most segments of all outlines.
  static let mostSegments = 500_000

  /// An element's surroundings.
  struct Place {
    var style: SVGStyle
    /// From user units to points of the picture.
    var map: Affine
    /// What percentages are of, in user units.
    var viewport: Size
    var level = 0
    /// The elements whose `use` led here.
    var used: Set<Int> = []
  }

  /// Steps and the area they draw in, in points; nil for nothing.
  struct Part {
    var steps: [VectorPicture.Step] = []
    var bounds: Rect?

    mutating func append(_ other: Part) {
      steps += other.steps
      if let more = other.bounds { bounds = bounds.map { $0.joined(more) } ?? more }
    }
  }

  let tree: SVGTree
  var notes: SVGNotes
  private var elements = 0
  private var segments = 0
  /// The outlines of paths, which `use` may show many times; they depend on nothing but the element.
  private var outlines: [Int: Path] = [:]

  init(_ tree: SVGTree) {
    self.tree = tree
    notes = tree.notes
  }

  /// What an element and those inside it draw.
  mutating func part(_ i: Int, _ outer: Place) throws(MarkupError) -> Part {
    let node = tree.nodes[i]
    elements += 1
    guard elements <= Self.mostElements else {
      throw tree.error("more than \(Self.mostElements) elements are drawn", node)
    }
    guard outer.level < Self.mostLevels else {
      throw tree.error("elements and uses nested more than \(Self.mostLevels) deep", node)
    }
    guard SVGElements.isDrawn(node), node.properties["display"] != "none" else {
      if let note = SVGElements.note(node) { notes.add(note, node.offset) }
      return Part()
    }
    var place = outer
    place.level += 1
    enter(node, &place)
    var part = Part()
    switch node.name {
    case "use": part = try use(i, place)
    case "svg": part = try nested(i, place)
    case "switch": part = try chosen(node, place)
    case _ where SVGShapes.names.contains(node.name): part = shape(node, place)
    default: part = try children(node, place)
    }
    return try finished(part, node, place)
  }

  func root() -> SVGNode { tree.nodes[0] }

  mutating func children(_ node: SVGNode, _ place: Place) throws(MarkupError) -> Part {
    var part = Part()
    for child in node.children { part.append(try self.part(child, place)) }
    return part
  }

  /// The element's style and transform.
  mutating func enter(_ node: SVGNode, _ place: inout Place) {
    var problems: [String] = []
    place.style = place.style.inside(
      node.properties, diagonal: SVGViewport.diagonal(place.viewport)
    ) { problems.append($0) }
    for problem in problems { notes.add(problem, node.offset) }
    if let text = node.properties["transform"] ?? node.attributes["transform"] {
      if let map = Affine(svg: text) {
        place.map = map.then(place.map)
      } else {
        notes.add("'transform' is no list of transforms", node.offset)
      }
    }
  }

  /// The part with the element's opacity and clip.
  private mutating func finished(
    _ part: Part, _ node: SVGNode, _ place: Place
  ) throws(MarkupError) -> Part {
    guard let bounds = part.bounds else { return Part() }
    var part = part
    if let text = node.properties["opacity"] {
      let opacity = SVGNumber.share(text)
      if opacity == nil { notes.add("'\(text)' is no value of 'opacity'", node.offset) }
      if let opacity, opacity < 1 {
        part.steps =
          [.pushLayer(bounds: bounds, opacity: Float(opacity))] + part.steps + [.popLayer]
      }
    }
    let clips = try clips(of: node, place)
    part.steps = SVGClip.around(part.steps, clips, bounds: bounds)
    return part
  }

  // MARK: What leads to other elements

  private mutating func use(_ i: Int, _ outer: Place) throws(MarkupError) -> Part {
    let node = tree.nodes[i]
    guard let target = node.reference.flatMap({ tree.identifiers[$0] }) else {
      notes.add("<use> refers to nothing in the file", node.offset)
      return Part()
    }
    guard !outer.used.contains(target), target != i else {
      notes.add("<use> refers to what it is in", node.offset)
      return Part()
    }
    var place = outer
    place.used.insert(target)
    let x = SVGNumber.length(node.attributes["x"] ?? "0", of: place.viewport.width) ?? 0
    let y = SVGNumber.length(node.attributes["y"] ?? "0", of: place.viewport.height) ?? 0
    place.map = Affine.translation(x, y).then(place.map)
    let shown = tree.nodes[target]
    guard shown.name == "symbol" else { return try part(target, place) }
    enter(shown, &place)
    return try viewport(shown, sized: node, place)
  }

  private mutating func nested(_ i: Int, _ outer: Place) throws(MarkupError) -> Part {
    let node = tree.nodes[i]
    var place = outer
    let x = SVGNumber.length(node.attributes["x"] ?? "0", of: place.viewport.width) ?? 0
    let y = SVGNumber.length(node.attributes["y"] ?? "0", of: place.viewport.height) ?? 0
    place.map = Affine.translation(x, y).then(place.map)
    return try viewport(node, sized: node, place)
  }

  /// What a viewport shows of an element's children, clipped to it.
  private mutating func viewport(
    _ node: SVGNode, sized: SVGNode, _ outer: Place
  ) throws(MarkupError) -> Part {
    var place = outer
    let size = Size(
      SVGNumber.length(sized.attributes["width"] ?? "100%", of: outer.viewport.width) ?? 0,
      SVGNumber.length(sized.attributes["height"] ?? "100%", of: outer.viewport.height) ?? 0)
    guard size.width > 0, size.height > 0 else { return Part() }
    place.viewport = size
    if let box = SVGViewport(node) {
      place.map = box.map(to: size).then(place.map)
      place.viewport = box.box.size
    }
    var part = try children(node, place)
    guard let bounds = part.bounds, node.properties["overflow"] != "visible" else { return part }
    let frame = Rect(origin: .zero, size: size)
    if !outer.map.bounds(of: frame).holds(bounds) {
      let outline = Path(rect: frame).transformed(by: outer.map)
      part.steps = [.pushClip(outline, .nonZero)] + part.steps + [.popClip]
    }
    return part
  }

  /// The first child of a `switch` that asks for nothing special.
  private mutating func chosen(_ node: SVGNode, _ place: Place) throws(MarkupError) -> Part {
    let first = node.children.first { child in
      let names = tree.nodes[child].attributes.keys
      return !names.contains("requiredExtensions") && !names.contains("systemLanguage")
    }
    guard let first else { return Part() }
    return try part(first, place)
  }

  // MARK: Shapes

  private mutating func outline(_ node: SVGNode, _ place: Place) -> Path {
    let isPath = node.name.hasPrefix("p")
    if isPath, let known = outlines[node.offset], known.verbs.count <= Self.mostSegments - segments
    {
      segments += known.verbs.count
      return known
    }
    let path = made(node, place)
    if isPath { outlines[node.offset] = path }
    return path
  }

  private mutating func made(_ node: SVGNode, _ place: Place) -> Path {
    guard segments < Self.mostSegments else {
      notes.add("more than \(Self.mostSegments) segments are not drawn", node.offset)
      return Path()
    }
    let shapes = SVGShapes(viewport: place.viewport, limit: Self.mostSegments - segments)
    guard let path = shapes.path(node) else {
      notes.add("the outline of <\(node.name)> is not read", node.offset)
      return Path()
    }
    segments += path.verbs.count
    return path
  }

  private mutating func shape(_ node: SVGNode, _ place: Place) -> Part {
    for child in node.children {
      if let note = SVGElements.note(tree.nodes[child]) {
        notes.add(note, tree.nodes[child].offset)
      }
    }
    let path = outline(node, place)
    guard place.style.isVisible, let box = path.bounds else { return Part() }
    var part = Part()
    let style = place.style
    if let ink = ink(style.fill, style.fillOpacity, box, box, node, place) {
      part.steps.append(.fill(path.transformed(by: place.map), style.fillRule, ink))
      part.bounds = place.map.bounds(of: box)
    }
    let reach =
      style.line.width / 2 * max(style.line.join == .miter ? style.line.miterLimit : 1, 1.5)
    let lined = box.inset(by: -reach)
    if style.line.width > 0,
      let ink = ink(style.stroke, style.strokeOpacity, box, lined, node, place)
    {
      part.append(
        Part(
          steps: [VectorPicture.line(path, style.line, place.map, ink)],
          bounds: place.map.bounds(of: lined)))
    }
    return part
  }

  /// The paint of a shape; nil for none.
  private mutating func ink(
    _ paint: SVGPaint, _ opacity: Double, _ box: Rect, _ lined: Rect, _ node: SVGNode,
    _ place: Place
  ) -> VectorPicture.Ink? {
    switch paint {
    case .none: return nil
    case .color(let color): return .color(color.opacity(Float(opacity)))
    case .reference(let id, let fallback):
      let found = SVGGradients(tree: tree).ink(
        id, opacity: opacity, style: place.style, box: box, ink: lined, map: place.map,
        viewport: place.viewport)
      let substitute = fallback.map { VectorPicture.Ink.color($0.opacity(Float(opacity))) }
      switch found {
      case .ink(let ink): return ink
      case .missing:
        if substitute == nil, !box.isEmpty {
          notes.add("the paint '#\(id)' is not in the file", node.offset)
        }
        return substitute
      case .noted(let note, let ink):
        notes.add(note, node.offset)
        return ink ?? substitute
      }
    }
  }

  // MARK: Clips

  /// The clips of an element's own property.
  private mutating func clips(
    of node: SVGNode, _ place: Place
  ) throws(MarkupError) -> [SVGClip] {
    guard let text = node.properties["clip-path"], text != "none" else { return [] }
    guard let id = SVGStyle.reference(text)?.id, let i = tree.identifiers[id],
      tree.nodes[i].name == "clipPath"
    else {
      notes.add("'clip-path' refers to no <clipPath> in the file", node.offset)
      return []
    }
    guard place.level < Self.mostLevels, !place.used.contains(i) else {
      throw tree.error("the clip refers to itself", node)
    }
    var inner = place
    inner.used.insert(i)
    inner.level += 1
    inner.style = SVGStyle()
    let clip = tree.nodes[i]
    enter(clip, &inner)
    if clip.attributes["clipPathUnits"] == "objectBoundingBox" {
      guard SVGShapes.names.contains(node.name) else {
        notes.add("a clip by the box of <\(node.name)> is not drawn", node.offset)
        return []
      }
      let box = outline(node, place).bounds ?? .zero
      inner.map = Affine.scale(box.width, box.height).then(.translation(box.x, box.y))
        .then(inner.map)
    }
    var area = SVGClip()
    for child in clip.children { area.shapes += try clipShapes(child, inner) }
    return try [area] + clips(of: clip, inner)
  }

  private mutating func clipShapes(
    _ i: Int, _ outer: Place
  ) throws(MarkupError) -> [SVGClip.Shape] {
    let node = tree.nodes[i]
    elements += 1
    guard elements <= Self.mostElements, outer.level < Self.mostLevels else {
      throw tree.error("the clip has too many elements", node)
    }
    var place = outer
    place.level += 1
    enter(node, &place)
    if node.name == "use", let target = node.reference.flatMap({ tree.identifiers[$0] }),
      !place.used.contains(target)
    {
      place.used.insert(target)
      let x = SVGNumber.length(node.attributes["x"] ?? "0", of: place.viewport.width) ?? 0
      let y = SVGNumber.length(node.attributes["y"] ?? "0", of: place.viewport.height) ?? 0
      place.map = Affine.translation(x, y).then(place.map)
      return try clipShapes(target, place)
    }
    guard SVGShapes.names.contains(node.name) else {
      if !SVGElements.silent.contains(node.name) {
        notes.add("<\(node.name)> in a <clipPath> is not drawn", node.offset)
      }
      return []
    }
    let path = outline(node, place)
    guard !path.isEmpty, place.style.isVisible, node.properties["display"] != "none" else {
      return []
    }
    return [
      SVGClip.Shape(
        path: path.transformed(by: place.map), rule: place.style.clipRule,
        clips: try clips(of: node, place))
    ]
  }
}

extension Rect {
  /// The box around both, of which either may be a line.
  func joined(_ other: Rect) -> Rect {
    let (x0, y0) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x0, y: y0, width: max(maxX, other.maxX) - x0, height: max(maxY, other.maxY) - y0)
  }

  /// Whether the other lies inside, a thousandth of a point apart.
  func holds(_ other: Rect) -> Bool {
    let near = 0.001
    return other.minX >= minX - near && other.minY >= minY - near && other.maxX <= maxX + near
      && other.maxY <= maxY + near
  }
}
