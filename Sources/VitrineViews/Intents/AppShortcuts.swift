/// A list of an app's intents that are offered as shortcuts. Never read by this package.
public protocol AppShortcutsProvider {
  /// The shortcuts of the app.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of the shortcuts' tiles; grey by default.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The default colour of tiles.
  public static var shortcutTileColor: ShortcutTileColor { .grayBlue }
  /// Has no effect: nothing here offers shortcuts.
  public static func updateAppShortcutParameters() {}
}

/// An intent with the sentences that start it.
public struct AppShortcut: Sendable {
  /// The number of sentences that start the intent.
  let phraseCount: Int

  /// Creates a shortcut; nothing of it is used in a picture.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    phraseCount = phrases.count
  }

  /// Creates a shortcut without a title and a picture of its own.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    phraseCount = phrases.count
  }
}

/// A sentence that starts an intent: text, the app's name and the intent's settings.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// The sentence with `${applicationName}` and `${parameter}` in place of its values.
  let pattern: String

  /// Creates a sentence without values.
  public init(stringLiteral value: String) { pattern = value }
  /// Creates a sentence from its parts.
  public init(stringInterpolation: StringInterpolation) { pattern = stringInterpolation.pattern }

  /// The parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pattern = ""

    /// Creates an empty list of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { pattern += literal }
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      pattern += "${\(token.rawValue)}"
    }
    /// Adds a setting of the intent, such as `\.$session`.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      pattern += "${parameter}"
    }
  }
}

/// A word of the system in a sentence.
public enum AppShortcutPhraseToken: String, Hashable, Sendable {
  /// The name of the app.
  case applicationName
}

/// A colour of a shortcut's tile. No picture shows it.
public enum ShortcutTileColor: String, Hashable, CaseIterable, Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red
  case tangerine, teal, yellow
}

/// A result builder that collects the shortcuts of an app.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Returns the shortcut on a line.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Returns the shortcuts of all lines in order.
  public static func buildBlock(_ lines: [AppShortcut]...) -> [AppShortcut] { lines.flatMap { $0 } }
  /// Returns the shortcuts of an `if`, or none.
  public static func buildOptional(_ lines: [AppShortcut]?) -> [AppShortcut] { lines ?? [] }
  /// Returns the shortcuts of the `if` branch.
  public static func buildEither(first lines: [AppShortcut]) -> [AppShortcut] { lines }
  /// Returns the shortcuts of the `else` branch.
  public static func buildEither(second lines: [AppShortcut]) -> [AppShortcut] { lines }
  /// Returns the shortcuts of a loop in order.
  public static func buildArray(_ lines: [[AppShortcut]]) -> [AppShortcut] { lines.flatMap { $0 } }
  /// Returns the shortcuts behind an availability check.
  public static func buildLimitedAvailability(_ lines: [AppShortcut]) -> [AppShortcut] { lines }
}

/// The older name of a list of choices.
public typealias IntentItemCollection = ItemCollection
/// The older name of a section of choices.
public typealias IntentItemSection = ItemSection

/// One choice with a title, a subtitle and a picture of its own.
public struct IntentItem<Value> {
  /// The value that is chosen.
  public let value: Value
  /// The words of the choice; nil for those of the value.
  public let title: LocalizedStringResource?
  /// The words below the title; nil for none.
  public let subtitle: LocalizedStringResource?
  /// The picture beside the title; nil for none. No picture shows it.
  public let image: DisplayRepresentation.Image?

  /// Creates a choice.
  public init(
    _ value: Value, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
