import Vitrine

extension DocumentCompiler {
  /// Returns the arguments in a declaration's value: an object of arguments, or the primary argument alone.
  func arguments(
    of declaration: some Declaration, _ value: LocatedValue, _ place: Place
  ) throws(DocumentError) -> CompiledArguments {
    if value.isNull {
      return try arguments(
        LocatedValue(.object(LocatedObject()), value.position), declaration, place)
    }
    guard let primary = declaration.primary, let found = declaration.parameter(primary) else {
      return try arguments(value, declaration, place)
    }
    if let object = value.object, !isPrimary(object, found.parameter.type, declaration) {
      return try arguments(value, declaration, place)
    }
    var values = [CompiledValue?](repeating: nil, count: declaration.parameters.count)
    values[found.index] = try self.value(value, as: found.parameter.type, at: place.path)
    let arguments = CompiledArguments(
      values: values, parameters: declaration.parameters, place: place)
    try checkRequired(arguments, declaration.name)
    return arguments
  }

  /// Whether an object is the primary argument itself: its first key belongs to that argument's form.
  private func isPrimary(
    _ object: LocatedObject, _ type: ArgumentType, _ declaration: some Declaration
  ) -> Bool {
    guard let key = object.members.first?.key, declaration.parameter(key) == nil else {
      return false
    }
    return keys(of: type).contains(key) || (type.takesViews && fragments[key] != nil)
  }

  /// Returns the keys with which an object of the type may start.
  func keys(of type: ArgumentType) -> [String] {
    switch type {
    case .view, .views: Registry.viewNames + ["modifiers"]
    case .marks: Registry.markNames + Registry.viewNames + ["modifiers"]
    case .color: ColorForm.parameters.map(\.name) + ["bind"]
    case .style: ColorForm.parameters.map(\.name) + Registry.styles.map(\.name) + ["bind"]
    case .shape: Registry.shapes.map(\.name)
    case .font: FontForm.parameters.map(\.name)
    case .insets: InsetsForm.parameters.map(\.name)
    case .object(let parameters): parameters.map(\.name)
    case .either(let types): types.flatMap { keys(of: $0) }
    default: ["bind"]
    }
  }

  private func arguments(
    _ value: LocatedValue, _ declaration: some Declaration, _ place: Place
  ) throws(DocumentError) -> CompiledArguments {
    guard value.object != nil else {
      let form = declaration.parameters.isEmpty ? "no arguments" : "an object of arguments"
      throw error(
        "expected \(form) for '\(declaration.name)', found \(value.kindDescription)", place)
    }
    var extra: [String] = []
    if let primary = declaration.primary, let found = declaration.parameter(primary) {
      extra = keys(of: found.parameter.type)
    }
    return try arguments(
      value, declaration.parameters, owner: declaration.name, hints: extra, place)
  }

  /// Assigns the members of an object to parameters of the same names.
  func arguments(
    _ value: LocatedValue, _ parameters: [Parameter], owner: String?, hints: [String] = [],
    _ place: Place
  ) throws(DocumentError) -> CompiledArguments {
    guard let object = value.object else {
      throw error("expected an object, found \(value.kindDescription)", place)
    }
    var values = [CompiledValue?](repeating: nil, count: parameters.count)
    for member in object.members {
      guard let index = parameters.firstIndex(where: { $0.name == member.key }) else {
        throw unknownKey(member, parameters.map(\.name) + hints, owner, place.path)
      }
      // An explicit null counts as an absent argument, which suits expressions.
      if member.value.isNull { continue }
      values[index] = try self.value(
        member.value, as: parameters[index].type, at: place.path.key(member.key))
    }
    let arguments = CompiledArguments(values: values, parameters: parameters, place: place)
    try checkRequired(arguments, owner)
    return arguments
  }

  private func unknownKey(
    _ member: LocatedObject.Member, _ names: [String], _ owner: String?, _ path: DocumentPath
  ) -> DocumentError {
    let key = DocumentError.shortened(member.key)
    let what = owner.map { "unknown argument '\(key)' of '\($0)'" } ?? "unknown key '\(key)'"
    var hint = names.isEmpty ? "; it takes none" : NearestName.hint(for: member.key, among: names)
    if let owner, member.key == "modifiers" {
      hint = "; modifiers stand beside '\(owner)', not below it"
    } else if let owner, Registry.shape(owner) != nil, Registry.modifier(member.key) != nil {
      hint = "; it is a modifier, which goes into 'modifiers' beside '\(owner)'"
    }
    return error(what + hint, Place(position: member.keyPosition, path: path))
  }

  private func checkRequired(
    _ arguments: CompiledArguments, _ owner: String?
  ) throws(DocumentError) {
    for (value, parameter) in zip(arguments.values, arguments.parameters)
    where parameter.isRequired && value == nil {
      let whose = owner.map { " of '\($0)'" } ?? ""
      throw error(
        "missing argument '\(parameter.name)'\(whose): \(parameter.type.expectation)",
        arguments.place)
    }
  }
}
