import VitrineGraphics

extension SVGDrawing {
  /// The outline of a shape in user units.
  mutating func outline(_ i: Int, _ place: SVGPlace) throws(MarkupError) -> Path {
    let node = tree.nodes[i]
    let isData = node.name == "path"
    if isData, let known = outlines[i], known.verbs.count <= budget.segments {
      budget.segments -= known.verbs.count
      return known
    }
    guard budget.segments > 0 else {
      notes.add("more than \(SVGBudget.mostSegments) segments are not drawn", node.offset)
      return Path()
    }
    let shapes = SVGShapes(style: place.style, viewport: place.viewport, limit: budget.segments)
    let (path, problem) = shapes.path(node)
    if let problem { notes.add(problem, node.offset) }
    budget.segments -= path.verbs.count
    if isData { outlines[i] = path }
    return path
  }

  mutating func shape(_ i: Int, _ place: SVGPlace) throws(MarkupError) -> SVGPart {
    let node = tree.nodes[i]
    tellChildren(of: i)
    let path = try outline(i, place)
    guard !path.isEmpty, place.style.inherited.isVisible, let box = path.bounds else {
      return SVGPart()
    }
    let style = place.style.inherited
    var part = SVGPart()
    for layer in style.paintOrder.layers {
      switch layer {
      case .fill:
        let area = SVGArea.fill(path, style.fillRule)
        part.append(try paint(area, style.fill, style.fillOpacity, box, node, place))
      case .stroke:
        let line = place.style.line(place.diagonal).measured(path, node.attributes["pathLength"])
        guard line.width > 0 else { continue }
        let area = SVGArea.line(path, line)
        part.append(try paint(area, style.stroke, style.strokeOpacity, box, node, place))
      case .markers: part.append(try markers(path, box, node, place))
      }
    }
    return part
  }

  private mutating func paint(
    _ area: SVGArea, _ paint: SVGPaint, _ opacity: Double, _ box: Rect, _ node: SVGNode,
    _ place: SVGPlace
  ) throws(MarkupError) -> SVGPart {
    guard let source = source(paint, box, place) else { return SVGPart() }
    return try part(area, source, opacity, place.map, node)
  }
}

extension StrokeStyle {
  /// The style with dashes in shares of the length that an author says a path has (SVG 2, 9.6.1).
  fileprivate func measured(_ path: Path, _ text: String?) -> StrokeStyle {
    guard !dash.isEmpty, let length = text.flatMap({ SVGNumber.number($0) }), length >= 0 else {
      return self
    }
    var style = self
    let k = length > 0 ? path.length / length : 0
    // Of a path without a length, all dashes are as long as a line without dashes is.
    style.dash = k > 0 ? dash.map { $0 * k } : []
    style.dashPhase *= k
    return style
  }
}

extension Path {
  /// The chords of a curve by which its length is measured: 64 are within a thousandth of an arc's.
  private static let lengthChords = 64

  /// The length of all segments.
  fileprivate var length: Double {
    var sum = 0.0
    forEachChord(Self.lengthChords) { a, b in
      let d = b - a
      sum += d.norm
    }
    return sum
  }
}
