import Vitrine
import VitrineGraphics

extension Registry {
  /// Returns the intent of a control with its parameters; nil if it has none.
  static func intentCall(_ a: Arguments) throws(DocumentError) -> IntentCall? {
    guard let name = try a.text("intent"), !name.isEmpty else {
      if a.has("parameters") { throw a.error("'parameters' needs an 'intent'") }
      return nil
    }
    guard let members = a.object("parameters")?.compiled else { return IntentCall(name: name) }
    var parameters: [IntentArgument] = []
    for (parameter, value) in zip(members.parameters, members.values) {
      let resolved = try value?.resolved(a.context)
      parameters.append(
        IntentArgument(name: parameter.name, value: resolved.map { IntentValue($0) } ?? .none))
    }
    return IntentCall(name: name, parameters: parameters)
  }
}

extension IntentValue {
  /// Keeps digits that dumps of frames leave out, such as those of identifiers.
  private init(_ number: WrittenNumber) {
    let isDumped = !number.value.isFinite || DumpNumber.text(number.value) == number.json
    self = isDumped ? .number(number.value) : .digits(number.json)
  }

  fileprivate init(_ value: LocatedValue) {
    switch value.content {
    case .null: self = .none
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .init(value)
    case .string(let text): self = .text(text)
    case .array(let values): self = .list(values.map { IntentValue($0) })
    case .object(let object):
      self = .object(
        object.members.map { IntentArgument(name: $0.key, value: IntentValue($0.value)) })
    }
  }
}
