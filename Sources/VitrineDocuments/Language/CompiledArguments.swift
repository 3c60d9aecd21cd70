/// The arguments of one declaration.
struct CompiledArguments: Sendable {
  /// The values in the order of the declaration's parameters; nil where absent.
  var values: [CompiledValue?]
  var parameters: [Parameter]
  var place: Place

  subscript(name: String) -> CompiledValue? {
    for (index, parameter) in parameters.enumerated() where parameter.name == name {
      return values[index]
    }
    return nil
  }
}
