public import Foundation

/// The content of a notification.
public class UNNotificationContent: @unchecked Sendable {
  fileprivate var values = Values()

  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var launchImageName = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  /// Creates an empty content.
  public init() {}

  /// The first line.
  public var title: String { values.title }
  /// The second line.
  public var subtitle: String { values.subtitle }
  /// The text.
  public var body: String { values.body }
  /// The number on the icon; nil leaves it.
  public var badge: NSNumber? { values.badge }
  /// The sound; nil for none.
  public var sound: UNNotificationSound? { values.sound }
  /// Data of the app's own.
  public var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The category, which has actions.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// The group that it is shown in.
  public var threadIdentifier: String { values.threadIdentifier }
  /// The scene that it opens.
  public var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The picture while the app starts.
  public var launchImageName: String { values.launchImageName }
  /// Pictures and the like.
  public var attachments: [UNNotificationAttachment] { values.attachments }
  /// The urgency.
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The weight in summaries, 0…1.
  public var relevanceScore: Double { values.relevanceScore }
  /// The word that a focus filters by.
  public var filterCriteria: String? { values.filterCriteria }

  /// Returns a copy that can change.
  public func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// The content of a notification, which can change.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the icon; nil leaves it.
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; nil for none.
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Data of the app's own.
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The category, which has actions.
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The group that it is shown in.
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The scene that it opens.
  public override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The picture while the app starts.
  public override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// Pictures and the like.
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The urgency.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The weight in summaries, 0…1.
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// The word that a focus filters by.
  public override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The sound of a notification.
public final class UNNotificationSound: Hashable, Sendable {
  private let name: String

  /// Creates the sound of a file in the app.
  public init(named name: UNNotificationSoundName) { self.name = name.rawValue }

  private init(_ name: String) { self.name = name }

  /// The system's sound.
  public static let `default` = UNNotificationSound("default")
  /// The system's sound of what is critical.
  public static let defaultCritical = UNNotificationSound("critical")
  /// The system's sound of calls.
  public static let defaultRingtone = UNNotificationSound("ringtone")

  /// Whether both are the same sound.
  public static func == (a: UNNotificationSound, b: UNNotificationSound) -> Bool {
    a.name == b.name
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that belongs to a notification.
public final class UNNotificationAttachment: Sendable {
  /// The name; one of its own where it is empty.
  public let identifier: String
  /// The place of the file.
  public let url: URL

  /// Creates an attachment; the options are ignored.
  ///
  /// - Throws: where there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier
    self.url = url
  }
}
