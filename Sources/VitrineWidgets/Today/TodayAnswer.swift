package import VitrineViews

/// The state of a widget after a callback.
package struct TodayAnswer: Hashable, Sendable {
  package var largestMode: NCWidgetDisplayMode?
  /// The height of `preferredContentSize` in points; 0 counts as not set.
  package var preferredHeight: Double?
  package var marginInsets: UIEdgeInsets?
  package var update: NCUpdateResult?

  package init() {}
}
