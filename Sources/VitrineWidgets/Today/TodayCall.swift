import VitrineGraphics

/// A callback in the life cycle of a Today widget, in the order of the source document.
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

/// An event in the life of a widget on its screen.
public enum TodayAction: String, Hashable, CaseIterable, Sendable {
  /// The place that shows the widget appears; the widget is created anew each time.
  case show = "Show"
  case showMore = "Show More"
  case showLess = "Show Less"
  case dismiss = "Dismiss"
}

extension TodayAction {
  /// The callbacks that an action causes, in order (seed). iOS 9 requests insets where later systems report
  /// the display mode, and has no Show More.
  public func calls(os: Int) -> [TodayCall] {
    switch self {
    case .show:
      [
        .awakeFromNib, .beginRequest, .viewDidLoad,
        os >= 10 ? .widgetActiveDisplayModeDidChange : .widgetMarginInsets,
        .widgetPerformUpdate, .viewWillAppear, .viewDidAppear,
      ]
    case .showMore, .showLess: os >= 10 ? [.widgetActiveDisplayModeDidChange] : []
    // The widget is released a few seconds after its views disappear (seed); a trace has no times.
    case .dismiss: [.viewWillDisappear, .viewDidDisappear, .deinit]
    }
  }
}

/// A line of a trace: an action, or a callback that it caused.
public enum TodayStep: Hashable, Sendable {
  case action(TodayAction)
  /// A callback; `detail` describes its arguments or result, e.g. `compact 359x110`; empty for none.
  case call(TodayCall, detail: String)
}

extension [TodayStep] {
  /// The callbacks without the actions.
  public var calls: [TodayCall] {
    compactMap { if case .call(let call, _) = $0 { call } else { nil } }
  }

  /// A line for each step, callbacks indented.
  public var text: String {
    map { step in
      switch step {
      case .action(let action): action.rawValue + "\n"
      case .call(let call, let detail):
        "  " + call.rawValue + (detail.isEmpty ? "" : " " + UntrustedText.line(detail)) + "\n"
      }
    }.joined()
  }
}
