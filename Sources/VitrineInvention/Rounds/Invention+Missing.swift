// Declares what is missing.
extension Invention {
  func hasType(_ name: String) -> Bool { types.contains { $0.name == name } }

  mutating func declareType(_ name: String, _ site: UseSite, _ error: CompilerError) -> Bool {
    guard name != "Self", !hasType(name) else { return false }
    if unqualify(name, site) { return true }
    guard mayDeclare(name, error, isMember: false) else { return false }
    addType(name, TypeUse(of: name, in: sources), site.place)
    return true
  }

  mutating func addType(_ name: String, _ use: TypeUse, _ place: SourcePlace) {
    let type = InventedType(name: name, use: use, place: place)
    types.append(type)
    addParameterTypes(type.calls, owner: name + ".", place)
    discover(type)
  }

  /// Declares the types whose members arguments name.
  mutating func addParameterTypes(_ calls: [CallShape], owner: String, _ place: SourcePlace) {
    for name in calls.flatMap({ ParameterList.memberTypes(of: $0, owner: owner) })
    where !hasType(name) && !declaredNames.contains(name) {
      types.append(InventedType(name: name, kind: .structure, place: place))
    }
  }

  /// A wrapper of a property; other attributes are taken out of the copy.
  mutating func declareAttribute(_ name: String, _ site: UseSite, _ error: CompilerError) -> Bool {
    guard !hasType(name), mayDeclare(name, error, isMember: false) else { return false }
    let source = site.source
    var end = site.offset + name.utf8.count
    if source.has("(", at: end), let close = source.partner(of: end) { end = close + 1 }
    let words = source.words(end..<min(source.code.count, end + 200)).split(separator: " ")
    let known: Set<Substring> = [
      "private", "public", "static", "fileprivate", "internal", "package",
    ]
    if let word = words.first(where: { !known.contains($0) && !$0.hasPrefix("private(") }),
      word == "var" || word.hasPrefix("@")
    {
      addType(name, TypeUse(of: name, in: sources), site.place)
      return true
    }
    return blank(max(0, site.offset - 1)..<end, in: source)
  }

  mutating func declareValue(_ name: String, _ site: UseSite, _ error: CompilerError) -> Bool {
    if unqualify(name, site) { return true }
    guard name.first != "$", mayDeclare(name, error, isMember: false) else { return false }
    let letters = name.drop { $0 == "_" }
    let isConstant =
      letters.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber } && letters.contains("_")
      || sources.allSatisfy { $0.isConstant(name) }
    if letters.first?.isUppercase == true, !isConstant {
      guard !hasType(name) else { return false }
      addType(name, TypeUse(of: name, in: sources), site.place)
      return true
    }
    guard surroundings.lacks, !has(name, .module) else { return false }
    add(name, .module, isStatic: false, site)
    return true
  }

  func has(_ name: String, _ holder: InventedMember.Holder) -> Bool {
    members.contains { $0.name == name && $0.holder == holder }
  }

  mutating func declareNested(_ name: String, in outer: String, _ site: UseSite) -> Bool {
    let outer = Self.stripped(outer)
    guard hasType(outer) || surroundings.lacks, !hasType("\(outer).\(name)"),
      !hopeless.contains(name)
    else { return false }
    addType("\(outer).\(name)", TypeUse(of: name, in: sources), site.place)
    return true
  }

  /// Takes `Module.` out of the copy, as declarations stand in the extension's own module.
  mutating func unqualify(_ module: String, _ site: UseSite) -> Bool {
    guard surroundings.lackingModules.contains(module) else { return false }
    let source = site.source
    let line = source.statement(at: site.offset)
    var ranges: [Range<Int>] = []
    for place in source.places[module] ?? [] where line.contains(place) {
      let end = place + module.utf8.count
      if source.has(".", at: end),
        source.name(before: source.skipSpaceBack(place))?.name != "import"
      {
        // A type may have its module's name; members begin with small letters, but so do functions.
        guard let name = source.name(at: end + 1), isOfModule(name, module) else { continue }
        qualified.insert(name)
        ranges.append(place..<end + 1)
      }
    }
    if ranges.isEmpty, source.has("import ", at: line.lowerBound) {
      ranges = [line.lowerBound..<line.upperBound]
    }
    return ranges.reduce(false) { blank($1, in: self.source(source.path) ?? source) || $0 }
  }

  /// Whether a name behind that of a module is likely a declaration of it, and no member of a type of that name.
  private func isOfModule(_ name: String, _ module: String) -> Bool {
    if name.first?.isUppercase == true { return true }
    return !hasType(module)
      && !sources.contains { source in
        (source.places[module] ?? []).contains { source.has("(", at: $0 + module.utf8.count) }
      }
  }

  /// Replaces a range by spaces.
  mutating func blank(_ range: Range<Int>, in source: SourceText) -> Bool {
    var bytes = source.bytes
    for index in range where bytes.indices.contains(index) && !bytes[index].isBreak {
      bytes[index] = UInt8(ascii: " ")
    }
    guard bytes != source.bytes else { return false }
    replace(source.path, with: bytes)
    return true
  }
}

// Members.
extension Invention {
  mutating func declareMember(
    _ name: String, of type: String, isStatic: Bool, _ site: UseSite, _ error: CompilerError
  ) -> Bool {
    let isMeta = type.hasSuffix(".Type")
    var holder = Self.stripped(type)
    let isStatic = isStatic || isMeta
    // Members of a further name of a known type are those of the type.
    if let alias = types.first(where: { $0.name == holder })?.alias { holder = alias }
    if let index = types.firstIndex(where: { $0.name == holder || $0.ownName == holder }) {
      guard mayDeclare(name, error, isMember: true) else { return false }
      return addMember(name, ofInvented: index, isStatic: isStatic, site)
    }
    if !isStatic, restructure(holder, whole: type, member: name, site) { return true }
    guard surroundings.lacks, mayDeclare(name, error, isMember: true) else { return false }
    return extend(holder, whole: type, with: name, isStatic: isStatic, site)
  }

  mutating func addMember(
    _ name: String, ofInvented index: Int, isStatic: Bool, _ site: UseSite
  ) -> Bool {
    let type = types[index]
    if let known = members.firstIndex(where: { $0.name == name && $0.holder == .type(type.name) }) {
      // Both of the type and of its values: rare enough to leave one.
      guard members[known].isStatic != isStatic, members[known].revisions < Self.mostRevisions
      else { return false }
      members[known].isStatic = isStatic
      members[known].revisions += 1
      return true
    }
    if isStatic, let count = site.source.caseCount(name, at: site.offset), isCase(site, type, count)
    {
      if types[index].kind != .enumeration { enumerate(index, first: name, count) }
      var member = InventedMember(
        name: name, holder: .type(type.name), form: .enumCase(count),
        value: SampleValue(type.name), place: site.place)
      member.isStatic = true
      members.append(member)
      return true
    }
    add(name, .type(type.name), isStatic: isStatic, site)
    return true
  }

  /// Makes a type an enumeration, whose samples are its first case.
  private mutating func enumerate(_ index: Int, first: String, _ count: Int) {
    types[index].kind = .enumeration
    let type = types[index].name
    let values = Array(repeating: "InventedAnything()", count: count).joined(separator: ", ")
    let sample = "\(type).\(first.declared)" + (count == 0 ? "" : "(\(values))")
    for place in members.indices {
      guard let expression = members[place].value.expression else { continue }
      members[place].value.expression = expression.replacing("\(type)()", with: sample)
    }
  }

  /// Whether a static member is a case: of a type that is already an enumeration, or in a pattern.
  private func isCase(_ site: UseSite, _ type: InventedType, _ count: Int) -> Bool {
    guard type.generics == 0, type.calls.isEmpty, !type.isView else { return false }
    if type.kind == .enumeration { return true }
    guard type.kind == .structure,
      !members.contains(where: { $0.holder == .type(type.name) && $0.isStatic })
    else { return false }
    let head = site.source.words(
      site.source.statement(at: site.offset).lowerBound..<site.offset)
    return head.hasPrefix("case ") || head.contains("if case ") || head.contains("guard case ")
  }

  mutating func add(
    _ name: String, _ holder: InventedMember.Holder, isStatic: Bool, _ site: UseSite
  ) {
    let context = site.source.context(of: name, at: site.offset)
    var form = InventedMember.Kind.property
    if context.call != nil { form = .function(calls(of: name, isMember: holder != .module)) }
    var member = InventedMember(
      name: name, holder: holder, form: form, value: SampleValue("String"), place: site.place)
    member.isStatic = isStatic
    member.value = guess(member, context)
    members.append(member)
    if case .function(let calls) = form {
      addParameterTypes(calls, owner: DeclarationPrinter.owner(member, types), site.place)
    }
  }

  /// The calls of a name in all sources.
  func calls(of name: String, isMember: Bool) -> [CallShape] {
    var calls: [CallShape] = []
    for source in sources {
      for place in (source.places[name] ?? []).prefix(Self.mostCalls)
      where isMember == source.has(".", at: place - 1) {
        let open = source.skipGenerics(place + name.utf8.count)
        guard let call = source.call(at: open, allowsClosures: !source.isInCondition(place))?.shape
        else { continue }
        if let index = calls.firstIndex(where: { $0.labels == call.labels }) {
          calls[index].merge(call)
        } else {
          calls.append(call)
        }
      }
    }
    return Array(calls.prefix(Self.mostShapes))
  }

  private static let mostCalls = 100
  private static let mostShapes = 8

  /// The name of a type without what stands around it: `any`, `?`, `.Type`, brackets and arguments.
  static func stripped(_ type: String) -> String {
    var name = type
    for word in ["any ", "some "] where name.hasPrefix(word) { name.removeFirst(word.count) }
    for ending in [".Type", ".Protocol"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    while name.last == "?" || name.last == "!" { name.removeLast() }
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.contains(":") ? "Dictionary" : "Array"
    }
    return withoutArguments(name)
  }

  /// A type without its lists in angle brackets.
  private static func withoutArguments(_ type: String) -> String {
    var (text, depth) = ("", 0)
    for letter in type {
      if letter == "<" { depth += 1 }
      if depth == 0 { text.append(letter) }
      if letter == ">" { depth -= 1 }
    }
    return text
  }
}

extension SourceText {
  /// Whether nothing that is done with a name asks for a type, as of the keys of frameworks: `[CNContactImageDataKey]`.
  func isConstant(_ name: String) -> Bool {
    (places[name] ?? []).allSatisfy { place in
      let before = skipSpaceBack(place)
      let after = skipSpace(place + name.utf8.count)
      let marks = ["(", ".", "<", "{", ">", "=", "?", "!"]
      guard before > 0, !marks.contains(where: { has($0, at: after) }) else { return false }
      if code[before - 1] == UInt8(ascii: ":") { return name.hasSuffix("Key") }
      return ["(", "[", ","].contains { has($0, at: before - 1) }
        && self.name(before: skipSpaceBack(before - 1))?.name != "extension"
    }
  }

  /// The number of values of a case that a pattern or an expression names; nil where it cannot be one.
  func caseCount(_ name: String, at place: Int) -> Int? {
    let end = place + name.utf8.count
    guard has("(", at: end), let close = partner(of: end) else { return 0 }
    return pieces(in: end + 1..<close).count
  }
}
