/// A Today extension in a bundle: a widget of iOS 9 to 13, which had no WidgetKit, beside or instead of others.
///
///     @main struct Pictures: WidgetBundle {
///       var body: some Widget {
///         TodayExtension(kind: "Departures", title: TodayTitle("Departures")) {
///           DeparturesController()
///         }
///       }
///     }
///
/// The bundle's program draws it under `--os 9` to `--os 13`, with `--display-mode` and `--actions`. Apple has
/// no such widget: there, an Info.plist says the same.
public struct TodayExtension: Widget {
  private let description: WidgetDescription?

  /// Creates an absent extension, which adds nothing to a bundle.
  public init() { description = nil }

  /// Creates an extension of a widget with a body.
  public init<W: TodayWidget>(
    kind: String, title: TodayTitle, quickActions: [TodayQuickAction] = [],
    make: @escaping @MainActor @Sendable () -> W
  ) {
    description = WidgetDescription(
      today: title, kind: kind, quickActions: quickActions, make: make)
  }

  /// Creates an extension of a widget that is a view controller.
  public init<Controller: UIViewController & NCWidgetProviding>(
    kind: String, title: TodayTitle, quickActions: [TodayQuickAction] = [],
    controller: @escaping @MainActor @Sendable () -> Controller
  ) {
    description = WidgetDescription(
      today: title, kind: kind, quickActions: quickActions, controller: controller)
  }

  /// An empty configuration: the extension describes itself.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  public static func _describe(_ widget: Self, _ out: inout BundleContents) {
    if let description = widget.description { out.widgets.append(description) }
  }
}
