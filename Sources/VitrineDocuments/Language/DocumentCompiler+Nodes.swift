import Vitrine

extension DocumentCompiler {
  /// Compiles one view or a list of views; null gives none.
  func nodes(_ value: LocatedValue, at path: DocumentPath) throws(DocumentError) -> [DocumentNode] {
    switch value.content {
    case .null: return []
    case .array(let elements):
      var nodes: [DocumentNode] = []
      nodes.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        if element.isNull { continue }
        nodes.append(try node(element, at: path.index(index)))
      }
      return nodes
    default: return [try node(value, at: path)]
    }
  }

  func node(_ value: LocatedValue, at path: DocumentPath) throws(DocumentError) -> DocumentNode {
    let place = Place(position: value.position, path: path)
    switch value.content {
    case .string where !holdsMarks: return try text(value, place)
    case .array: return DocumentNode(.group(try nodes(value, at: path)), place: place)
    case .object(let object): return try deeper(by: object, place).node(object, place)
    default:
      let wanted = holdsMarks ? "a mark" : "a view"
      throw error("expected \(wanted), found \(value.kindDescription)", place)
    }
  }

  /// Returns the compiler for the content of a view and its modifiers.
  private func deeper(
    by object: LocatedObject, _ place: Place
  ) throws(DocumentError) -> DocumentCompiler {
    guard budget.take() else {
      throw error("the document has more than \(budget.limit) views", place)
    }
    var compiler = self
    compiler.depth += 1 + (object["modifiers"]?.array?.count ?? 0)
    guard compiler.depth > depthLimit else { return compiler }
    var shown = place
    shown.path.steps.removeLast(max(0, shown.path.steps.count - 8))
    throw error("views and modifiers are nested more than \(depthLimit) deep", shown)
  }

  /// Compiles a string in place of a view as a `Text`.
  private func text(_ value: LocatedValue, _ place: Place) throws(DocumentError) -> DocumentNode {
    guard let declaration = Registry.view("Text") else {
      throw error("expected a view, found \(value.kindDescription)", place)
    }
    return DocumentNode(
      .view(declaration, try arguments(of: declaration, value, place)), place: place,
      bareName: value.string.flatMap { standsAlone($0) ? $0 : nil })
  }

  /// Whether a name alone could be meant as a view: one that needs no arguments to show something.
  /// `"Image"` is more likely a word.
  private func standsAlone(_ name: String) -> Bool {
    if fragments[name] != nil { return true }
    let declaration: (any Declaration)? = Registry.view(name) ?? Registry.shape(name)
    guard let declaration, !declaration.parameters.contains(where: \.isRequired) else {
      return false
    }
    guard let primary = declaration.primary.flatMap(declaration.parameter)?.parameter else {
      return true
    }
    switch primary.type {
    case .text, .string, .view, .views: return false
    default: return true
    }
  }

  private func node(_ object: LocatedObject, _ place: Place) throws(DocumentError) -> DocumentNode {
    if object["if"] != nil { return try conditional(object, place) }
    if object["switch"] != nil { return try selection(object, place) }
    let candidates = object.members.filter { $0.key != "modifiers" }
    guard let member = candidates.first else {
      throw error(
        "expected a \(holdsMarks ? "mark" : "view"), found an object that names none", place)
    }
    let path = place.path.key(member.key)
    let inner = Place(position: member.value.position, path: path)
    let kind: DocumentNode.Kind
    if holdsMarks, let declaration = Registry.mark(member.key) {
      var compiler = self
      compiler.holdsMarks = false
      kind = .mark(declaration, try compiler.arguments(of: declaration, member.value, inner))
    } else if !holdsMarks, let declaration = Registry.view(member.key) {
      var compiler = self
      compiler.names += declaration.introduces
      kind = .view(declaration, try compiler.arguments(of: declaration, member.value, inner))
    } else if !holdsMarks, let declaration = Registry.shape(member.key) {
      kind = .shape(declaration, try arguments(of: declaration, member.value, inner))
    } else if member.key == "ForEach" {
      kind = .loop(try loop(member.value, inner))
    } else if let body = fragments[member.key] {
      kind = try fragment(member.key, body, member.value, inner)
    } else {
      throw unknownView(member, place.path)
    }
    if candidates.count > 1 {
      throw unexpected(candidates[1], beside: member.key, place.path)
    }
    return DocumentNode(kind, modifiers: try modifiers(of: object, place.path), place: place)
  }

  private func unknownView(_ member: LocatedObject.Member, _ path: DocumentPath) -> DocumentError {
    let known = holdsMarks ? Registry.markNames : Registry.viewNames
    var hint = NearestName.hint(for: member.key, among: fragments.members.map(\.key) + known)
    if holdsMarks, Registry.viewNames.contains(member.key) {
      hint = "; a chart holds marks: \(Registry.marks.map(\.name).joined(separator: ", "))"
    } else if Registry.mark(member.key) != nil {
      hint = "; it is a mark, which stands in the content of a Chart"
    } else if Registry.modifier(member.key) != nil {
      hint = "; it is a modifier, which goes into 'modifiers'"
    } else if Registry.style(member.key) != nil {
      hint = "; it is a style, which as a view is written {\"Style\": {\"\(member.key)\": …}}"
    } else if let family = WidgetFamily(slug: member.key) {
      hint = "; the family is written '\(family.slug)' here, and stands in 'body' alone"
    }
    return error(
      "unknown \(holdsMarks ? "mark" : "view") '\(DocumentError.shortened(member.key))'" + hint,
      Place(position: member.keyPosition, path: path))
  }

  private func unexpected(
    _ member: LocatedObject.Member, beside view: String, _ path: DocumentPath
  ) -> DocumentError {
    let place = Place(position: member.keyPosition, path: path)
    let key = DocumentError.shortened(member.key)
    if Registry.modifier(member.key) != nil {
      return error("'\(key)' is a modifier, which goes into 'modifiers'", place)
    }
    return error(
      "unexpected key '\(key)' beside '\(view)'"
        + NearestName.hint(for: member.key, among: ["modifiers"]), place)
  }

  // MARK: Modifiers

  /// Compiles views that modifiers treat one by one.
  func group(
    _ value: LocatedValue, _ modifiers: DocumentNode.Modifiers, at path: DocumentPath
  ) throws(DocumentError) -> [DocumentNode] {
    let views = try nodes(value, at: path)
    guard !modifiers.views.isEmpty, let group = Registry.view("Group") else { return views }
    let place = Place(position: value.position, path: path)
    let children = CompiledArguments(
      values: [CompiledValue(content: .nodes(views), place: place)], parameters: group.parameters,
      place: place)
    return [DocumentNode(.view(group, children), modifiers: modifiers, place: place)]
  }

  /// Compiles the modifiers beside a view.
  func modifiers(
    of object: LocatedObject, _ path: DocumentPath
  ) throws(DocumentError) -> DocumentNode.Modifiers {
    var modifiers = DocumentNode.Modifiers()
    guard let value = object["modifiers"], !value.isNull else { return modifiers }
    let path = path.key("modifiers")
    guard let list = value.array else {
      throw error(
        "expected a list of modifiers like [{\"padding\": 8}], found \(value.kindDescription)",
        Place(position: value.position, path: path))
    }
    modifiers.views.reserveCapacity(holdsMarks ? 0 : list.count)
    for (index, item) in list.enumerated() {
      let named = try modifier(item, at: path.index(index))
      if holdsMarks {
        modifiers.marks.append(try markModifier(named))
      } else {
        modifiers.views.append(try modifier(named))
      }
    }
    return modifiers
  }

  /// A modifier before its name is looked up.
  private struct NamedModifier {
    var name: String
    var value: LocatedValue
    /// The place of the name, and of the value.
    var place: Place
    var inner: Place
  }

  private func modifier(
    _ value: LocatedValue, at path: DocumentPath
  ) throws(DocumentError) -> NamedModifier {
    if let name = value.string {
      let place = Place(position: value.position, path: path)
      return NamedModifier(
        name: name, value: LocatedValue(.null, value.position), place: place, inner: place)
    }
    guard let object = value.object, let member = object.members.first else {
      throw error(
        "expected a modifier, found \(value.kindDescription)",
        Place(position: value.position, path: path))
    }
    if object.members.count > 1 {
      throw unexpectedModifier(object.members[1], beside: member.key, path)
    }
    return NamedModifier(
      name: member.key, value: member.value,
      place: Place(position: member.keyPosition, path: path),
      inner: Place(position: member.value.position, path: path.key(member.key)))
  }

  private func unexpectedModifier(
    _ member: LocatedObject.Member, beside first: String, _ path: DocumentPath
  ) -> DocumentError {
    error(
      "unexpected key '\(DocumentError.shortened(member.key))' beside '\(first)'; "
        + "each modifier is an element of its own",
      Place(position: member.keyPosition, path: path))
  }

  private func modifier(
    _ named: NamedModifier
  ) throws(DocumentError) -> DocumentNode.Modifier {
    guard let declaration = Registry.modifier(named.name) else {
      let hint =
        Registry.markModifier(named.name) != nil
        ? "; it modifies the marks of a Chart"
        : NearestName.hint(for: named.name, among: Registry.modifierNames)
      throw error("unknown modifier '\(DocumentError.shortened(named.name))'" + hint, named.place)
    }
    let arguments = try arguments(of: declaration, named.value, named.inner)
    if declaration.name == Registry.lintIgnore.name { ignores.add(arguments) }
    return DocumentNode.Modifier(declaration: declaration, arguments: arguments)
  }

  private func markModifier(
    _ named: NamedModifier
  ) throws(DocumentError) -> DocumentNode.MarkModifier {
    guard let declaration = Registry.markModifier(named.name) else {
      throw error(
        "unknown modifier '\(DocumentError.shortened(named.name))' of a mark"
          + NearestName.hint(for: named.name, among: Registry.markModifiers.map(\.name)),
        named.place)
    }
    var compiler = self
    compiler.holdsMarks = false
    return DocumentNode.MarkModifier(
      declaration: declaration,
      arguments: try compiler.arguments(of: declaration, named.value, named.inner))
  }

  // MARK: Structure

  static let conditionalParameters = [
    Parameter("if", .bool, required: true, "the condition, usually an expression"),
    Parameter("then", .views, required: true, "shown where the condition is true"),
    Parameter("else", .views, "shown where it is false"),
  ]

  private func conditional(
    _ object: LocatedObject, _ place: Place
  ) throws(DocumentError) -> DocumentNode {
    let (own, modifiers) = try split(object, place)
    let arguments = try arguments(own, Self.conditionalParameters, owner: "if", place)
    guard let condition = arguments["if"] else { throw error("missing argument 'if'", place) }
    return DocumentNode(
      .conditional(
        condition, then: arguments["then"]?.nodes ?? [], otherwise: arguments["else"]?.nodes ?? []),
      modifiers: modifiers, place: place)
  }

  private func selection(
    _ object: LocatedObject, _ place: Place
  ) throws(DocumentError) -> DocumentNode {
    let (own, modifiers) = try split(object, place)
    var value: CompiledValue?
    var cases: [(String, [DocumentNode])] = []
    var otherwise: [DocumentNode] = []
    for member in own.object?.members ?? [] {
      let path = place.path.key(member.key)
      switch member.key {
      case "switch": value = try self.value(member.value, as: .data, at: path)
      case "default": otherwise = try nodes(member.value, at: path)
      case "cases":
        guard let members = member.value.object?.members else {
          throw mismatch(
            member.value, .object([]), Place(position: member.value.position, path: path))
        }
        for entry in members {
          cases.append((entry.key, try nodes(entry.value, at: path.key(entry.key))))
        }
      default:
        throw error(
          "unknown argument '\(DocumentError.shortened(member.key))' of 'switch'"
            + NearestName.hint(for: member.key, among: ["switch", "cases", "default"]),
          Place(position: member.keyPosition, path: place.path))
      }
    }
    guard let value else { throw error("missing argument 'switch'", place) }
    return DocumentNode(
      .selection(value, cases, otherwise: otherwise), modifiers: modifiers, place: place)
  }

  /// Splits an object into its view and its modifiers.
  private func split(
    _ object: LocatedObject, _ place: Place
  ) throws(DocumentError) -> (LocatedValue, DocumentNode.Modifiers) {
    let own = object.members.filter { $0.key != "modifiers" }
    return (
      LocatedValue(.object(LocatedObject(own)), place.position),
      try modifiers(of: object, place.path)
    )
  }

  static let loopParameters = [
    Parameter("data", .data, required: true, "the list, or a number of times"),
    Parameter("item", .string, default: "item", "the name of the element in `content`"),
    Parameter("index", .string, "the name of its position, from 0"),
  ]

  private func loop(
    _ value: LocatedValue, _ place: Place
  ) throws(DocumentError) -> DocumentNode.Loop {
    guard let object = value.object else {
      throw error(
        "expected an object of arguments for 'ForEach', found \(value.kindDescription)", place)
    }
    let own = LocatedObject(object.members.filter { $0.key != "content" })
    let arguments = try arguments(
      LocatedValue(.object(own), value.position), Self.loopParameters, owner: "ForEach",
      hints: ["content"], place)
    guard let data = arguments["data"], let content = object["content"] else {
      throw error("missing argument 'content' of 'ForEach': a view", place)
    }
    let item = arguments["item"]?.constantText ?? "item"
    let index = arguments["index"]?.constantText
    var inner = self
    inner.names += [item] + (index.map { [$0] } ?? [])
    return DocumentNode.Loop(
      data: data, item: item, index: index,
      content: try inner.nodes(content, at: place.path.key("content")))
  }
}

extension CompiledValue {
  var nodes: [DocumentNode] {
    if case .nodes(let nodes) = content { nodes } else { [] }
  }

  var constantText: String? {
    if case .template(let template) = content { template.constant } else { nil }
  }
}
