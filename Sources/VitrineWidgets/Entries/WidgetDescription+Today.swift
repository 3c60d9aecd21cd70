public import VitrineViews

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
    let run = TodayRun { (session, actions, _) throws(TodayError) in
      let shown = MainActor.assumeIsolated {
        Result { () throws(TodayError) in
          UncheckedTransfer(
            value: try TodayHost(session: session, make: make).present(actions, icon: icon?()))
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
