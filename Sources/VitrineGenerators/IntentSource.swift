/// The source of the types that Xcode makes of a definition.
struct IntentSource {
  let file: String
  private let definition: IntentDefinition
  private let enumerations: [String: Choice]
  private let classes: [String: String]

  /// The codes of every response, in the order of their numbers from 0.
  static let commonCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]
  /// The number of the first code of a response's own.
  private static let firstOwnCode = 100

  init(file: String, _ definition: IntentDefinition) {
    self.file = file
    self.definition = definition
    enumerations = Dictionary(
      definition.enumerations.map { ($0.name, Choice($0)) }, uniquingKeysWith: { first, _ in first }
    )
    classes = Dictionary(
      definition.types.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
  }

  /// An enumeration with its cases by name and number, as each of many properties may begin with one of many cases.
  private struct Choice {
    let className: String
    private let named: [String: String]
    private let numbered: [Int: String]

    init(_ enumeration: IntentDefinition.Enumeration) {
      className = enumeration.className
      let cases = enumeration.cases
      named = Dictionary(cases.map { ($0.name, $0.name) }) { first, _ in first }
      numbered = Dictionary(cases.map { ($0.value, $0.name) }) { first, _ in first }
    }

    /// The case that a value names, by its name or else its number; the first of equal ones counts.
    func name(of value: PropertyList?) -> String {
      value?.text.flatMap { named[$0] } ?? numbered[value?.integer ?? 0] ?? "unknown"
    }
  }

  /// Returns the declarations, in the order of the file.
  func declarations() throws(GeneratorError) -> [String] {
    var result = definition.enumerations.map(enumeration)
    for type in definition.types { result.append(try object(type)) }
    for intent in definition.intents {
      result.append(try self.intent(intent))
      result.append(codes(intent))
      result.append(try response(intent))
      // What a handler implements is optional on the platform, and nobody calls it here.
      result.append("public protocol `\(intent.className)Handling`: AnyObject {}")
    }
    return result
  }

  private func enumeration(_ item: IntentDefinition.Enumeration) -> String {
    var seen: Set<Int> = []
    var cases: [IntentDefinition.Enumeration.Case] = []
    for value in item.cases where seen.insert(value.value).inserted { cases.append(value) }
    if !seen.contains(0) { cases.insert(.init(name: "unknown", value: 0), at: 0) }
    let lines = cases.map { "  case `\($0.name)` = \($0.value)" }
    return (["public enum `\(item.className)`: Int, Sendable {"] + lines + ["}"])
      .joined(separator: "\n")
  }

  private func object(_ type: IntentDefinition.ObjectType) throws(GeneratorError) -> String {
    try declaration("`\(type.className)`: INObject", type.properties)
  }

  private func intent(_ intent: IntentDefinition.Intent) throws(GeneratorError) -> String {
    try declaration("`\(intent.className)`: INIntent", intent.parameters)
  }

  /// - Parameter head: the name of the class and the one that it inherits from.
  private func declaration(
    _ head: String, _ properties: [IntentDefinition.Property]
  ) throws(GeneratorError) -> String {
    var lines = ["open class \(head) {"]
    for property in properties { lines.append(try line(property)) }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func codes(_ intent: IntentDefinition.Intent) -> String {
    let common = Self.commonCodes.enumerated().map { "  case `\($1)` = \($0)" }
    let own = intent.codes.enumerated().map { "  case `\($1)` = \(Self.firstOwnCode + $0)" }
    return
      (["public enum `\(intent.className)ResponseCode`: Int, Sendable {"] + common + own + ["}"])
      .joined(separator: "\n")
  }

  private func response(_ intent: IntentDefinition.Intent) throws(GeneratorError) -> String {
    let name = intent.className + "Response"
    var lines = [
      "open class `\(name)`: INIntentResponse {",
      "  public var code = `\(name)Code`.unspecified",
    ]
    for property in intent.responseProperties { lines.append(try line(property)) }
    lines += [
      "  public convenience init(code: `\(name)Code`, userActivity: NSUserActivity?) {",
      "    self.init()",
      "    self.code = code",
      "    self.userActivity = userActivity",
      "  }", "}",
    ]
    return lines.joined(separator: "\n")
  }
}

extension IntentSource {
  /// Returns the declaration of a property.
  private func line(_ property: IntentDefinition.Property) throws(GeneratorError) -> String {
    let head = "  open var `\(property.name)`: "
    if let name = property.reference, let type = enumerations[name], !property.isList {
      return head + "`\(type.className)` = .`\(type.name(of: property.standard))`"
    }
    guard let type = valueType(property) else {
      // Whoever uses it is told by the compiler.
      return "  // `\(property.name)` is of type \(SwiftText.line(property.type)), "
        + "of which there is none here."
    }
    if property.isList { return head + "[\(type)]?" }
    return head + "\(type)?" + (standard(property).map { " = \($0)" } ?? "")
  }

  /// The type of a value that is not a list; nil for those whose class does not exist here.
  private func valueType(_ property: IntentDefinition.Property) -> String? {
    if let name = property.reference {
      // Lists of enumerations are lists of numbers.
      if enumerations[name] != nil { return "NSNumber" }
      return classes[name].map { "`\($0)`" }
    }
    return Self.types[property.type]
  }

  private static let types = [
    "String": "String", "Integer": "NSNumber", "Decimal": "NSNumber", "Boolean": "NSNumber",
    "Long": "NSNumber", "Double": "NSNumber", "Duration": "NSNumber", "TimeInterval": "NSNumber",
    "Date": "DateComponents", "DateComponents": "DateComponents", "URL": "URL",
    "Distance": "Measurement<UnitLength>", "Energy": "Measurement<UnitEnergy>",
    "Mass": "Measurement<UnitMass>", "Speed": "Measurement<UnitSpeed>",
    "Temperature": "Measurement<UnitTemperature>", "Volume": "Measurement<UnitVolume>",
    "SpeakableString": "INSpeakableString",
  ]

  /// The value that the system gives an intent before anybody chooses another; nil for none.
  private func standard(_ property: IntentDefinition.Property) -> String? {
    guard let standard = property.standard, property.reference == nil else { return nil }
    switch (standard.value, Self.types[property.type]) {
    case (.text(let text), "String"): return SwiftText.literal(text)
    case (.flag(let flag), "NSNumber"): return "NSNumber(value: \(flag))"
    case (.number(let digits), "NSNumber"):
      return Double(digits).flatMap { $0.isFinite ? number($0) : nil }
    default: return nil
    }
  }

  private func number(_ value: Double) -> String {
    Int(exactly: value).map { "NSNumber(value: \($0))" } ?? "NSNumber(value: \(value))"
  }
}
