// Initializers of known types that nobody has.
extension Invention {
  /// Types of which an extension can make a value, with one that stands for all.
  private static let makers = [
    "Color": "Color.gray", "Image": "Image(systemName: \"photo\")", "Font": "Font.body",
    "Text": "Text(\"Sample\")", "Date": "Date()", "String": "\"Sample\"",
    "UIColor": "Color.gray",
    "URL": "URL(fileURLWithPath: \"/sample\")", "LocalizedStringKey": "\"Sample\"",
  ]

  /// Declares the call of a known type whose labels no initializer has, as `Color(hex:)`.
  mutating func addInitializer(_ error: CompilerError, _ site: UseSite) -> Bool {
    guard surroundings.lacks, let (name, call, start) = site.source.typeCall(around: site.offset),
      let plain = Self.makers[name], !call.arguments.isEmpty,
      call.arguments.allSatisfy({ if case .closure = $0.kind { false } else { true } }),
      let label = call.arguments.first?.label, mayDeclare(label, error, isMember: true)
    else { return false }
    let labels = QuotedMessage(error.message).values.flatMap { $0.split(separator: ":") }
    guard !labels.contains(where: { NameDistance.isMisspelt(label, for: String($0)) }) else {
      return false
    }
    let shapes = initializers(of: name, like: call)
    let value = SampleValue(name, plain)
    let isOptional = site.source.context(of: name, at: start).isOptional
    let holder = InventedMember.Holder.type(name)
    if let index = members.firstIndex(where: { $0.name == "init" && $0.holder == holder }) {
      guard case .initializer(let known) = members[index].form else { return false }
      let new = shapes.filter { shape in !known.contains { $0.labels == shape.labels } }
      guard !new.isEmpty else { return false }
      members[index].form = .initializer(known + new)
    } else {
      members.append(
        InventedMember(
          name: "init", holder: holder, form: .initializer(shapes),
          value: isOptional ? value.optional : value, place: site.place))
    }
    addParameterTypes(shapes, owner: name, site.place)
    return true
  }

  private func initializers(of name: String, like call: CallShape) -> [CallShape] {
    var shape = call
    for other in TypeUse(of: name, in: sources).calls where other.labels == call.labels {
      shape.merge(other)
    }
    return [shape]
  }
}

extension SourceText {
  /// The innermost call around a place whose callee begins with a capital.
  func typeCall(around offset: Int) -> (name: String, call: CallShape, start: Int)? {
    let statement = statement(at: offset)
    var at = offset
    while at >= statement.lowerBound {
      if code[at] == UInt8(ascii: "("), let close = partner(of: at), close >= offset,
        let callee = name(before: at), callee.name.first?.isUppercase == true,
        let call = call(at: at, allowsClosures: false)
      {
        return (callee.name, call.shape, callee.start)
      }
      // The place may be that of the name.
      if at == offset, let own = name(at: offset), own.first?.isUppercase == true,
        let call = call(at: offset + own.utf8.count, allowsClosures: false)
      {
        return (own, call.shape, at)
      }
      if code[at].isClosing, at != offset, let open = partner(of: at) { at = open }
      at -= 1
    }
    return nil
  }
}
