/// An intent with the values of its parameters, as an app would receive it.
public struct IntentCall: Hashable, Sendable {
  /// The intent's type, without its module.
  public var name: String
  /// The parameters in the order of their declaration.
  public var parameters: [IntentArgument]

  public init(name: String, parameters: [IntentArgument] = []) {
    self.name = name
    self.parameters = parameters
  }
}
