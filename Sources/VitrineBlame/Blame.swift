/// The reasons why two pictures differ: the properties that changed, and the views that moved as a result.
public struct Blame: Hashable, Sendable {
  /// The causes, most important first.
  public var causes: [Cause]
  /// The number of changed pixels outside every changed view; 0 when the causes explain all of them.
  public var unexplainedPixels: Int
  /// The views that moved although more than one cause, or none that is known, can have moved them.
  public var unclear: UnclearMoves?

  public init(causes: [Cause], unexplainedPixels: Int) {
    self.causes = causes
    self.unexplainedPixels = unexplainedPixels
  }

  /// Whether the views themselves changed. If pixels differ although they did not, the views are drawn
  /// differently: a rendering change.
  public var isStructural: Bool { causes.contains { $0.kind != .rendering } }

  /// Movements that no single cause is proven to have made.
  public struct UnclearMoves: Hashable, Sendable, CustomStringConvertible {
    /// The first of them.
    public var first: Cause.Movement
    /// The number of views, at least 1.
    public var count: Int

    /// `VStack › Text “21°”: y 34 → 36, moved (cause unclear); 3 more views`.
    public var description: String {
      let more = count > 1 ? "; \(count - 1) more \(count == 2 ? "view" : "views")" : ""
      return "\(first), moved (cause unclear)\(more)"
    }
  }

  /// The causes as lines of text with where they are written, then the movements that are unclear.
  public var lines: [String] {
    causes.map { cause in "\(cause)" + (cause.source.map { " (\($0))" } ?? "") }
      + (unclear.map { ["\($0)"] } ?? [])
  }
}
