public import Foundation

/// An annotation beside a mark.
struct ChartAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  /// The behaviour at the edges; nil where an annotation stands where it stands.
  var overflow: AnnotationOverflowResolution?
  var view: (AnnotationContext) -> AnyView
}

/// The mark that an annotation belongs to.
public struct AnnotationContext: Sendable {
  /// The size of the mark in points; zero for a point of a line.
  public let targetSize: CGSize
}

extension ChartAnnotation {
  /// The anchor in the mark and the alignment of the annotation at it. Annotations above and below may be at
  /// the ends of the mark.
  var places: (UnitPoint, Alignment) {
    switch (position, alignment.horizontal) {
    case (.automatic, .leading), (.top, .leading): (.topLeading, .bottomLeading)
    case (.automatic, .trailing), (.top, .trailing): (.topTrailing, .bottomTrailing)
    case (.bottom, .leading): (.bottomLeading, .topLeading)
    case (.bottom, .trailing): (.bottomTrailing, .topTrailing)
    default: position.places
    }
  }

  /// The distance from the mark in points; 0 sideways for annotations above or below it.
  var shift: CGSize {
    let unit = position.places.0
    return CGSize(width: (unit.x * 2 - 1) * spacing, height: (unit.y * 2 - 1) * spacing)
  }
}

extension AnnotationPosition {
  /// The anchor in the mark and the alignment of the annotation at it.
  var places: (UnitPoint, Alignment) {
    switch self {
    case .automatic, .top: (.top, .bottom)
    case .overlay: (.center, .center)
    case .bottom: (.bottom, .top)
    case .leading: (.leading, .trailing)
    case .trailing: (.trailing, .leading)
    case .topLeading: (.topLeading, .bottomTrailing)
    case .topTrailing: (.topTrailing, .bottomLeading)
    case .bottomLeading: (.bottomLeading, .topTrailing)
    case .bottomTrailing: (.bottomTrailing, .topLeading)
    }
  }
}

extension Alignment {
  /// The relative point of a view that an alignment puts at an anchor.
  var unit: UnitPoint {
    let x: CGFloat =
      switch horizontal {
      case .leading: 0
      case .trailing: 1
      default: 0.5
      }
    let y: CGFloat =
      switch vertical {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    return UnitPoint(x: x, y: y)
  }
}
