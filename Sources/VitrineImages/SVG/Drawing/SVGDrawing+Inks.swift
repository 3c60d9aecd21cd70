import VitrineGraphics

extension SVGDrawing {
  /// The paints that elements shown by an element can refer to.
  func context(_ place: SVGPlace, _ box: Rect?) -> SVGContext {
    SVGContext(
      fill: source(place.style.inherited.fill, box, place),
      stroke: source(place.style.inherited.stroke, box, place))
  }

  /// A paint with the space that it is in: the element's own, or that of its context. Nil for none.
  func source(_ paint: SVGPaint, _ box: Rect?, _ place: SVGPlace) -> SVGInkSource? {
    switch paint {
    case .none: nil
    case .contextFill: place.context.fill
    case .contextStroke: place.context.stroke
    case .color, .reference:
      SVGInkSource(
        paint: paint, color: place.style.inherited.color, box: box, map: place.map,
        viewport: place.viewport, level: place.level, used: place.used)
    }
  }

  /// Paints an area.
  /// - Parameter map: from the area's user units to the picture.
  mutating func part(
    _ area: SVGArea, _ source: SVGInkSource, _ opacity: Double, _ map: Affine, _ node: SVGNode
  ) throws(MarkupError) -> SVGPart {
    switch source.paint {
    case .none, .contextFill, .contextStroke: return SVGPart()
    case .color(let value):
      return filled(area, map, .color(value.resolved(source.color).opacity(Float(opacity))))
    case .reference(let reference, let fallback):
      if let i = tree.element(reference) {
        switch tree.nodes[i].name {
        case "pattern":
          if let part = try tiled(i, area, source, opacity, map, node) { return part }
        case "linearGradient", "radialGradient":
          if let ink = gradient(i, area, source, opacity, map, node) {
            return filled(area, map, ink)
          }
        default: break
        }
      } else if case .missing = fallback {
        notes.add("the paint '#\(reference.identifier)' is not in the file", node.offset)
      }
      guard case .color(let value) = fallback else { return SVGPart() }
      return filled(area, map, .color(value.resolved(source.color).opacity(Float(opacity))))
    }
  }

  private func filled(_ area: SVGArea, _ map: Affine, _ ink: VectorPicture.Ink) -> SVGPart {
    SVGPart(steps: [area.step(map, ink)], bounds: map.bounds(of: area.bounds))
  }
}
