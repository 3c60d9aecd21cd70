/// The properties of a Today widget that are known before it runs.
public struct TodayDescription: Hashable, Sendable {
  public var title: TodayTitle
  /// The largest mode that the widget offers, as set in `viewDidLoad`.
  public var largestMode: NCWidgetDisplayMode
  /// The quick actions of its app, listed below the widget.
  public var quickActions: [TodayQuickAction]

  /// The size in points that an icon is laid out in, whatever its displayed size.
  public static let iconSide = 60.0

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
  public var title: String
  public var subtitle: String?
  /// The name of a symbol; nil is the system's dot.
  public var symbol: String?

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

extension WidgetDescription {
  /// Creates a description of a Today widget written in Swift.
  ///
  /// The widget is created, called and drawn on the main actor.
  ///
  /// - Parameters:
  ///   - kind: the prefix of its pictures' names.
  ///   - icon: the app's icon, a square view of `TodayDescription.iconSide` points; nil draws one from the
  ///     title.
  @MainActor
  public init<W: TodayWidget>(
    today title: TodayTitle, kind: String, quickActions: [TodayQuickAction] = [],
    icon: (@MainActor @Sendable () -> AnyView)? = nil,
    make: @escaping @MainActor @Sendable () -> W
  ) {
    let run = TodayRun { (session, mode, _) throws(TodayError) in
      let shown = MainActor.assumeIsolated {
        Result { () throws(TodayError) in
          UncheckedTransfer(
            value: try TodayHost(session: session, make: make).present(mode, icon: icon?()))
        }
      }
      return try shown.get().value
    }
    self.init(
      kind: kind, displayName: title.shown, families: [],
      source: .provider { _ in
        var entry = WidgetEntry { EmptyView() }
        entry.today = run
        return entry
      })
    today = TodayDescription(
      title: title, largestMode: Self.largestMode(title, make), quickActions: quickActions)
  }

  /// Shows the widget once, on the phone in the middle of the tables, to find the largest mode that it
  /// offers.
  @MainActor private static func largestMode<W: TodayWidget>(
    _ title: TodayTitle, _ make: @escaping @MainActor @Sendable () -> W
  ) -> NCWidgetDisplayMode {
    guard let today = try? TodayEnvironment(device: .iPhone6, os: 11),
      let host = try? TodayHost(today, title: title, make: make)
    else { return .compact }
    try? host.show()
    defer { try? host.dismiss() }
    return host.offersExpanded ? .expanded : .compact
  }
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
