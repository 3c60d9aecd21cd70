/// A rectangle that covers its whole frame.
public nonisolated struct Rectangle: InsettableShape, _KnownShape {
  /// Creates a rectangle with sharp corners.
  public init() {}

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry { _Geometry(.rectangle) }
}
