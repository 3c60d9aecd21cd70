/// A stored property of a view that takes part in its updates; here values never change.
public protocol DynamicProperty {
  nonisolated mutating func update()
}

extension DynamicProperty {
  /// Does nothing, and is never called: values do not change while a picture is drawn.
  public nonisolated mutating func update() {}
}
