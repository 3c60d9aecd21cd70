import SeededNumbers

/// All places of a document where something can be changed, with values chosen by a seed.
struct PlantSites {
  typealias Step = DocumentText.Step
  private(set) var sites: [Plant] = []
  private var random: Seeded

  init(_ document: DocumentText, seed: UInt64) {
    random = Seeded(seed)
    for (key, value) in document.members ?? [] where ["body", "views", "background"].contains(key) {
      walk(value, [.member(key)])
    }
  }

  private mutating func walk(_ value: DocumentText, _ path: [Step]) {
    if let items = value.items {
      for (i, item) in items.enumerated() { walk(item, path + [.item(i)]) }
    }
    guard let members = value.members else { return }
    if let first = members.first, isView(first.key) { visit(first.key, value, path) }
    for (key, member) in members { walk(member, path + [.member(key)]) }
  }

  /// Views that a document draws; names of its own are views too.
  private func isView(_ key: String) -> Bool {
    let none: Set<String> = [
      "ForEach", "LinearGradient", "RadialGradient", "AngularGradient", "RoundedRectangle",
    ]
    return key.first?.isUppercase == true && !none.contains(key)
  }

  private mutating func add(
    _ kind: Plant.Kind, _ view: [Step], _ edit: Plant.Edit, _ what: String, modifier: String = "",
    old: String? = nil, new: String? = nil
  ) {
    sites.append(
      Plant(
        kind: kind, view: view, edit: edit, modifier: modifier, old: old, new: new,
        summary: "\(kind.rawValue) of \(what) \(old ?? "") → \(new ?? "")"))
  }

  private mutating func visit(_ name: String, _ value: DocumentText, _ view: [Step]) {
    // Only views with room for modifiers of their own are reported on.
    guard let arguments = value[name] else { return }
    let inside = view + [.member(name)]
    switch name {
    case "Text":
      if let text = arguments.string, !text.contains("{"), !text.hasPrefix("$") {
        let other = changed(text)
        add(.text, view, .set(inside, .string(other)), name, old: text, new: other)
      } else if let text = arguments.string, text.contains("{") {
        add(.text, view, .set(inside, .string(text + " plus")), name)
      }
    case "Image":
      if let symbol = arguments["systemName"] {
        let other = ["star.fill", "heart.fill", "bell", "leaf"][random.below(4)]
        add(
          .image, view, .set(inside + [.member("systemName")], .string(other)), name,
          old: symbol.string.flatMap { $0.hasPrefix("$") ? nil : $0 }, new: other)
      }
    case "Spacer":
      if let length = arguments.number { number(.spacing, length, view, inside, name) }
    default: break
    }
    for key in ["spacing", "horizontalSpacing", "verticalSpacing"] {
      if let spacing = arguments[key]?.number {
        number(.spacing, spacing, view, inside + [.member(key)], "\(name) \(key)")
      }
    }
    if let alignment = arguments["alignment"]?.string { align(alignment, name, view, inside) }
    let children =
      arguments.items.map { (inside, $0) }
      ?? arguments["children"]?.items.map { (inside + [.member("children")], $0) }
    if let (place, items) = children, name != "ViewThatFits" {
      structure(items, view, place, name)
    }
    for (i, modifier) in (value["modifiers"]?.items ?? []).enumerated() {
      visit(modifier, name, view, view + [.member("modifiers"), .item(i)])
    }
    addModifier(name, view)
  }

  private mutating func changed(_ text: String) -> String {
    switch random.below(3) {
    case 0: return text + [" plus", ".", "s"][random.below(3)]
    case 1: return String(text.dropLast()) + ["x", "7"][random.below(2)]
    default: return ["Harbour", "North", "Ten"][random.below(3)]
    }
  }

  private mutating func align(
    _ alignment: String, _ name: String, _ view: [Step], _ inside: [Step]
  ) {
    let all =
      switch name {
      case "VStack": ["leading", "center", "trailing"]
      case "HStack": ["top", "center", "bottom", "firstTextBaseline"]
      default: ["topLeading", "center", "bottomTrailing", "bottomLeading"]
      }
    let others = all.filter { $0 != alignment }
    let other = others[random.below(others.count)]
    add(
      .alignment, view, .set(inside + [.member("alignment")], .string(other)), name, old: alignment,
      new: other)
  }

  private mutating func structure(
    _ items: [DocumentText], _ view: [Step], _ place: [Step], _ name: String
  ) {
    func isPlain(_ i: Int) -> Bool {
      let head = items[i].members?.first?.key ?? ""
      return isView(head) && head != "Spacer" && head != "Divider"
    }
    for i in items.indices.dropLast()
    where isPlain(i) && isPlain(i + 1) && items[i].json != items[i + 1].json {
      add(.order, view, .swap(place, i), name)
    }
    for i in items.indices where isPlain(i) && items.count > 1 {
      add(.removed, place + [.item(i)], .remove(place, i), "\(name)’s \(i + 1)")
    }
    let word = ["Extra", "Fresh", "Later"][random.below(3)]
    let i = random.below(items.count + 1)
    add(.added, view, .insert(place, i, .object([("Text", .string(word))])), name)
  }

  private mutating func addModifier(_ name: String, _ view: [Step]) {
    let size = Double(1 + random.below(5))
    let choices: [(String, DocumentText)] = [
      ("opacity", .number(Double(3 + random.below(5)) / 10)), ("padding", .number(size)),
      ("blur", .number(size)), ("offset", .object([("x", .number(size))])),
      ("rotationEffect", .number(size * 3)), ("scaleEffect", .number(1 + size / 10)),
      ("clipShape", .string("Circle")), ("hidden", .object([])),
      ("shadow", .object([("radius", .number(size))])),
    ]
    let (key, value) = choices[random.below(choices.count)]
    add(
      .modifierAdded, view, .modify(view, .object([(key, value)])), "\(name): \(key)",
      modifier: key)
  }

  private mutating func visit(
    _ modifier: DocumentText, _ name: String, _ view: [Step], _ place: [Step]
  ) {
    guard let (key, value) = modifier.members?.first else { return }
    let inside = place + [.member(key)]
    if ["clipShape", "font", "foregroundStyle", "frame", "offset", "opacity", "padding"].contains(
      key),
      case .item(let i)? = place.last
    {
      add(
        .modifierRemoved, view, .remove(Array(place.dropLast()), i), "\(name): \(key)",
        modifier: key)
    }
    switch key {
    case "padding": numbers(.padding, value, name, view, inside)
    case "frame": numbers(.frame, value, name, view, inside)
    case "offset": numbers(.offset, value, name, view, inside)
    case "opacity":
      if let opacity = value.number {
        let other = opacity > 0.5 ? opacity - 0.25 : opacity + 0.25
        add(
          .opacity, view, .set(inside, .number(other)), name, old: written(opacity),
          new: written(other))
      }
    case "lineLimit":
      if let limit = value.number {
        add(.lineLimit, view, .set(inside, .number(limit == 1 ? 2 : 1)), name)
      }
    case "font": font(value, name, view, inside)
    case "foregroundStyle", "fill": add(.color, view, .set(inside, color()), name)
    case "stroke":
      if value["style"] != nil {
        add(.color, view, .set(inside + [.member("style")], color()), name)
      }
      if let width = value["lineWidth"]?.number {
        number(.lineWidth, width, view, inside + [.member("lineWidth")], name)
      }
    case "background":
      if value["color"] != nil {
        add(.color, view, .set(inside + [.member("color")], color()), name)
      }
    case "clipShape":
      if let radius = value["RoundedRectangle"]?.number {
        number(.cornerRadius, radius, view, inside + [.member("RoundedRectangle")], name)
      }
    default: break
    }
  }

  private mutating func color() -> DocumentText {
    let digits = (0..<6).map { _ in String(random.below(16), radix: 16) }.joined()
    return .string("#" + digits)
  }

  private mutating func number(
    _ kind: Plant.Kind, _ value: Double, _ view: [Step], _ place: [Step], _ what: String
  ) {
    let step = Double(1 + random.below(6))
    let other = value > step && random.below(2) == 0 ? value - step : value + step
    add(
      kind, view, .set(place, .number(other)), what, old: written(value), new: written(other))
  }

  private func written(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private mutating func numbers(
    _ kind: Plant.Kind, _ value: DocumentText, _ name: String, _ view: [Step], _ place: [Step]
  ) {
    if let number = value.number { self.number(kind, number, view, place, name) }
    for (key, member) in value.members ?? [] {
      guard let number = member.number else { continue }
      self.number(kind, number, view, place + [.member(key)], "\(name) \(key)")
    }
  }

  private mutating func font(
    _ value: DocumentText, _ name: String, _ view: [Step], _ place: [Step]
  ) {
    let styles = ["title", "headline", "body", "callout", "caption", "caption2", "footnote"]
    if let style = value.string ?? value["style"]?.string {
      let other = styles.filter { $0 != style }[random.below(styles.count - 1)]
      let inside = value.string == nil ? place + [.member("style")] : place
      add(.fontSize, view, .set(inside, .string(other)), "\(name) \(style) \(other)")
    }
    if let size = value["size"]?.number {
      let other = size + Double(2 + random.below(4))
      add(.fontSize, view, .set(place + [.member("size")], .number(other)), name)
    }
    if let weight = value["weight"]?.string {
      let other = weight == "bold" ? "light" : "bold"
      add(.fontWeight, view, .set(place + [.member("weight")], .string(other)), name)
    }
  }
}
