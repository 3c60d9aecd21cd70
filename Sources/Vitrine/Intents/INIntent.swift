/// A SiriKit intent: the settings of widgets older than app intents.
open class INIntent: Hashable, Identifiable, @unchecked Sendable {
  open var identifier: String?

  public required init() {}

  public static func == (a: INIntent, b: INIntent) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
