public import Foundation
import VitrineGraphics
import VitrineLayout

/// An outline in a given rectangle.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path
  /// Returns the size that the shape's view takes for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The use of the shape, which drawing does not read.
  static var role: ShapeRole { get }
  /// Whether the outline is mirrored in a layout direction; read for shapes with a `path(in:)` of their own.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  func _geometry(_ environment: EnvironmentValues) -> _Geometry
}

/// The use of a shape.
public nonisolated enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Whether a shape is mirrored in right-to-left layouts.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  /// The behaviour that mirrors the shape in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether the outline must be mirrored beforehand, since layout mirrors every shape in right-to-left text.
  func needsTurning(in direction: LayoutDirection) -> Bool {
    let isMirrored =
      switch self {
      case .fixed: false
      case .mirrors(let mirrored): mirrored == direction
      }
    return isMirrored != (direction == .rightToLeft)
  }
}

extension Shape {
  /// Returns the proposed size, with 10 points where the proposal is nil.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The default role, `.fill`; drawing does not read it.
  public nonisolated static var role: ShapeRole { .fill }
  /// The default behaviour: the outline is mirrored in right-to-left layouts.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The geometry that calls the author's `path(in:)` once the rectangle is known.
  public nonisolated func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    let owner = AmbientEnvironment.current ?? environment
    let isTurned = layoutDirectionBehavior.needsTurning(in: environment.layoutDirection)
    return _Geometry(
      .custom(
        name: typeName(Self.self),
        size: { proposal in
          AmbientEnvironment.with(owner) {
            self.sizeThatFits(ProposedViewSize(proposal)).layoutSize
          }
        }
      ) { rect in
        let outline = AmbientEnvironment.with(owner) { self.path(in: CGRect(rect)).outline }
        let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
        return isTurned ? outline.transformed(by: mirror) : outline
      })
  }

  /// The shape filled with the foreground style.
  public nonisolated var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(
      .shape(
        ShapeLeaf(
          view._geometry(environment).shape,
          .fill(environment.drawing.foreground.fill(environment), .nonZero))), typeName(Self.self))
  }
}
