/// A type that says what it is in words of the person's language.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  nonisolated var localizedStringResource: LocalizedStringResource { get }
}

/// The errors that the system's own intents end with.
public struct AppIntentError: Error, Hashable, Sendable {
  private let name: String

  /// Errors that nothing can be done about.
  public struct Unrecoverable: Error, Hashable, Sendable {
    private let name: String

    /// The feature is restricted at present.
    public static let featureCurrentlyRestricted = Self(name: "featureCurrentlyRestricted")
    /// The entity is not there.
    public static let entityNotFound = Self(name: "entityNotFound")
    /// The kind of request is not supported.
    public static let notAllowed = Self(name: "notAllowed")
    /// The device cannot do it.
    public static let unsupportedOnDevice = Self(name: "unsupportedOnDevice")
    /// The reason is not known.
    public static let unknown = Self(name: "unknown")
  }

  /// Errors that the person can mend by doing something.
  public struct UserActionRequired: Error, Hashable, Sendable {
    private let name: String

    /// An account has to be set up.
    public static let accountSetup = Self(name: "accountSetup")
    /// The person has to sign in.
    public static let signin = Self(name: "signin")
    /// The person has to confirm something.
    public static let confirmation = Self(name: "confirmation")
  }

  /// Errors that the person can mend by allowing something.
  public struct PermissionRequired: Error, Hashable, Sendable {
    private let name: String

    /// Contacts have to be allowed.
    public static let contacts = Self(name: "contacts")
    /// Places have to be allowed.
    public static let location = Self(name: "location")
    /// Photos have to be allowed.
    public static let photos = Self(name: "photos")
    /// Calendars have to be allowed.
    public static let calendars = Self(name: "calendars")
  }

  /// The intent has to be performed again.
  public static let restartPerform = Self(name: "restartPerform")
}
