/// A place that shows Today widgets.
public enum TodaySurface: String, Hashable, CaseIterable, Sendable {
  /// The Today view of Notification Center.
  case today
  /// The Search screen left of the Home Screen, from iOS 10 on.
  case search
  /// The list above the quick actions of a pressed icon, from iOS 10 on.
  case quickActions = "quick-actions"
}
