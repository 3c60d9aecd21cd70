// What type a member has, before the compiler has a say.
extension Invention {
  /// The most changes of the type of a member.
  static let mostRevisions = 4

  /// The value that the use and the name of a member promise.
  mutating func guess(_ member: InventedMember, _ context: ValueContext) -> SampleValue {
    let value = instance(member, context) ?? plain(member, context)
    return context.isOptional ? value.optional : value
  }

  /// The value of a static member, or of a call behind an initializer, that is one of its own type.
  private func instance(_ member: InventedMember, _ context: ValueContext) -> SampleValue? {
    guard case .type(let holder) = member.holder, hasType(holder) else { return nil }
    let isOwn =
      member.isStatic
      ? context.isImplicit || context.call == nil && Self.isInstance(member.name, context)
      : context.followsInitializer
    return isOwn ? SampleValue(holder, sample(of: holder)) : nil
  }

  /// Whether a static member is likely a value of its own type: `shared`, or an option as `.small`.
  private static func isInstance(_ name: String, _ context: ValueContext) -> Bool {
    switch context.hint {
    case .unknown, .structure: SampleTable.value(of: name) == nil || singletons.contains(name)
    default: false
    }
  }

  private static let singletons: Set<String> = [
    "shared", "default", "standard", "current", "main", "sample", "preview", "placeholder",
    "instance", "mock", "empty", "example",
  ]

  private mutating func plain(_ member: InventedMember, _ context: ValueContext) -> SampleValue {
    let name = context.label.flatMap { SampleTable.value(of: $0) == nil ? nil : $0 } ?? member.name
    switch context.hint {
    case .type(let type): return known(type, member.name)
    case .list: return list(of: member)
    case .condition: return SampleValue("Bool", "true")
    case .number:
      let named = SampleTable.value(of: member.name)
      if let named, ["Int", "Double", "CGFloat"].contains(named.type) { return named }
      return known("Double", member.name)
    case .text: return known("String", member.name)
    case .symbol: return SampleValue("String", "\"star.fill\"")
    case .structure: return structure(for: member)
    case .optional, .unknown: break
    }
    if let named = SampleTable.value(of: name) {
      return name == member.name ? named : known(named.type, member.name)
    }
    if case .function = member.form, isStatement(member) { return SampleValue("Void") }
    if Self.isPlural(member.name) { return list(of: member) }
    return known("String", member.name)
  }

  private func isStatement(_ member: InventedMember) -> Bool {
    let verbs: Set<String> = [
      "set", "save", "update", "start", "stop", "log", "track", "configure", "register", "reload",
      "refresh", "add", "remove", "delete", "print", "setup", "initialize", "send", "sync", "reset",
      "clear", "store", "record", "cancel", "open", "close", "insert", "append", "write",
    ]
    return NameWords(member.name).list.first.map(verbs.contains) ?? false
  }

  static func isPlural(_ name: String) -> Bool {
    guard let last = NameWords(name).list.last else { return false }
    return last.count > 3 && last.hasSuffix("s") && !last.hasSuffix("ss") && !last.hasSuffix("us")
      && !last.hasSuffix("is")
  }

  /// A value of a type that is known by name.
  func known(_ type: String, _ name: String) -> SampleValue {
    if type.hasSuffix("?") {
      let inner = known(String(type.dropLast()), name)
      return SampleValue(type, inner.expression)
    }
    if let value = SampleTable.value(of: name, type: type) { return value }
    if hasType(Self.stripped(type)) { return SampleValue(type, sample(of: type)) }
    if let expression = OwnSample.expression(of: type, in: sources) {
      return SampleValue(type, expression)
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      let inner = known(String(type.dropFirst().dropLast()), name)
      return SampleValue(type, inner.expression.map { "[\($0), \($0)]" } ?? "[]")
    }
    if type.hasPrefix("[") { return SampleValue(type, "[:]") }
    return SampleValue(type)
  }

  /// An expression of an invented type; nil where only the type knows one.
  func sample(of type: String) -> String? {
    guard let found = types.first(where: { $0.name == type }), found.generics == 0 else {
      return nil
    }
    switch found.kind {
    case .structure where !found.isView, .reference: return "\(found.name)()"
    default: return nil
    }
  }

  /// A list of a type of its own, named for one of its members.
  mutating func list(of member: InventedMember) -> SampleValue {
    let element = structure(for: member, name: Self.singular(member.name))
    return SampleValue("[\(element.type)]", element.expression.map { "[\($0), \($0), \($0)]" })
  }

  static func singular(_ name: String) -> String {
    if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
    return isPlural(name) ? String(name.dropLast()) : name + "Element"
  }

  /// A type of its own for a member: `WeatherStore.Current` for `current`.
  mutating func structure(for member: InventedMember, name: String? = nil) -> SampleValue {
    var own = NameWords(name ?? member.name).typeName
    var full = own
    switch member.holder {
    case .type(let holder) where hasType(holder):
      if own == holder.split(separator: ".").last.map(String.init) { own += "Value" }
      full = "\(holder).\(own)"
    default: if declaredNames.contains(own) || own == member.name { full = "Invented" + own }
    }
    if !hasType(full) {
      let type = InventedType(name: full, kind: .structure, place: member.place)
      types.append(type)
      discover(type, behind: member.name, isList: name != nil)
    }
    return SampleValue(full, "\(full)()")
  }
}
