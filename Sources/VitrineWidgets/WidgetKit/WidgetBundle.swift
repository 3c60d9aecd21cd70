import VitrineViews

/// The widgets of an extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  /// Returns the descriptions of the widgets in the order of the body.
  ///
  /// - Parameter configuration: the source of date, time zone and locale for the authors' code.
  public static func _descriptions(
    _ configuration: RenderConfiguration = RenderConfiguration()
  ) -> [WidgetDescription] {
    _contents(configuration).widgets
  }

  /// Returns what the body declares: its widgets, and what of it has no pictures.
  ///
  /// - Parameter configuration: the source of date, time zone and locale for the authors' code.
  public static func _contents(_ configuration: RenderConfiguration) -> BundleContents {
    AuthorCode.run(configuration) {
      var contents = BundleContents()
      Body._describe(Self().body, &contents)
      return contents
    }.result
  }
}

extension Widget {
  /// Returns the description of the widget; empty for a configuration without content.
  ///
  /// - Parameter configuration: the source of date, time zone and locale for the author's code.
  public static func _descriptions(
    _ configuration: RenderConfiguration = RenderConfiguration()
  ) -> [WidgetDescription] {
    _contents(configuration).widgets
  }

  /// Returns the widget as the only one of a bundle.
  ///
  /// - Parameter configuration: the source of date, time zone and locale for the author's code.
  public static func _contents(_ configuration: RenderConfiguration) -> BundleContents {
    AuthorCode.run(configuration) {
      var contents = BundleContents()
      Self._describe(Self(), &contents)
      return contents
    }.result
  }
}

/// A result builder that collects the widgets of a bundle's body.
@resultBuilder
@MainActor @preconcurrency
public struct WidgetBundleBuilder {
  /// Returns the widget on a line unchanged.
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  /// Returns the control on a line as a group.
  public static func buildExpression<C: ControlWidget>(_ control: C) -> _WidgetGroup {
    _WidgetGroup { C._describe(control, &$0) }
  }

  /// Returns an empty group for a body without widgets.
  public static func buildBlock() -> _WidgetGroup { _WidgetGroup { _ in } }
  /// Returns the only widget of a body unchanged.
  public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }

  /// Returns the widgets of a body as a group in their order; there may be any number of them.
  @_disfavoredOverload
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> _WidgetGroup {
    _WidgetGroup { contents in
      for widget in repeat each widgets { Self.describe(widget, &contents) }
    }
  }

  /// Returns the widget of an `if`, or nil where its condition is false.
  public static func buildOptional<W: Widget>(_ widget: W?) -> W? { widget }

  /// Returns the widgets of the `if` branch as a group.
  public static func buildEither<W: Widget>(first widget: W) -> _WidgetGroup {
    _WidgetGroup { describe(widget, &$0) }
  }

  /// Returns the widgets of the `else` branch as a group.
  public static func buildEither<W: Widget>(second widget: W) -> _WidgetGroup {
    _WidgetGroup { describe(widget, &$0) }
  }

  /// Returns the widgets behind an availability check as a group.
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> _WidgetGroup {
    _WidgetGroup { describe(widget, &$0) }
  }

  private static func describe<W: Widget>(_ widget: W, _ contents: inout BundleContents) {
    W._describe(widget, &contents)
  }
}

/// A group of widgets.
public struct _WidgetGroup: Widget {
  let describe: @MainActor (inout BundleContents) -> Void

  init(_ describe: @escaping @MainActor (inout BundleContents) -> Void) {
    self.describe = describe
  }

  /// Creates a group without widgets.
  public init() { describe = { _ in } }

  /// An empty configuration, since a group describes its widgets itself.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  public static func _describe(_ widget: Self, _ out: inout BundleContents) {
    widget.describe(&out)
  }
}

extension Optional: Widget where Wrapped: Widget {
  /// The configuration of an optional widget, which is never read.
  public typealias Body = EmptyWidgetConfiguration

  /// Creates an absent widget, which adds nothing to a bundle.
  public init() { self = nil }

  /// An empty configuration: a present widget describes itself, an absent one adds nothing.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  public static func _describe(_ widget: Self, _ out: inout BundleContents) {
    if let widget { Wrapped._describe(widget, &out) }
  }
}
