/// The app that a widget belongs to, as screens show it.
public nonisolated struct WidgetApp: Hashable, Sendable {
  /// The name under the widget on a Home Screen, and in the sheets of the gallery and the settings; nil is not known,
  /// and the widget's display name takes its place. Screens show at most `longestName` code points of it, on one line.
  public var name: String?
  /// The icon beside the name; nil is not known, and screens draw one from the widget's colours and the name's
  /// first letter.
  public var icon: AppIcon?

  /// Creates an app of which, unless stated, neither name nor icon is known.
  public init(name: String? = nil, icon: AppIcon? = nil) {
    self.name = name
    self.icon = icon
  }

  /// The largest number of code points of a name: several times what any screen has room for.
  public static let longestName = 255
}

extension WidgetApp {
  /// Returns the app with the name and the icon of another one where that has them.
  package func overridden(by other: WidgetApp) -> WidgetApp {
    WidgetApp(name: other.shownName == nil ? name : other.name, icon: other.icon ?? icon)
  }

  /// The name on one line, cut to `longestName`; nil if it is unknown or blank.
  package var shownName: String? { name.flatMap(Self.line) }

  /// Returns a text on one line, cut to `longestName` code points; nil if nothing is left.
  package static func line(_ text: String) -> String? {
    let start = String(text.unicodeScalars.prefix(longestName))
    let words = start.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Returns the reason why a text cannot be an app's name; nil if it can.
  package static func refusal(ofName text: String) -> String? {
    let count = text.unicodeScalars.count
    if count > longestName {
      return "an app's name has at most \(longestName) code points, not \(count)"
    }
    return line(text) == nil ? "an app's name is not empty" : nil
  }
}
