public import Foundation

/// How much of a Today widget shows, from iOS 10 on.
public enum NCWidgetDisplayMode: Int, Hashable, CaseIterable, Sendable {
  /// The height that the system gives.
  case compact
  /// A height of the widget's own up to a maximum; shown after Show More.
  case expanded
}

/// What came of an update.
public enum NCUpdateResult: UInt, Hashable, CaseIterable, Sendable {
  case newData, noData, failed
}

/// What a Today widget tells its host; every requirement has a default.
@MainActor @preconcurrency
public protocol NCWidgetProviding: AnyObject {
  /// Brings the content up to date and hands over the result; the default has no new data.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)

  /// iOS 10 and later: the reader chose a mode. `preferredContentSize` is set here.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)

  /// iOS 9: free space around the content; the default keeps what is proposed.
  func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets
}

extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }

  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}

  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets {
    defaultMarginInsets
  }
}
