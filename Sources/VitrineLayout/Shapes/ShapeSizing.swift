import VitrineGraphics

/// The rule that decides about the size of a shape's view.
enum ShapeSizing {
  /// The proposal.
  case offer
  /// The shorter side of the proposal.
  case square
  /// The author's own answer.
  case author((Proposal) -> Size)
}

extension ShapeGeometry {
  /// A trimmed or a stroked shape asks the shape that it is made of; an inset, moved, turned, scaled, mapped or
  /// sized one does not and takes the proposal, as measured on frames by Apple's renderer.
  var sizing: ShapeSizing {
    switch self {
    case .circle: .square
    case .trimmed(let inner, _, _), .stroked(let inner, _): inner.sizing
    case .custom(_, let size?, _): .author(size)
    default: .offer
    }
  }

  /// Returns the size that a view of the shape takes for a proposal; the ideal length is 10 points.
  package func size(for proposal: Proposal) -> Size {
    let full = Size(
      proposal.width ?? idealShapeLength, proposal.height ?? idealShapeLength)
    switch sizing {
    case .offer: return full
    case .square:
      let side = min(full.width, full.height)
      return Size(side, side)
    case .author(let size): return size(proposal)
    }
  }
}
