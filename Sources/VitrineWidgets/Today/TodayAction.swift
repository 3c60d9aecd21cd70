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
