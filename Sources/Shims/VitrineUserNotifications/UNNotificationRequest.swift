public import Foundation

/// A notification that an app asks for.
public final class UNNotificationRequest: @unchecked Sendable {
  /// The name, by which it is removed.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The condition; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// The condition of a notification.
public class UNNotificationTrigger: @unchecked Sendable {
  /// Whether it comes again and again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// A notification after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a condition by a time in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the moment after that time from now.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A notification at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Creates a condition by the parts of a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date with these parts.
  public func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that has come; there is none.
public final class UNNotification: @unchecked Sendable {
  /// The moment.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// The answer to a notification; there is none.
public class UNNotificationResponse: @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The action that was chosen.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The action of opening a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of closing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The actions of several notifications.
public final class UNNotificationCategory: Hashable, Sendable {
  /// The name, which contents refer to.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]

  /// Creates a category; intents, words for hidden ones and options are ignored.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = [],
    hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }

  /// Whether both have the same name.
  public static func == (a: UNNotificationCategory, b: UNNotificationCategory) -> Bool {
    a.identifier == b.identifier
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A button of a notification.
public final class UNNotificationAction: Sendable {
  /// The name, which answers have.
  public let identifier: String
  /// The words.
  public let title: String
  /// The kind of action.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// The kinds of actions.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only on an open device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It removes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The kinds of categories.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told of a notification that is closed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Also in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title shows where contents are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}
