/// The largest circle in its frame, centred. Its view is a square with the shorter proposed side.
public nonisolated struct Circle: InsettableShape, _KnownShape {
  /// Creates a circle whose diameter is the shorter side of its frame.
  public init() {}

  public func _geometry(_ environment: EnvironmentValues) -> _Geometry { _Geometry(.circle) }
}
