/// A SiriKit intent: the settings of widgets older than app intents.
open class INIntent: Hashable, Identifiable, @unchecked Sendable {
  open var identifier: String?

  public required init() {}

  public static func == (a: INIntent, b: INIntent) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An object that users choose in a SiriKit intent's settings.
open class INObject: Hashable, Identifiable, @unchecked Sendable {
  open var identifier: String?
  open var displayString: String
  open var subtitleString: String?

  public required init(identifier: String?, display: String) {
    self.identifier = identifier
    displayString = display
  }

  public static func == (a: INObject, b: INObject) -> Bool {
    a === b || a.identifier != nil && a.identifier == b.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
