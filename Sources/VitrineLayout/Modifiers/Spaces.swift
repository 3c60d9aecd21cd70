import VitrineGraphics

/// A name for the content's space, by which geometry readers inside find its frame.
struct NamedSpace: LayoutModifier {
  var name: String

  var arguments: PlacedArguments { .text(name) }

  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    var around = walk.surroundings[Int(visit.surroundings)]
    around.namedFrames.append((name, visit.frame))
    walk.pushContent(visit, row, surroundings: walk.added(around))
  }
}

/// The shape that `ContainerRelativeShape` follows in the content.
struct ContainerShapeModifier: LayoutModifier {
  var shape: ShapeGeometry

  var dumpText: String { shape.dumpText }

  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    // A container's shape cannot be relative to itself.
    if case .containerRelative = shape { return walk.pushContent(visit, row) }
    var around = walk.surroundings[Int(visit.surroundings)]
    around.containerShape = shape
    around.containerFrame = visit.frame
    walk.pushContent(visit, row, surroundings: walk.added(around))
  }
}

/// The identity of a view whose frame other views ask for.
///
/// A view that is marked gets its frame when it is placed; readers placed after it look the frame up by the mark.
public final class AnchorMark: Sendable {
  /// Creates a mark that differs from all others.
  public init() {}
}

extension AnchorMark: LayoutModifier {
  func encode(in engine: inout LayoutEngine) -> Element {
    engine.hasAnchors = true
    return Element(Self.self)
  }

  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    if !walk.isTrial { walk.anchorFrames[ObjectIdentifier(self)] = visit.frame }
    walk.pushContent(visit, row)
  }
}

/// The direction in which the content is laid out.
struct LayoutDirectionModifier: LayoutModifier {
  var isRightToLeft: Bool

  var arguments: PlacedArguments { .text(isRightToLeft ? "rightToLeft" : "leftToRight") }

  func changeInherited(_ flags: inout Element.Flags) {
    if isRightToLeft { flags.insert(.rightToLeft) } else { flags.remove(.rightToLeft) }
  }
}

extension PlaceWalk {
  /// Adds surroundings to the table, and returns their row.
  mutating func added(_ around: Surroundings) -> Int32 {
    surroundings.append(around)
    return Int32(surroundings.count - 1)
  }
}

extension NodeKind {
  public static func coordinateSpace(_ name: String) -> NodeKind {
    .modifier(NodeModifier(NamedSpace(name: name)))
  }

  public static func containerShape(_ shape: ShapeGeometry) -> NodeKind {
    .modifier(NodeModifier(ContainerShapeModifier(shape: shape)))
  }

  public static func anchor(_ mark: AnchorMark) -> NodeKind { .modifier(NodeModifier(mark)) }

  public static func layoutDirection(rightToLeft: Bool) -> NodeKind {
    .modifier(NodeModifier(LayoutDirectionModifier(isRightToLeft: rightToLeft)))
  }
}
