package import VitrineViews

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

/// A row of the list under a pressed icon.
public struct TodayQuickAction: Hashable, Sendable {
  /// The first line of the row, truncated to one line.
  public var title: String
  /// The smaller second line of the row; nil leaves it out.
  public var subtitle: String?
  /// The name of a symbol; nil is the system's dot.
  public var symbol: String?

  /// Creates a row with a dot in place of its symbol if none is named.
  public init(title: String, subtitle: String? = nil, symbol: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
  }
}

/// A run of a Today widget on a host, from its appearance to the mode that a picture shows.
package struct TodayRun: Sendable {
  /// A function of a session before its first action, the final mode, and the environment of the surface.
  package typealias Present =
    @Sendable (
      TodaySession, NCWidgetDisplayMode, EnvironmentValues
    ) throws(TodayError) -> TodayPresentation

  package var present: Present

  package init(_ present: @escaping Present) { self.present = present }
}

extension TodayHost {
  /// Shows the widget, switches to a mode, and dismisses it.
  func present(
    _ mode: NCWidgetDisplayMode, icon: AnyView?
  ) throws(TodayError) -> TodayPresentation {
    try show()
    if mode == .expanded { try showMore() }
    var shown = presentation ?? TodayPresentation(session, content: AnyView(EmptyView()))
    shown.icon = icon
    try dismiss()
    shown.trace = trace
    return shown
  }
}
