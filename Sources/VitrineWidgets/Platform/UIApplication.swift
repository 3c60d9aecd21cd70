public import Foundation
import VitrineViews

/// The app, of which an extension sees little: nothing is opened, and nothing changes.
@MainActor @preconcurrency
public final class UIApplication {
  /// The app.
  public static let shared = UIApplication()

  private init() {}

  /// The stages of an app's life.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The stage: in the background, where extensions run.
  public var applicationState: State { .background }
  /// The direction of the interface in the picture's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    CodeDrawing.environment.host.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The size of text in the settings: large, the standard.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether the screen stays on; setting it has no effect.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// The number on the app's icon: none; setting it has no effect.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  /// The name of another icon of the app: none.
  public var alternateIconName: String? { nil }
  /// Whether the device keeps data from view while it is locked: no, it is open.
  public var isProtectedDataAvailable: Bool { true }

  /// Returns false: no other app is known.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing; calls the handler at once with false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Has no effect: nothing is pushed.
  public func registerForRemoteNotifications() {}

  /// A key of the options for opening an address.
  public nonisolated struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app that owns the address may open it.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The name of a message that is never sent: the app became active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of a message that is never sent: the app will become active.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of a message that is never sent: the app became inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of a message that is never sent: the app left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of a message that is never sent: the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of a message that is never sent: memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of a message that is never sent: the day, the zone or the clock changed.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// The directions of an interface.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The size of text in the settings.
public nonisolated struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The standard.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Whether it is one of the larger sizes for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
