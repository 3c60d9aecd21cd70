/// A widget's name in its header, and the lines that it takes there.
public struct TodayTitle: Hashable, Sendable {
  public var text: String
  /// The name of the app in front of the widget's own, where it differs.
  public var appName: String?
  /// 1 or, from iOS 11 on, 2; see `TodayTitleMeasure`.
  public var lines = 1
  /// Points of each line beyond the first.
  public var lineHeight = 0.0

  public init(_ text: String, appName: String? = nil) {
    self.text = text
    self.appName = appName
  }

  /// What the header shows: the app's name stands first unless the title starts with it, as in
  /// "Maps Nearby" (seed).
  public var shown: String {
    guard let appName, !appName.isEmpty else { return text }
    if text.isEmpty { return appName }
    if text.lowercased().hasPrefix(appName.lowercased()) { return text }
    return appName + " " + text
  }
}
