extension DeclarationPrinter {
  /// - Parameter holder: the invented type that it stands in; nil in an extension of another.
  func text(of member: InventedMember, indent: String, holder: InventedType?) -> String {
    let place = "\(indent)/// First used in \(member.place.file):\(member.place.line).\n"
    let modifiers = access + (member.isStatic ? "static " : "")
    let name = member.name.declared
    switch member.form {
    case .enumCase(let count):
      let values = Array(repeating: "InventedAnything", count: count).joined(separator: ", ")
      return "\(indent)case \(name)\(count == 0 ? "" : "(\(values))")\n"
    case .property:
      let getter = expression(of: member)
      let isShared = holder?.kind == .reference || member.isStatic || member.holder == .module
      let setter = isShared ? "set {}" : "nonmutating set {}"
      let accessors = member.isSettable ? "get { \(getter) } \(setter)" : getter
      return place + "\(indent)\(modifiers)var \(name): \(member.value.type) { \(accessors) }\n"
    case .function(let calls):
      return place + calls.map { function($0, member, indent + modifiers) }.joined()
    case .initializer(let calls):
      return place + calls.map { initializer($0, member, indent + access) }.joined()
    case .modifier(let calls):
      return place + calls.map { modifier($0, member, indent + modifiers) }.joined()
    }
  }

  /// An initializer of a known type: a colour by its digits and an image by a symbol are what their arguments say.
  private func initializer(_ call: CallShape, _ member: InventedMember, _ head: String) -> String {
    let list = ParameterList(call, owner: Self.owner(member, types), content: nil)
    let isOfClass = member.holder == .type("UIColor")
    let value = call.said(member.fullName) ?? expression(of: member)
    let name = (isOfClass ? "convenience init" : "init") + (member.value.isOptional ? "?" : "")
    let body = isOfClass ? "self.init(\(value))" : "self = \(value)"
    return "\(head)\(name)\(list.generics)(\(list.text)) { \(body) }\n"
  }

  private func expression(of member: InventedMember) -> String {
    let name = member.fullName.quoted
    // A symbol's name says which it is.
    if member.holder == .type(InventedType.symbol), let expression = member.value.expression {
      return expression
    }
    guard let expression = member.value.expression else { return "invented(\(name))" }
    return "invented(\(name), \(expression))"
  }

  private func function(_ call: CallShape, _ member: InventedMember, _ head: String) -> String {
    let list = ParameterList(call, owner: Self.owner(member, types), content: nil)
    let signature = "func \(member.name.declared)\(list.generics)(\(list.text))"
    let runs = list.calls.isEmpty ? "" : list.calls + "; "
    if member.value.type == "Void" {
      return "\(head)\(signature) { \(runs)invented(\(member.fullName.quoted), ()) }\n"
    }
    let indent = head.prefix { $0 == " " }
    if member.value.type == SampleValue.ofCall {
      let generics =
        "<\(SampleValue.ofCall)" + (list.generics.isEmpty ? ">" : ", " + list.generics.dropFirst())
      return "\(head)func \(member.name.declared)\(generics)(\(list.text)) -> \(SampleValue.ofCall)"
        + " { \(runs)return inventedResult(\(member.fullName.quoted)) }\n"
    }
    return "\(indent)@discardableResult \(head.dropFirst(indent.count))\(signature)"
      + " -> \(member.value.type) { \(runs)return \(expression(of: member)) }\n"
  }

  private func modifier(_ call: CallShape, _ member: InventedMember, _ head: String) -> String {
    let list = ParameterList(call, owner: Self.owner(member, types), content: nil)
    return
      "\(head)func \(member.name.declared)\(list.generics)(\(list.text)) -> some View {\n  InventedView(\(member.name.quoted)) { self }\n}\n"
  }

  /// The beginning of the names of parameters' types: `Store.` for an invented type that holds them, and else that of
  /// what holds them or of the function.
  static func owner(_ member: InventedMember, _ types: [InventedType]) -> String {
    let own = NameWords(member.name).typeName
    guard case .type(let name) = member.holder else { return own }
    if name == "View" { return own + "Modifier" }
    if types.contains(where: { $0.name == name }) { return name + "." }
    return name.filter { $0.isLetter || $0.isNumber }
  }
}
