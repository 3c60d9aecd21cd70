public import Foundation
public import VitrineViews

/// The protocol between a Today widget and its host; every requirement has a default.
@MainActor @preconcurrency
public protocol NCWidgetProviding: AnyObject {
  /// Updates the content and passes the result to the handler; the default has no new data.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)

  /// iOS 10 and later: called when the user has chosen a mode. `preferredContentSize` is set here.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)

  /// iOS 9: returns the insets around the content; the default returns the proposed ones.
  func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets
}

extension NCWidgetProviding {
  /// Answers that there is no new data.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }

  /// Does nothing: the widget keeps its preferred size in both modes.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}

  /// Returns the proposed insets, which keeps the content between the host's own margins.
  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets {
    defaultMarginInsets
  }
}
