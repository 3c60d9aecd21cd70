/// The settings of an app that has not asked whether it may notify.
public final class UNNotificationSettings: Sendable {
  init() {}

  /// The answer of the person: none yet.
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Whether sounds are heard: not supported.
  public var soundSetting: UNNotificationSetting { .notSupported }
  /// Whether the icon has a number: not supported.
  public var badgeSetting: UNNotificationSetting { .notSupported }
  /// Whether banners show: not supported.
  public var alertSetting: UNNotificationSetting { .notSupported }
  /// Whether the Notification Center shows notifications: not supported.
  public var notificationCenterSetting: UNNotificationSetting { .notSupported }
  /// Whether the Lock Screen shows notifications: not supported.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Whether critical ones are heard in silence: not supported.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether urgent ones come through a focus: not supported.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether several come together at a time: not supported.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
}

/// The answers of a person who is asked.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The states of one kind of notifying.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// The ways of notifying that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Banners.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds in silence.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Without asking, at first.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The ways in which a notification shows while the app is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A banner, by its older name.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// A line in the Notification Center.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
