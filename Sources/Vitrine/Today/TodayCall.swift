import VitrineGraphics

/// A callback of a Today widget's life, in the order of the seed.
public enum TodayCall: String, Hashable, CaseIterable, Sendable {
  case awakeFromNib
  case beginRequest = "beginRequest(with:)"
  case viewDidLoad
  case widgetMarginInsets = "widgetMarginInsets(forProposedMarginInsets:)"
  case widgetActiveDisplayModeDidChange = "widgetActiveDisplayModeDidChange(_:withMaximumSize:)"
  case widgetPerformUpdate = "widgetPerformUpdate(completionHandler:)"
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case `deinit`
}

/// What happens to a widget on its screen.
public enum TodayAction: String, Hashable, CaseIterable, Sendable {
  /// Each time the place that shows the widget appears: the widget is made anew.
  case show = "Show"
  case showMore = "Show More"
  case showLess = "Show Less"
  case dismiss = "Dismiss"
}

extension TodayAction {
  /// The callbacks that an action causes, in order (seed). iOS 9 asks for insets where later systems
  /// tell the display mode, and has nothing to show more of.
  public func calls(os: Int) -> [TodayCall] {
    switch self {
    case .show:
      [
        .awakeFromNib, .beginRequest, .viewDidLoad,
        os >= 10 ? .widgetActiveDisplayModeDidChange : .widgetMarginInsets,
        .widgetPerformUpdate, .viewWillAppear, .viewDidAppear,
      ]
    case .showMore, .showLess: os >= 10 ? [.widgetActiveDisplayModeDidChange] : []
    // The widget goes a few seconds after its views have (seed); a trace has no clock.
    case .dismiss: [.viewWillDisappear, .viewDidDisappear, .deinit]
    }
  }
}

/// A line of a trace: an action, or a callback that it caused.
public enum TodayStep: Hashable, Sendable {
  case action(TodayAction)
  /// `detail` says what was handed over or came back, e.g. `compact 359x110`; empty for nothing.
  case call(TodayCall, detail: String)
}

extension [TodayStep] {
  /// The callbacks alone.
  public var calls: [TodayCall] {
    compactMap { if case .call(let call, _) = $0 { call } else { nil } }
  }

  /// One line for each step, callbacks indented.
  public var text: String {
    map { step in
      switch step {
      case .action(let action): action.rawValue + "\n"
      case .call(let call, let detail):
        "  " + call.rawValue + (detail.isEmpty ? "" : " " + ForeignText.line(detail)) + "\n"
      }
    }.joined()
  }
}
