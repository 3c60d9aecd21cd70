public import Foundation
import VitrineGraphics
import VitrineLayout

/// An effect that moves the drawing of a view, depending on its size; the layout keeps the frame.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the map of points of the view, whose top leading corner is the origin.
  ///
  /// An affine map is drawn, and one without an inverse is ignored; a projective one leaves a diagnostic, and
  /// the view is drawn without it.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Never called: an effect has no views of its own.
  public nonisolated func body(content: Content) -> Never {
    preconditionFailure("An effect has no body.")
  }

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    let owner = AmbientEnvironment.current ?? environment
    let list = NodeList(owner: out.owner, notes: out.notes)
    let effect = Effect.sizedTransform { size in
      let value = AmbientEnvironment.with(owner) { modifier.effectValue(size: CGSize(size)) }
      return list.affine(value, .geometryEffect)
    }
    out.wrap(from: first, .effect(effect), "GeometryEffect")
  }

  /// Returns an effect with the same map; in a picture the two are the same, as no other view asks for
  /// the places of mapped points.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// An effect whose map other views are not told.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect whose map is drawn.
  public var base: Base

  /// Creates an effect with the map of another.
  public init(_ base: Base) { self.base = base }

  /// Returns the map of the other effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The animated values of the other effect; never read, as a picture shows one moment.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}

extension NodeList {
  /// Returns a map that is drawn: an affine one as it is, the identity and a diagnostic for another.
  func affine(_ map: ProjectionTransform, _ gap: Gap) -> Affine {
    if let affine = map.affine { return affine }
    noteGap(gap)
    return .identity
  }
}

extension View {
  /// Maps the drawing about the frame's top leading corner; the layout keeps the frame. A projective map
  /// leaves a diagnostic, and the view is drawn without it.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionModifier(transform: transform))
  }
}

/// A modifier that maps the drawing of its content.
public nonisolated struct _ProjectionModifier: _PrimitiveModifier {
  let transform: ProjectionTransform

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    let map = out.affine(modifier.transform, .projectionEffect)
    if map != .identity { out.wrap(from: first, .effect(.transform(map)), "projectionEffect") }
  }
}
