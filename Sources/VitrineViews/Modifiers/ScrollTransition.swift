extension View {
  /// Draws the effects that `transition` has for a view in the middle of a scroll view, and leaves a note: a picture
  /// shows no view on its way in or out.
  public nonisolated func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    modifier(
      _VisualEffectModifier(name: "scrollTransition") { _ in
        transition(EmptyVisualEffect(), .identity)._effects
      }
    ).gap(.scrollTransition)
  }

  /// Draws the effects that `transition` has for a view in the middle of a scroll view, and leaves a note: a picture
  /// shows no view on its way in or out.
  public nonisolated func scrollTransition<V: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}

/// The places of a view in a scroll view that a scroll transition distinguishes.
@frozen
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is about to enter at the top or leading edge.
  case topLeading
  /// The view is in the visible part.
  case identity
  /// The view is about to enter at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 in the visible part, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The pace of a scroll transition; a picture shows its end, so that all are drawn alike.
public nonisolated struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// The change follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// The change is animated at the threshold.
  public static let animated = ScrollTransitionConfiguration()
  /// Nothing changes.
  public static let identity = ScrollTransitionConfiguration()

  /// Returns the configuration of a change that follows the scrolling; a picture does not show its curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { interactive }

  /// Returns the configuration of an animated change; a picture does not show the animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    animated
  }

  /// Returns the same configuration: a picture shows no threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// Returns the same configuration: a picture shows no change.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The part of a view that must be visible for it to be in the middle; not drawn.
  public struct Threshold: Hashable, Sendable {
    /// The whole view.
    public static let visible = Threshold()
    /// Nothing of the view.
    public static let hidden = Threshold()
    /// The view's centre.
    public static let centered = Threshold()

    /// Returns the threshold at a part of the view, which is not kept.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    /// Returns the threshold further inside by a distance, which is not kept.
    public func inset(by distance: Double) -> Threshold { self }
  }
}
