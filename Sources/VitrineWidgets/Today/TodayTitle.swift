/// A widget's name in its header, and the number of its lines.
public struct TodayTitle: Hashable, Sendable {
  /// The widget's own name, without that of its app.
  public var text: String
  /// The name of the app, shown before the widget's own if it differs.
  public var appName: String?
  /// The number of lines: 1 or, from iOS 11 on, 2; see `measured(in:offersExpanded:language:fonts:)`.
  public var lines = 1
  /// The height in points of each line beyond the first.
  public var lineHeight = 0.0

  /// Creates a title of one line; its lines are measured later.
  public init(_ text: String, appName: String? = nil) {
    self.text = text
    self.appName = appName
  }

  /// The text of the header: the app's name comes first unless the title starts with it, as in "Maps Nearby"
  /// (seed).
  public var shown: String {
    guard let appName, !appName.isEmpty else { return text }
    if text.isEmpty { return appName }
    if text.lowercased().hasPrefix(appName.lowercased()) { return text }
    return appName + " " + text
  }
}
