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
