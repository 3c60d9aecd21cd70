import VitrineViews

/// The properties of a Today widget that are known before it runs.
public struct TodayDescription: Hashable, Sendable {
  /// The name in the header; its number of lines is measured again for each picture.
  public var title: TodayTitle
  /// The largest mode that the widget offers, as set in `viewDidLoad`.
  public var largestMode: NCWidgetDisplayMode
  /// The quick actions of its app, listed below the widget.
  public var quickActions: [TodayQuickAction]

  /// The size in points that an icon is laid out in, whatever its displayed size.
  public static let iconSide = 60.0

  /// Creates a description of a widget that, unless stated, has no expanded mode and no quick actions.
  public init(
    title: TodayTitle, largestMode: NCWidgetDisplayMode = .compact,
    quickActions: [TodayQuickAction] = []
  ) {
    self.title = title
    self.largestMode = largestMode
    self.quickActions = quickActions
  }
}

extension TodayHost {
  /// Performs actions, and dismisses the widget after the last one.
  func present(
    _ actions: [TodayAction], icon: AnyView?
  ) throws(TodayError) -> TodayPresentation {
    for action in actions { try perform(action) }
    var shown = presentation ?? TodayPresentation(session, content: AnyView(EmptyView()))
    shown.icon = icon
    try dismiss()
    shown.trace = trace
    return shown
  }
}
