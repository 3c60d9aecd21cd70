// Members of types that are known: extensions that nobody has.
extension Invention {
  mutating func extend(
    _ holder: String, whole: String, with name: String, isStatic: Bool, _ site: UseSite
  ) -> Bool {
    guard !holder.isEmpty, holder.utf8.allSatisfy({ $0.isNamePart || $0 == UInt8(ascii: ".") })
    else { return false }
    if !isStatic, isView(whole) {
      guard !has(name, .type("View")) else { return false }
      let shapes = calls(of: name, isMember: true)
      guard !shapes.isEmpty else { return false }
      members.append(
        InventedMember(
          name: name, holder: .type("View"), form: .modifier(shapes), value: SampleValue("View"),
          place: site.place))
      addParameterTypes(shapes, owner: NameWords(name).typeName + "Modifier", site.place)
      return true
    }
    guard !has(name, .type(holder)), !holder.hasPrefix("("), holder != "Void" else { return false }
    let context = site.source.context(of: name, at: site.offset)
    var form = InventedMember.Kind.property
    if context.call != nil { form = .function(calls(of: name, isMember: true)) }
    var member = InventedMember(
      name: name, holder: .type(holder), form: form, value: SampleValue(holder), place: site.place)
    member.isStatic = isStatic
    guard let value = isStatic ? entry(member, holder, context) : part(member, holder, context)
    else { return false }
    member.value = context.isOptional ? value.optional : value
    members.append(member)
    if case .function(let calls) = form {
      addParameterTypes(calls, owner: DeclarationPrinter.owner(member, types), site.place)
    }
    return true
  }

  /// The value of a static member: mostly one of the type itself.
  private mutating func entry(
    _ member: InventedMember, _ holder: String, _ context: ValueContext
  ) -> SampleValue? {
    let name = member.name
    switch holder {
    case "Color": return SampleValue("Color", color(name))
    case "UIColor": return SampleValue("UIColor", "UIColor(\(color(name)))")
    case "ShapeStyle": return SampleValue("Color", color(name))
    case "ColorResource", "ImageResource":
      return SampleValue(holder, "\(holder)(name: \(name.quoted), bundle: .main)")
    case InventedType.symbol:
      let symbol = NameWords(name).list.joined(separator: ".")
      return SampleValue(holder, "\(holder)(rawValue: \(symbol.quoted))")
    case "Font": return SampleValue("Font", Self.font(name))
    case "Notification.Name", "NSNotification.Name":
      return SampleValue(holder, "\(holder)(\(name.quoted))")
    case "UserDefaults": return SampleValue("UserDefaults", ".standard")
    case "LocalizedStringKey", "LocalizedStringResource":
      return SampleValue(holder, NameWords(name).sentence.quoted)
    default: break
    }
    if let value = SampleTable.value(of: name, type: holder) { return value }
    if case .type(let type) = context.hint { return known(type, name) }
    if let own = OwnSample.expression(of: holder, in: sources) { return SampleValue(holder, own) }
    if let named = SampleTable.value(of: name) { return named }
    if context.isFollowed || context.call != nil { return structure(for: member) }
    return nil
  }

  /// The types whose further members mostly make one of the same: a text in another form, a paler colour.
  private static let closed: Set<String> = [
    "String", "Color", "UIColor", "Font", "Image", "Date", "Double", "CGFloat", "Float", "Text",
    "Substring", "LocalizedStringKey", "UIImage", "Decimal", "AttributedString",
  ]

  private mutating func part(
    _ member: InventedMember, _ holder: String, _ context: ValueContext
  ) -> SampleValue? {
    switch context.hint {
    case .type(let type): return known(type, member.name)
    case .condition: return SampleValue("Bool", "true")
    case .list: return list(of: member)
    case .text where holder != "String": return known("String", member.name)
    default: break
    }
    let named = SampleTable.value(of: member.name)
    if let named, named.type != "String" || !Self.closed.contains(holder) { return named }
    if Self.closed.contains(holder) { return SampleValue(holder, "self") }
    return guess(member, context)
  }

  /// Whether a type is one of views: of SwiftUI, or of the sources.
  func isView(_ type: String) -> Bool {
    if type.hasPrefix("some View") || type == "any View" { return true }
    let name = Self.stripped(type)
    if Self.views.contains(name) { return true }
    return sources.contains { source in
      guard let found = source.typeDeclaration(of: name) else { return false }
      let list = found.head.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
      return list.split { !$0.isLetter && $0 != "." }.contains {
        $0 == "View" || $0 == "SwiftUI.View"
      }
    }
  }

  private static let views: Set<String> = [
    "AnyView", "Button", "Capsule", "Chart", "Circle", "ConcentricRectangle",
    "ContainerRelativeShape", "Content", "ControlGroup", "Divider", "Ellipse", "EmptyView",
    "ForEach", "Gauge", "GeometryReader", "Grid",
    "GridRow", "Group", "HStack", "LabeledContent", "Label", "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List", "ModifiedContent", "Path",
    "ProgressView", "RadialGradient", "Rectangle", "RoundedRectangle", "ScrollView", "Section",
    "Spacer", "Text", "TimelineView", "Toggle", "UnevenRoundedRectangle", "VStack", "ViewThatFits",
    "ZStack", "Image", "Self", "Color", "InventedView",
  ]

  /// A colour of a catalogue whose name is alike, one whose name is a word of it, or grey.
  func color(_ name: String) -> String {
    let letters = Self.letters(name)
    if let entry = surroundings.colors.first(where: {
      let other = Self.letters($0.split(separator: "/").last.map(String.init) ?? $0)
      return other == letters || other + "color" == letters || letters + "color" == other
    }) {
      return "Color(\(entry.quoted))"
    }
    let words = NameWords(name).list
    if let named = words.last(where: Self.hues.contains) { return "Color.\(named)" }
    if !Set(words).isDisjoint(with: ["background", "surface"]) {
      return "Color(UIColor.systemBackground)"
    }
    if !Set(words).isDisjoint(with: ["text", "label", "foreground", "ink", "title"]) {
      return "Color.primary"
    }
    return Set(words).isDisjoint(with: ["accent", "tint", "brand"])
      ? "Color.gray" : "Color.accentColor"
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "black", "gray", "primary", "secondary",
  ]

  private static func font(_ name: String) -> String {
    let words = NameWords(name).list
    let styles = ["title", "headline", "subheadline", "caption", "footnote", "callout", "body"]
    return "." + (styles.first(where: words.contains) ?? "body")
  }
}
