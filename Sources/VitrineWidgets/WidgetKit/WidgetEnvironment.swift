public import Foundation
public import VitrineViews

/// The widget's traits in the environment; one entry for all.
struct WidgetTraits {
  var family = WidgetFamily.systemSmall
  var renderingMode = WidgetRenderingMode.fullColor
  var showsContainerBackground = true
  var contentMargins = EdgeInsets()
  var background: ContainerBackgroundSlot?
  /// The place for a label; nil where a widget has none.
  var label: WidgetLabelSlot?
  /// Whether an author says that there is one, in previews.
  var showsLabel: Bool?

  enum Key: EnvironmentKey {
    static let defaultValue = WidgetTraits()
  }
}

extension WidgetTraits: @unchecked Sendable {}

extension EnvironmentValues {
  var widget: WidgetTraits {
    get { self[WidgetTraits.Key.self] }
    set { self[WidgetTraits.Key.self] = newValue }
  }

  /// The family of the surrounding widget.
  public var widgetFamily: WidgetFamily {
    get { widget.family }
    set { widget.family = newValue }
  }

  /// The system's colouring of the widget.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { widget.renderingMode }
    set { widget.renderingMode = newValue }
  }

  /// Whether the widget's background is drawn; false where the system removes it.
  public var showsWidgetContainerBackground: Bool {
    get { widget.showsContainerBackground }
    set { widget.showsContainerBackground = newValue }
  }

  /// The margins that the system adds, or would add, around the content.
  public var widgetContentMargins: EdgeInsets {
    get { widget.contentMargins }
    set { widget.contentMargins = newValue }
  }

  /// Whether a watch face has space for a label beside the widget: in a corner, and in the upper circle of a dial.
  public var showsWidgetLabel: Bool {
    get { widget.showsLabel ?? (widget.label != nil) }
    set { widget.showsLabel = newValue }
  }
}

extension TimelineProviderContext {
  /// The possible environment values of the widget; none are known in advance.
  public struct EnvironmentVariants: Sendable {
    /// Returns nil for every key path, which means that the values are unknown.
    public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? { nil }
    /// The pixels per point of the picture's device, the only ones that it may be drawn with.
    public var displayScale: [CGFloat]? { [UIScreen.main.scale] }
    /// Returns nil: both schemes are possible.
    public var colorScheme: [ColorScheme]? { nil }
    /// Returns nil: any mode is possible.
    public var widgetRenderingMode: [WidgetRenderingMode]? { nil }
  }

  /// The environment values that the widget may be drawn with; every one is unknown.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
}
