/// A SiriKit intent: the settings of widgets older than app intents.
open class INIntent: Hashable, Identifiable {
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
open class INObject: Hashable, Identifiable {
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

/// The choices of a SiriKit intent's setting, in sections.
public final class INObjectCollection<Object: AnyObject> {
  /// The sections of the choices, in order.
  public let sections: [INObjectSection<Object>]
  /// The choices of all sections as one list, in the order of the sections.
  public var allItems: [Object] { sections.flatMap(\.items) }

  /// Creates a list with one section without a title.
  public init(items: [Object]) { sections = [INObjectSection(title: nil, items: items)] }
  /// Creates a list from sections.
  public init(sections: [INObjectSection<Object>]) { self.sections = sections }
}

/// A section of the choices of a SiriKit intent's setting.
public final class INObjectSection<Object: AnyObject> {
  /// The heading of the section, or nil for none. No picture shows it.
  public let title: String?
  /// The choices of the section, in order.
  public let items: [Object]

  /// Creates a section from its choices.
  public init(title: String?, items: [Object]) {
    self.title = title
    self.items = items
  }
}
