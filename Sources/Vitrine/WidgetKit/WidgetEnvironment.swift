/// What a widget's host tells the views inside; one entry of the environment.
struct WidgetTraits {
  var family = WidgetFamily.systemSmall
  var renderingMode = WidgetRenderingMode.fullColor
  var showsContainerBackground = true
  var contentMargins = EdgeInsets()
  var background: ContainerBackgroundSlot?

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

  /// The size class of the widget around.
  public var widgetFamily: WidgetFamily {
    get { widget.family }
    set { widget.family = newValue }
  }

  /// How the system colours the widget.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { widget.renderingMode }
    set { widget.renderingMode = newValue }
  }

  /// False where the system removes the widget's background.
  public var showsWidgetContainerBackground: Bool {
    get { widget.showsContainerBackground }
    set { widget.showsContainerBackground = newValue }
  }

  /// The margins that the system adds, or would add, around the content.
  public var widgetContentMargins: EdgeInsets {
    get { widget.contentMargins }
    set { widget.contentMargins = newValue }
  }

  /// True where a watch face has room for a label beside the widget.
  public var showsWidgetLabel: Bool { false }
}

extension TimelineProviderContext {
  /// The values that the environment may take for the widget; none are known ahead.
  public struct EnvironmentVariants: Sendable {
    public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? { nil }
  }

  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
}
