/// A SiriKit intent: the settings of widgets older than app intents.
open class INIntent: Hashable, Identifiable, @unchecked Sendable {
  /// The identifier of the intent, or nil, as in the intents that a widget's provider receives here.
  open var identifier: String?

  /// Creates an intent without settings, as a widget's provider receives it.
  public required init() {}

  /// Returns whether both are the same object.
  public static func == (a: INIntent, b: INIntent) -> Bool { a === b }
  /// Adds the identity of the object to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that users choose in a SiriKit intent's settings.
open class INObject: Hashable, Identifiable, @unchecked Sendable {
  /// The identifier that tells objects apart, or nil if the object has none.
  open var identifier: String?
  /// The name of the object for people. No picture shows it.
  open var displayString: String
  /// The second line below the name, or nil for none. No picture shows it.
  open var subtitleString: String?

  /// Creates an object from its identifier and its name, without a second line.
  public required init(identifier: String?, display: String) {
    self.identifier = identifier
    displayString = display
  }

  /// Returns whether both are the same object or have the same identifier; objects without one differ.
  public static func == (a: INObject, b: INObject) -> Bool {
    a === b || a.identifier != nil && a.identifier == b.identifier
  }
  /// Adds the identifier to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
