// Changes declarations that do not fit.
extension Invention {
  mutating func revise(_ complaint: Complaint, _ error: CompilerError, _ site: UseSite) -> Bool {
    switch complaint {
    case .mismatch(let given, let expected):
      return retype(given, site, to: expected) || fit(expected, to: given)
    case .notOptional(let type):
      return change(type, site) { $0.value = $0.value.optional } || makeFailable(type)
    case .notUnwrapped(let type):
      return change(type, site) { member in
        let name = member.value.type.hasSuffix("?") ? String(member.value.type.dropLast()) : ""
        if !name.isEmpty { member.value.type = name }
      }
    case .notSequence(let type): return makeList(type, site)
    case .nonconforming(let type, let contract): return conform(type, to: contract, site)
    case .wrongArguments: return reshape(error, site)
    case .notCallable(let type): return makeCallable(type, site)
    case .notSettable: return makeSettable(site)
    case .withoutSubscripts(let type): return addSubscript(type, site)
    case .overridesNothing: return unoverride(site)
    case .operands(let left, let right):
      return retype(left, site, to: right) || retype(right, site, to: left)
    case .notExhaustive, .other: return false
    default: return false
    }
  }

  /// Changes the member of a type that is nearest to a place in its statement.
  ///
  /// - Returns: whether there is one that may still change, and it does.
  mutating func change(
    _ type: String, _ site: UseSite, _ edit: (inout InventedMember) -> Void
  ) -> Bool {
    guard let index = member(of: type, near: site) else { return false }
    let before = members[index]
    guard before.revisions < Self.mostRevisions else {
      hopeless.insert(before.name)
      return false
    }
    edit(&members[index])
    members[index].revisions += 1
    return members[index].value != before.value || members[index].form != before.form
      || members[index].isSettable != before.isSettable
  }

  /// The invented member of a type that is used nearest to a place, those behind it first; else in the statement that
  /// the variable at the place comes from.
  private func member(of type: String, near site: UseSite) -> Int? {
    let source = site.source
    if let index = member(of: type, in: source.statement(at: site.offset), site) { return index }
    guard let name = source.name(at: site.offset),
      let binding = source.binding(of: name, before: site.offset)
    else { return nil }
    return member(of: type, in: source.statement(at: binding), site)
  }

  private func member(of type: String, in statement: Range<Int>, _ site: UseSite) -> Int? {
    var best: (distance: Int, index: Int)?
    for (index, member) in members.enumerated() where Self.matches(member.value.type, type) {
      for place in site.source.places[member.name] ?? [] where statement.contains(place) {
        let gap = place - site.offset
        let distance = gap < 0 ? 4 * -gap : gap
        if best.map({ distance < $0.distance }) ?? true { best = (distance, index) }
      }
    }
    return best?.index
  }

  private static func matches(_ own: String, _ told: String) -> Bool {
    let (own, told) = (unwrapped(own), unwrapped(told))
    return own == told || own.split(separator: ".").last.map(String.init) == told
      || told.split(separator: ".").last.map(String.init) == own
  }

  private static func unwrapped(_ type: String) -> String {
    var type = type[...]
    while type.last == "?" { type.removeLast() }
    return String(type)
  }

  private mutating func retype(_ given: String, _ site: UseSite, to expected: String) -> Bool {
    guard given != expected, Self.isSpelled(expected) else { return false }
    guard let index = member(of: given, near: site) else { return false }
    let name = members[index].name
    var wanted = expected
    // Optional only by `try?` or a chain.
    if given.hasSuffix("?"), !members[index].value.type.hasSuffix("?"), expected.hasSuffix("?") {
      wanted.removeLast()
    }
    let value: SampleValue
    if case .function = members[index].form, members[index].revisions > 0 {
      // As of `load(as: Price.self)`: each call has a type of its own.
      value = SampleValue(SampleValue.ofCall)
    } else if members[index].revisions + 1 == Self.mostRevisions {
      value = SampleValue("InventedAnything", "InventedAnything(\(name.quoted))")
    } else {
      value = known(wanted, name)
    }
    return change(given, site) { $0.value = value }
  }

  /// Whether a type of a message can stand in a source.
  private static func isSpelled(_ type: String) -> Bool {
    !type.isEmpty && !type.contains("_") && !type.contains("some ") && !type.contains("$")
      && !type.split { !$0.isLetter && !$0.isNumber }.contains {
        $0.count == 1 || generic.contains($0)
      }
      && !type.contains("τ") && !type.contains("@")
      && !(type.count == 1 || type.hasSuffix(".Type")) && !type.contains("any ")
      && !(type.hasPrefix("(") && type.contains("->"))
  }

  /// Makes an invented type of which nothing else is known another name of what is given for it, or a protocol that the
  /// given type conforms to.
  private mutating func fit(_ expected: String, to given: String) -> Bool {
    let name = Self.stripped(expected)
    guard let index = types.firstIndex(where: { $0.name == name }), types[index].calls.isEmpty,
      types[index].kind == .structure, types[index].alias == nil, types[index].generics == 0,
      !members.contains(where: { $0.holder == .type(name) })
    else { return false }
    let plain = given.hasSuffix("?") ? String(given.dropLast()) : given
    if let own = types.firstIndex(where: { $0.name == Self.stripped(plain) }) {
      guard own != index, types[own].kind == .structure else { return false }
      types[index].kind = .contract
      types[own].conformances.append(name)
      return true
    }
    guard Self.isSpelled(plain) else { return false }
    types[index].alias = plain.hasPrefix("[String : ") ? "[String: Any]" : plain
    return true
  }

  /// Names of placeholders of the library.
  private static let generic: Set<Substring> = [
    "Subject", "Content", "Element", "Wrapped", "Value", "Label", "Key", "Self", "Result",
    "Success", "Failure", "Output", "Input", "Body", "Substring",
  ]

  private mutating func makeList(_ type: String, _ site: UseSite) -> Bool {
    guard let index = member(of: type, near: site) else { return false }
    let value = list(of: members[index])
    return change(type, site) { $0.value = value }
  }

  /// Lets values of an invented type be asked for in a condition.
  private mutating func makeFailable(_ type: String) -> Bool {
    guard let index = types.firstIndex(where: { $0.name == type }), !types[index].isFailable,
      types[index].kind == .structure || types[index].kind == .reference,
      types[index].calls.contains(where: { !$0.arguments.isEmpty })
    else { return false }
    types[index].isFailable = true
    return true
  }

  private mutating func makeCallable(_ type: String, _ site: UseSite) -> Bool {
    guard let index = member(of: type, near: site) else { return false }
    let shapes = calls(of: members[index].name, isMember: members[index].holder != .module)
    guard !shapes.isEmpty else { return false }
    let owner = DeclarationPrinter.owner(members[index], types)
    addParameterTypes(shapes, owner: owner, site.place)
    return change(type, site) { $0.form = .function(shapes) }
  }

  private mutating func addSubscript(_ type: String, _ site: UseSite) -> Bool {
    let name = Self.stripped(type)
    if let index = types.firstIndex(where: { $0.name == name || $0.ownName == name }) {
      guard !types[index].hasSubscript else { return false }
      types[index].hasSubscript = true
      return true
    }
    guard let index = member(of: type, near: site) else { return false }
    let value = structure(for: members[index])
    return change(type, site) { $0.value = value }
  }

  private mutating func makeSettable(_ site: UseSite) -> Bool {
    let statement = site.source.statement(at: site.offset)
    let names = site.source.names(in: statement)
    var hasChanged = false
    for index in members.indices
    where names.contains(members[index].name) && members[index].form == .property
      && !members[index].isSettable
    {
      members[index].isSettable = true
      hasChanged = true
    }
    return hasChanged
  }

  private mutating func unoverride(_ site: UseSite) -> Bool {
    let statement = site.source.statement(at: site.offset)
    let head = statement.lowerBound..<min(site.offset + 1, statement.upperBound)
    guard let place = site.source.places["override"]?.last(where: head.contains) else {
      return false
    }
    return blank(place..<place + 8, in: site.source)
  }

  /// Adds a conformance to an invented type, or gives a member another type that has it.
  private mutating func conform(_ type: String, to contract: String, _ site: UseSite) -> Bool {
    let name = Self.stripped(type)
    if let index = types.firstIndex(where: { $0.name == name || $0.ownName == name }) {
      guard !types[index].conformances.contains(contract), types[index].kind != .contract,
        types[index].kind != .wrapper
      else { return false }
      switch contract {
      case "View": types[index].kind = .structure
      case "ObservableObject": types[index].kind = .reference
      case "Error", "Equatable", "Hashable", "CustomStringConvertible", "Sendable", "Comparable":
        break
      case "Identifiable" where types[index].kind == .structure: break
      default: return false
      }
      if contract == "View" || contract == "ObservableObject" || contract == "Error" {
        types[index].conformances.append(contract)
        return true
      }
      return false
    }
    switch contract {
    case "Sequence", "Collection", "RandomAccessCollection": return makeList(type, site)
    case "StringProtocol": return retype(type, site, to: "String")
    case "BinaryFloatingPoint", "FloatingPoint": return retype(type, site, to: "Double")
    case "BinaryInteger", "FixedWidthInteger": return retype(type, site, to: "Int")
    case "ShapeStyle": return retype(type, site, to: "Color")
    case "View": return retype(type, site, to: "AnyView")
    default: return false
    }
  }

  /// Takes in the call at a place, or gives an argument the type that candidates ask for.
  private mutating func reshape(_ error: CompilerError, _ site: UseSite) -> Bool {
    if addCall(at: site) || addInitializer(error, site) { return true }
    guard !error.message.contains("subscript") else { return false }
    for candidate in error.candidates where Self.isSpelled(candidate.expected) {
      let wanted = Self.texts.contains(candidate.expected) ? "String" : candidate.expected
      if retype(candidate.given, site, to: wanted) { return true }
    }
    return false
  }

  private static let texts: Set<String> = ["LocalizedStringKey", "S", "LocalizedStringResource"]

  /// Adds the calls of invented names in a statement that their declarations do not have.
  private mutating func addCall(at site: UseSite) -> Bool {
    let statement = site.source.statement(at: site.offset)
    var hasChanged = false
    for index in types.indices {
      let name = types[index].ownName
      for place in site.source.places[name] ?? [] where statement.contains(place) {
        let open = site.source.skipGenerics(place + name.utf8.count)
        guard let call = site.source.call(at: open, allowsClosures: true)?.shape,
          !types[index].calls.contains(where: { $0.labels == call.labels })
        else { continue }
        types[index].calls.append(call)
        addParameterTypes([call], owner: types[index].name + ".", site.place)
        hasChanged = true
      }
    }
    for index in members.indices {
      guard case .function(var shapes) = members[index].form else { continue }
      let name = members[index].name
      for place in site.source.places[name] ?? [] where statement.contains(place) {
        let open = site.source.skipGenerics(place + name.utf8.count)
        guard let call = site.source.call(at: open, allowsClosures: true)?.shape,
          !shapes.contains(where: { $0.labels == call.labels })
        else { continue }
        shapes.append(call)
        hasChanged = true
      }
      members[index].form = .function(shapes)
      addParameterTypes(shapes, owner: DeclarationPrinter.owner(members[index], types), site.place)
    }
    return hasChanged
  }

  /// Gives a member whose type lacks a member a type of its own.
  mutating func restructure(
    _ type: String, whole: String, member name: String, _ site: UseSite
  ) -> Bool {
    let source = site.source
    guard source.has(".", at: site.offset - 1) else { return false }
    let start = source.chainStart(before: site.offset)
    let chain = source.names(in: start..<site.offset)
    guard
      let index = members.lastIndex(where: {
        chain.contains($0.name) && Self.matches($0.value.type, whole)
      }), members[index].revisions < Self.mostRevisions
    else { return false }
    let isList = members[index].value.type.hasPrefix("[")
    guard !isList else { return false }
    let wasOptional = members[index].value.type.hasSuffix("?")
    let value = structure(for: members[index])
    guard value.type != members[index].value.type else { return false }
    members[index].value = wasOptional ? value.optional : value
    members[index].revisions += 1
    return true
  }
}
