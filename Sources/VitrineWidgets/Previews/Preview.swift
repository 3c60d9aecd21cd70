/// A namespace for the arguments of `#Preview`.
public enum Preview: Sendable {
  /// Traits of a preview of a view.
  public enum ViewTraits: Sendable {}
}

/// A trait of a preview.
public struct PreviewTrait<Traits>: Sendable {}

extension PreviewTrait where Traits == Preview.ViewTraits {
  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }

  public static func fixedLayout(width: Double, height: Double) -> Self { Self() }
}

/// A result builder of the entries of a widget's preview, one per line.
@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// A result builder of the states of a live activity's preview, one per line.
@resultBuilder
public enum PreviewStatesBuilder<Attributes: ActivityAttributes> {
  public static func buildExpression(
    _ state: Attributes.ContentState
  ) -> [Attributes.ContentState] { [state] }
  public static func buildBlock(
    _ states: [Attributes.ContentState]...
  ) -> [Attributes.ContentState] { states.flatMap { $0 } }
}

/// A presentation of a live activity.
