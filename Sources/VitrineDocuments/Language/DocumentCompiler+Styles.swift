import Vitrine

extension DocumentCompiler {
  func color(
    _ value: LocatedValue, _ place: Place
  ) throws(DocumentError) -> CompiledValue.Content {
    if let text = value.string {
      if text.hasPrefix("#") {
        guard ColorForm.hex(text) != nil else {
          throw error("'\(DocumentError.shortened(text))' is not #RGB, #RRGGBB or #RRGGBBAA", place)
        }
      } else if !ColorForm.isNamed(text), !colorNames.contains(text) {
        throw unknown("colour", text, colorNames.list + ColorForm.names, place)
      }
      return .constant(value)
    }
    guard value.object != nil else { throw mismatch(value, .color, place) }
    return .object(try arguments(value, ColorForm.parameters, owner: nil, place))
  }

  func style(
    _ value: LocatedValue, _ place: Place
  ) throws(DocumentError) -> CompiledValue.Content {
    if let text = value.string {
      if text.hasPrefix("#") || ColorForm.isNamed(text) || colorNames.contains(text) {
        return try color(value, place)
      }
      guard StyleForm.named(text) != nil else {
        throw unknown("style", text, colorNames.list + StyleForm.names + ColorForm.names, place)
      }
      return .constant(value)
    }
    guard let object = value.object else { throw mismatch(value, .style, place) }
    guard let first = object.members.first else { throw mismatch(value, .style, place) }
    if let declaration = Registry.style(first.key) {
      let inner = Place(position: first.value.position, path: place.path.key(first.key))
      try checkSingle(object, place)
      return .style(declaration, try arguments(of: declaration, first.value, inner))
    }
    guard ColorForm.parameters.contains(where: { $0.name == first.key }) else {
      throw unknown(
        "style", first.key, keys(of: .style), Place(position: first.keyPosition, path: place.path))
    }
    return .object(try arguments(value, ColorForm.parameters, owner: nil, place))
  }

  func shape(
    _ value: LocatedValue, _ place: Place
  ) throws(DocumentError) -> CompiledValue.Content {
    let names = Registry.shapes.map(\.name)
    if let text = value.string {
      guard let declaration = Registry.shape(text) else {
        throw unknown("shape", text, names, place)
      }
      let none = LocatedValue(.null, value.position)
      return .shape(declaration, try arguments(of: declaration, none, place))
    }
    guard let object = value.object, let first = object.members.first else {
      throw mismatch(value, .shape, place)
    }
    guard let declaration = Registry.shape(first.key) else {
      throw unknown("shape", first.key, names, Place(position: first.keyPosition, path: place.path))
    }
    try checkSingle(object, place)
    let inner = Place(position: first.value.position, path: place.path.key(first.key))
    return .shape(declaration, try arguments(of: declaration, first.value, inner))
  }

  func font(
    _ value: LocatedValue, _ place: Place
  ) throws(DocumentError) -> CompiledValue.Content {
    if let text = value.string {
      guard FontForm.styles[text] != nil else {
        throw unknown("font", text, FontForm.styles.cases.map(\.name), place)
      }
      return .constant(value)
    }
    guard value.object != nil else { throw mismatch(value, .font, place) }
    let arguments = try arguments(value, FontForm.parameters, owner: nil, place)
    if arguments["size"] == nil, arguments["style"] == nil {
      throw error("a font needs a 'size' or a 'style'", place)
    }
    if let name = arguments["name"] {
      if arguments["size"] == nil { throw error("a named font needs a 'size'", place) }
      if let text = name.constantText, !fontNames.contains(text) {
        throw unknown("font", text, fontNames.list, name.place)
      }
    }
    return .object(arguments)
  }

  private func unknown(
    _ what: String, _ name: String, _ names: [String], _ place: Place
  ) -> DocumentError {
    let isColor = what == "colour" || what == "style"
    let web = isColor ? WebColor.hexadecimal(name).map { "; it is written '\($0)' here" } : nil
    return error(
      "unknown \(what) '\(DocumentError.shortened(name))'"
        + (web ?? Self.bindingHint(name) ?? NearestName.hint(for: name, among: names)),
      place)
  }

  private func checkSingle(_ object: LocatedObject, _ place: Place) throws(DocumentError) {
    guard object.members.count > 1 else { return }
    let second = object.members[1]
    throw error(
      "unexpected key '\(DocumentError.shortened(second.key))' beside '\(object.members[0].key)'",
      Place(position: second.keyPosition, path: place.path))
  }
}
