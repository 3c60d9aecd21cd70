extension View {
  /// Draws the glass of iOS 26 behind the view, without the refraction and highlights at its rim.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> some View {
    background(_GlassStyle(glass: glass), in: shape).gap(.glassEffect)
  }

  /// Draws glass in a capsule behind the view. Leaves a diagnostic; refraction and highlights at the rim
  /// are missing.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }
}

/// The material of glass.
public nonisolated struct Glass: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case regular, clear, identity }

  let kind: Kind
  var color: Color?

  /// Glass with a blur of 5 points that compresses bright backdrops, strongly in the dark scheme.
  public static let regular = Glass(kind: .regular)
  /// Glass with a blur of 10 points that, unlike `regular`, does not compress bright backdrops.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// Returns the glass with a colour over it at 40 % opacity in place of its own fill; nil restores that
  /// fill.
  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, color: color) }
  /// Returns the glass unchanged: a picture shows no touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
