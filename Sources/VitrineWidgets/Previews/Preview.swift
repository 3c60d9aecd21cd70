import VitrineGraphics

/// A namespace for the arguments of `#Preview`.
public enum Preview: Sendable {
  /// Traits of a preview of a view.
  public enum ViewTraits: Sendable {}
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// The trait for a canvas as large as the device's screen, as without a trait.
  public static var defaultLayout: Self { Self(canvas: .screen) }
  /// The trait for a canvas of the view's own size, when it is offered the device's screen.
  public static var sizeThatFitsLayout: Self { Self(canvas: .fits) }
  /// The trait for an upright device.
  public static var portrait: Self { Self(orientation: .portrait) }
  /// The trait for a device turned upside down, whose screen is that of an upright one.
  public static var portraitUpsideDown: Self { Self(orientation: .portrait) }
  /// The trait for the orientation `landscapeLeft`.
  public static var landscapeLeft: Self { Self(orientation: .landscape) }
  /// The trait for the orientation `landscapeRight`, whose screen is that of `landscapeLeft`.
  public static var landscapeRight: Self { Self(orientation: .landscape) }

  /// Returns a trait for a canvas in points.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(canvas: .fixed(Size(width, height)))
  }
}

/// A result builder of the entries of a widget's preview, one per line.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// Returns a list of the one entry on a line.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Joins the entries of all lines in order; without lines, returns an empty list.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// Returns the entries of an `if`, or none where its condition is false.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// Returns the entries of the `if` branch unchanged.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// Returns the entries of the `else` branch unchanged.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  /// Joins the entries of all passes of a loop in order.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// A result builder of the states of a live activity's preview, one per line.
@resultBuilder
public enum PreviewStatesBuilder<Attributes: ActivityAttributes> {
  /// Returns a list of the one state on a line.
  public static func buildExpression(
    _ state: Attributes.ContentState
  ) -> [Attributes.ContentState] { [state] }
  /// Joins the states of all lines in order; without lines, returns an empty list.
  public static func buildBlock(
    _ states: [Attributes.ContentState]...
  ) -> [Attributes.ContentState] { states.flatMap { $0 } }
}
