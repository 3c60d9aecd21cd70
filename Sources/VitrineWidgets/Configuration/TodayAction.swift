/// An event in the life of a widget on its screen.
public enum TodayAction: String, Hashable, CaseIterable, Sendable {
  /// The place that shows the widget appears; the widget is created anew each time.
  case show = "Show"
  case showMore = "Show More"
  case showLess = "Show Less"
  case dismiss = "Dismiss"
}

extension TodayAction {
  /// The name in command line flags.
  public var slug: String {
    switch self {
    case .show: "show"
    case .showMore: "show-more"
    case .showLess: "show-less"
    case .dismiss: "dismiss"
    }
  }

  /// The mode after the action.
  package var mode: NCWidgetDisplayMode { self == .showMore ? .expanded : .compact }
}
