/// A parameter's value.
public struct IntentArgument: Hashable, Sendable {
  public var name: String
  public var value: IntentValue

  public init(name: String, value: IntentValue) {
    self.name = name
    self.value = value
  }
}
