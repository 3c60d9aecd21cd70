extension View {
  /// Draws the glass of iOS 26 behind the view: the picture below it, bent at its outline, with a bright rim
  /// and a shadow. In a `GlassEffectContainer` it flows into glasses beside it.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> some View {
    background(_GlassStyle(glass: glass), in: shape).gap(.glassEffect)
  }

  /// Draws glass in a capsule behind the view. Leaves a diagnostic: not all of its laws are known.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }
}

/// The material of glass.
public nonisolated struct Glass: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case regular, clear, identity }

  let kind: Kind
  var color: Color?

  /// Glass that compresses bright backdrops, strongly in the dark scheme; its blur grows with its size from
  /// 1.3 to 4 points.
  public static let regular = Glass(kind: .regular)
  /// Glass with a blur of 1 point that, unlike `regular`, does not compress bright backdrops.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// Returns the glass in a shade of a colour that the luminance behind it selects; nil restores its own
  /// colours.
  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, color: color) }
  /// Returns the glass unchanged: a picture shows no touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
