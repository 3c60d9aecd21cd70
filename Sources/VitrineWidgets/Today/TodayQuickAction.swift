/// A row of the list under a pressed icon.
public struct TodayQuickAction: Hashable, Sendable {
  /// The first line of the row, truncated to one line.
  public var title: String
  /// The smaller second line of the row; nil leaves it out.
  public var subtitle: String?
  /// The name of a symbol; nil is the system's dot.
  public var symbol: String?

  /// Creates a row with a dot in place of its symbol if none is named.
  public init(title: String, subtitle: String? = nil, symbol: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
  }
}
