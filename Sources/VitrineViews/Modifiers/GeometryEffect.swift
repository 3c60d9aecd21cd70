public import Foundation
import VitrineGraphics
import VitrineLayout

/// An effect that moves the drawing of a view, depending on its size; the layout keeps the frame.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the map of points of the view, whose top leading corner is the origin.
  ///
  /// One without an inverse is ignored, and what it sends behind the eye is not drawn.
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
    let effect = Effect.projection { size in
      AmbientEnvironment.with(owner) { modifier.effectValue(size: CGSize(size)) }.projection
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

extension View {
  /// Maps the drawing about the frame's top leading corner; the layout keeps the frame. A map without an inverse is
  /// ignored, and what it sends behind the eye is not drawn.
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
    let map = modifier.transform.projection
    if map != .identity {
      out.wrap(from: first, .effect(.projection { _ in map }), "projectionEffect")
    }
  }
}
