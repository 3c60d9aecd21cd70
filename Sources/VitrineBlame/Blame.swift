/// The reasons why two pictures differ: the properties that changed, and the views that moved as a result.
public struct Blame: Hashable, Sendable {
  /// The causes, most important first.
  public var causes: [Cause]
  /// The number of changed pixels outside every changed view; 0 when the causes explain all of them.
  public var unexplainedPixels: Int

  public init(causes: [Cause], unexplainedPixels: Int) {
    self.causes = causes
    self.unexplainedPixels = unexplainedPixels
  }

  /// Whether the views themselves changed. If pixels differ although they did not, the views are drawn
  /// differently: a rendering change.
  public var isStructural: Bool { causes.contains { $0.kind != .rendering } }
}
