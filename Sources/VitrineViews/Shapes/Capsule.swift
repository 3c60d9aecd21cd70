/// A rectangle that covers its frame, with corner radii of half the shorter side.
public nonisolated struct Capsule: InsettableShape, _KnownShape {
  /// The curve of the round ends, by default continuous.
  public var style: RoundedCornerStyle

  /// Creates a capsule whose ends have the given curve.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    _Geometry(.capsule(style.curve(in: environment)))
  }
}
