/// The notifications of the app: nobody has been asked, none are waiting, and none come.
public final class UNUserNotificationCenter: @unchecked Sendable {
  private static let only = UNUserNotificationCenter()

  /// Returns the notifications of the app.
  public static func current() -> UNUserNotificationCenter { only }

  /// The receiver of notifications, which is never called.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether the system shows notifications with a content of its own: no.
  public var supportsContentExtensions: Bool { false }

  /// Calls the handler at once with the settings of an app that has not asked.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// Returns the settings of an app that has not asked.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Calls the handler at once with false: there is nobody to ask.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Returns false: there is nobody to ask.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Drops the request and calls the handler at once with the error that notifications are not allowed.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { withCompletionHandler?(UNError(.notificationsNotAllowed)) }
  /// Drops the request.
  ///
  /// - Throws: that notifications are not allowed.
  public func add(_ request: UNNotificationRequest) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  /// Calls the handler at once with no requests.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// Returns no requests.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Calls the handler at once with no notifications.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }
  /// Returns no notifications.
  public func deliveredNotifications() async -> [UNNotification] { [] }
  /// Calls the handler at once with no categories.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler([]) }
  /// Returns no categories.
  public func notificationCategories() async -> Set<UNNotificationCategory> { [] }

  /// Has no effect: no category is kept.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Has no effect: none is waiting.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Has no effect: none is waiting.
  public func removeAllPendingNotificationRequests() {}
  /// Has no effect: none has come.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Has no effect: none has come.
  public func removeAllDeliveredNotifications() {}
  /// Has no effect, and calls the handler at once: the icon has no number.
  public func setBadgeCount(
    _ count: Int, withCompletionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { withCompletionHandler?(nil) }
  /// Has no effect: the icon has no number.
  public func setBadgeCount(_ count: Int) async throws {}
}

/// A receiver of notifications, which is never called.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Chooses how a notification shows while the app is open. It is never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Receives an answer to a notification. It is never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  /// Chooses how a notification shows while the app is open. It is never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Receives an answer to a notification. It is never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler: @escaping () -> Void)
  /// Opens the app's settings. It is never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler: @escaping () -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// An error of notifications.
public struct UNError: Error, Hashable, Sendable {
  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The reasons, with the system's numbers.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
  }
}
