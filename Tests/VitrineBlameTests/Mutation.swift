import VitrineBlame

/// One property of a document changed, and what blame must say of it.
struct Mutation {
  typealias Step = DocumentText.Step

  enum Property: String, CaseIterable {
    case padding, spacing, text, fontSize, fontWeight, color, order, opacity, frame, cornerRadius
    case image, offset, lineWidth
  }

  var property: Property
  /// The view in the document that carries the property.
  var view: [Step]
  /// The value that is replaced, or the view when something is added.
  var place: [Step]
  var value: DocumentText
  var summary: String

  func apply(to document: DocumentText) -> DocumentText {
    var result = document
    result[place] = value
    return result
  }

  /// Whether a cause names this property.
  func names(_ cause: Cause) -> Bool {
    switch property {
    case .padding: cause.modifier == "padding"
    case .spacing:
      ["spacing", "horizontalSpacing", "verticalSpacing", "minLength"].contains(cause.property)
    case .text: cause.kind == .text
    case .fontSize, .fontWeight:
      // A symbol has no font, only the size and the drawing that the font gives it.
      cause.kind == .font || cause.kind == .property && cause.property == "size"
        || cause.kind == .image && cause.property == "image"
    case .color: cause.kind == .color
    case .order: cause.kind == .order
    case .opacity: cause.modifier == "opacity"
    case .frame:
      cause.modifier == "frame"
        && ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight"].contains(
          cause.property)
    case .cornerRadius: cause.property == "cornerRadius"
    case .image: cause.kind == .image
    case .offset: cause.modifier == "offset"
    case .lineWidth: cause.property == "lineWidth"
    }
  }

  /// Whether views inside the one that carries the property take it over.
  var isInherited: Bool {
    switch property {
    case .fontSize, .fontWeight, .color, .text, .image, .order, .lineWidth: true
    default: false
    }
  }
}

/// All places of a document where a single property can be changed.
struct MutationSites {
  typealias Step = DocumentText.Step
  private(set) var sites: [Mutation] = []
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
    _ property: Mutation.Property, _ view: [Step], _ place: [Step], _ value: DocumentText,
    _ what: String
  ) {
    sites.append(
      Mutation(
        property: property, view: view, place: place, value: value,
        summary: "\(property.rawValue) of \(what)"))
  }

  private mutating func visit(_ name: String, _ value: DocumentText, _ view: [Step]) {
    // Only views with room for modifiers of their own are reported on.
    guard let arguments = value[name] else { return }
    let inside = view + [.member(name)]
    switch name {
    case "Text":
      if let text = arguments.string { add(.text, view, inside, .string(text + " plus"), name) }
    case "Image":
      if arguments["systemName"] != nil {
        add(.image, view, inside + [.member("systemName")], .string("star.fill"), name)
      }
    case "Spacer":
      if let length = arguments.number { add(.spacing, view, inside, .number(length + 5), name) }
    default: break
    }
    for key in ["spacing", "horizontalSpacing", "verticalSpacing"] {
      if let spacing = arguments[key]?.number {
        add(.spacing, view, inside + [.member(key)], .number(spacing + step()), "\(name) \(key)")
      }
    }
    let children =
      arguments.items.map { (inside, $0) }
      ?? arguments["children"]?.items.map { (inside + [.member("children")], $0) }
    if let (place, items) = children, name != "ViewThatFits" { swaps(items, view, place, name) }
    for (i, modifier) in (value["modifiers"]?.items ?? []).enumerated() {
      visit(modifier, name, view, view + [.member("modifiers"), .item(i)])
    }
    add(
      .opacity, view, view + [.member("modifiers")],
      .array((value["modifiers"]?.items ?? []) + [.object([("opacity", .number(0.6))])]), name)
  }

  private mutating func swaps(
    _ items: [DocumentText], _ view: [Step], _ place: [Step], _ name: String
  ) {
    for i in items.indices.dropLast() {
      let heads = [items[i], items[i + 1]].map { $0.members?.first?.key ?? "" }
      guard heads.allSatisfy({ isView($0) && $0 != "Spacer" && $0 != "Divider" }),
        items[i].json != items[i + 1].json
      else { continue }
      var swapped = items
      swapped.swapAt(i, i + 1)
      add(.order, view, place, .array(swapped), name)
    }
  }

  private mutating func visit(
    _ modifier: DocumentText, _ name: String, _ view: [Step], _ place: [Step]
  ) {
    guard let (key, value) = modifier.members?.first else { return }
    let inside = place + [.member(key)]
    switch key {
    case "padding": numbers(.padding, value, name, view, inside)
    case "frame": numbers(.frame, value, name, view, inside)
    case "offset": numbers(.offset, value, name, view, inside)
    case "font": font(value, name, view, inside)
    case "foregroundStyle", "fill": add(.color, view, inside, .string("indigo"), name)
    case "stroke":
      if value["style"] != nil {
        add(.color, view, inside + [.member("style")], .string("indigo"), name)
      }
      if let width = value["lineWidth"] {
        add(.lineWidth, view, inside + [.member("lineWidth")], larger(width), name)
      }
    case "background":
      if value["color"] != nil {
        add(.color, view, inside + [.member("color")], .string("indigo"), name)
        add(.color, view, inside + [.member("opacity")], .number(0.4), name)
      }
    case "clipShape":
      if let radius = value["RoundedRectangle"]?.number {
        add(
          .cornerRadius, view, inside + [.member("RoundedRectangle")], .number(radius + step()),
          name)
      }
    default: break
    }
  }

  private mutating func numbers(
    _ property: Mutation.Property, _ value: DocumentText, _ name: String, _ view: [Step],
    _ place: [Step]
  ) {
    if value.number != nil || value.string?.hasPrefix("$") == true {
      add(property, view, place, larger(value), name)
    }
    for (key, member) in value.members ?? [] {
      let isLength = member.number != nil || member.string?.hasPrefix("$") == true
      if isLength { add(property, view, place + [.member(key)], larger(member), "\(name) \(key)") }
    }
  }

  private mutating func font(
    _ value: DocumentText, _ name: String, _ view: [Step], _ place: [Step]
  ) {
    let styles = ["title", "headline", "body", "callout", "caption", "caption2", "footnote"]
    if let style = value.string ?? value["style"]?.string {
      let other = styles.filter { $0 != style }[random.below(styles.count - 1)]
      add(
        .fontSize, view, value.string == nil ? place + [.member("style")] : place, .string(other),
        name)
    }
    if let size = value["size"] {
      add(.fontSize, view, place + [.member("size")], larger(size), name)
    }
    if let weight = value["weight"]?.string {
      add(
        .fontWeight, view, place + [.member("weight")],
        .string(weight == "bold" ? "light" : "bold"), name)
    }
  }

  /// 2…6 points more or less.
  private mutating func step() -> Double { Double(2 + random.below(5)) }

  private mutating func larger(_ value: DocumentText) -> DocumentText {
    if let number = value.number { return .number(number + step()) }
    return .string("$(\(value.string?.dropFirst() ?? "0")) + \(step())")
  }
}
