/// The context of a change; nothing changes in a picture.
public nonisolated struct Transaction {
  /// The animation of the change, nil for none; kept but never run.
  public var animation: Animation?
  /// Whether animations are turned off, false by default; kept but never read.
  public var disablesAnimations = false
  /// Creates a transaction; by default it has no animation.
  public init(animation: Animation? = nil) { self.animation = animation }
}
