/// The value of an intent's parameter, with the types of JSON.
public indirect enum IntentValue: Hashable, Sendable {
  case none
  case bool(Bool)
  case number(Double)
  /// A number of JSON with more digits than a `Double` keeps or a dump of one writes, such as an identifier.
  case digits(String)
  case text(String)
  case list([IntentValue])
  case object([IntentArgument])
}
