import VitrineGraphics

/// Walks the elements of an SVG file and turns shapes into steps of a picture.
struct SVGDrawing {
  /// The deepest nesting of elements and of what they refer to.
  static let mostLevels = 96

  let tree: SVGTree
  var notes: SVGNotes
  var budget: SVGBudget
  let sources: SVGPictureSources
  /// The outlines of paths, which `use` may show many times; they depend on nothing but the element.
  var outlines: [Int: Path] = [:]
  /// The styles of elements by their places in the file.
  var styles: [Int: SVGStyle] = [:]
  /// The style around the root.
  var outermost = SVGStyle()
  /// The pictures of `image` elements by their places, or why there is none, and by their addresses: many elements may
  /// show one file.
  var pictures: [Int: Result<SVGImagePicture, NeighbourProblem>] = [:]
  var addresses: [String: Result<SVGImagePicture, NeighbourProblem>] = [:]
  /// Whether each `use` that was met refers to what it is in.
  var circles: [Int: Bool] = [:]
  /// The elements whose styles' problems were told, and those whose children were looked at.
  var told: Set<Int> = []
  var toldChildren: Set<Int> = []

  init(_ tree: SVGTree, _ budget: SVGBudget, picture: Size, _ sources: SVGPictureSources) {
    self.tree = tree
    self.budget = budget
    self.sources = sources
    notes = tree.notes
    outermost.inherited.scale.picture = picture
    let root = outermost.inside(tree.nodes[0]) { _ in }
    outermost.inherited.scale.rootFontSize = root.inherited.scale.fontSize
  }

  /// What an element and those inside it draw.
  mutating func part(_ i: Int, _ outer: SVGPlace) throws(MarkupError) -> SVGPart {
    let node = tree.nodes[i]
    try count(node, outer)
    guard SVGElements.isDrawn(node) else {
      if let note = SVGElements.note(node) { notes.add(note, node.offset) }
      return SVGPart()
    }
    guard SVGConditions.hold(node), let place = try entered(i, outer), place.style.own.isShown
    else { return SVGPart() }
    let part: SVGPart
    switch node.name {
    case "use": part = try use(i, place)
    case "svg": part = try nested(i, sized: nil, place)
    case "switch": part = try chosen(node, place)
    case "image": part = try image(node, place)
    case _ where SVGShapes.names.contains(node.name): part = try shape(i, place)
    default: part = try children(node, place)
    }
    return try finished(part, i, place)
  }

  /// Tells once of what is not drawn inside an element that shows none of its children, as animations of it.
  mutating func tellChildren(of i: Int) {
    guard !tree.nodes[i].children.isEmpty, toldChildren.insert(i).inserted else { return }
    for child in tree.nodes[i].children {
      if let note = SVGElements.note(tree.nodes[child]) {
        notes.add(note, tree.nodes[child].offset)
      }
    }
  }

  /// Counts an element that is drawn.
  mutating func count(_ node: SVGNode, _ place: SVGPlace) throws(MarkupError) {
    budget.elements -= 1
    guard budget.elements >= 0 else {
      throw tree.error("more than \(SVGBudget.mostElements) elements are drawn", node)
    }
    guard place.level < Self.mostLevels else {
      throw tree.error("elements and uses nested more than \(Self.mostLevels) deep", node)
    }
  }

  mutating func children(_ node: SVGNode, _ place: SVGPlace) throws(MarkupError) -> SVGPart {
    var part = SVGPart()
    for child in node.children { part.append(try self.part(child, place)) }
    return part
  }

  /// The part with the element's clip, mask, opacity and blend mode.
  mutating func finished(
    _ part: SVGPart, _ i: Int, _ place: SVGPlace
  ) throws(MarkupError) -> SVGPart {
    guard let bounds = part.bounds else { return SVGPart() }
    let own = place.style.own
    var part = part
    let clips = try clips(of: i, place)
    if !clips.isEmpty {
      if part.blends { part.enclose() }
      part.steps = SVGClip.around(part.steps, clips, bounds: bounds)
    }
    var mask: SVGMask?
    if let reference = own.mask {
      switch try self.mask(reference, i, place) {
      case .missing: break
      case .nothing: return SVGPart()
      case .mask(let found): mask = found
      }
    }
    if own.opacity < 1 || own.blendMode != .normal || mask != nil
      || (own.isIsolated && part.blends)
    {
      part.enclose(opacity: own.opacity, blendMode: own.blendMode, mask: mask)
    }
    return part
  }
}
