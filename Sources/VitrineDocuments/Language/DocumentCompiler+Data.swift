import Vitrine

extension DocumentCompiler {
  /// Compiles a value of the data. Strings in it, at any depth, may be expressions or contain `{…}`; one that is
  /// nothing but `{name}` has that value, be it a number or a list.
  func data(
    _ value: LocatedValue, _ place: Place
  ) throws(DocumentError) -> CompiledValue.Content {
    guard value.hasBindings else { return .constant(value) }
    switch value.content {
    case .string(let text):
      let template = try template(text, place)
      if let literal = template.constant {
        return .constant(LocatedValue(.string(literal), value.position))
      }
      if let expression = template.onlyValue { return .expression(expression, .data) }
      return .template(template)
    case .array(let items):
      var values: [CompiledValue] = []
      for (index, item) in items.enumerated() {
        values.append(try self.value(item, as: .data, at: place.path.index(index)))
      }
      return .list(values)
    case .object: return .object(try valuesByName(value, .values, place))
    default: return .constant(value)
    }
  }

  /// Compiles an object with arbitrary keys.
  func valuesByName(
    _ value: LocatedValue, _ type: ArgumentType, _ place: Place
  ) throws(DocumentError) -> CompiledArguments {
    guard let object = value.object else { throw mismatch(value, type, place) }
    var values: [CompiledValue?] = []
    for member in object.members {
      values.append(try self.value(member.value, as: .data, at: place.path.key(member.key)))
    }
    let parameters = object.members.map { Parameter($0.key, .data, "") }
    return CompiledArguments(values: values, parameters: parameters, place: place)
  }
}

extension LocatedValue {
  /// Whether a string in the value may be an expression, or contain one.
  fileprivate var hasBindings: Bool {
    switch content {
    case .string(let text):
      text.utf8.first == UInt8(ascii: "$")
        || text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    case .array(let items): items.contains(where: \.hasBindings)
    case .object(let object): object.members.contains(where: \.value.hasBindings)
    default: false
    }
  }
}
