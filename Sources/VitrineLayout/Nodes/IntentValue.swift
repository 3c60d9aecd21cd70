/// The value of an intent's parameter, with the types of JSON.
public indirect enum IntentValue: Hashable, Sendable {
  case none
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([IntentValue])
  case object([IntentArgument])
}
