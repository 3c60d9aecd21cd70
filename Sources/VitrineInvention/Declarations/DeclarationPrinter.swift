/// Prints declarations as a source of Swift.
package struct DeclarationPrinter: Sendable {
  package var types: [InventedType]
  package var members: [InventedMember]
  /// Before each declaration: `public`, or nothing for a target whose own types it may name.
  package var access: String

  package init(_ types: [InventedType], _ members: [InventedMember], isPublic: Bool) {
    (self.types, self.members) = (types, members)
    access = isPublic ? "public " : ""
  }

  /// The source: what it is, imports, types by name with their members, extensions, then functions and variables.
  package func source(imports: [String]) -> String {
    var out = """
      // Declarations that nobody has, as their uses show them; written by Vitrine. Where samples are not what a picture \
      should
      // show, change them here: 'vitrine render … --stubs FILE' compiles this file.\n
      """
    out += imports.map { "import \($0)\n" }.joined()
    for type in types where !isNested(type) { out += "\n" + text(of: type, indent: "") }
    for holder in knownHolders { out += "\n" + text(ofExtension: holder) }
    for member in members where member.holder == .module {
      out += "\n" + text(of: member, indent: "", holder: nil)
    }
    return out
  }

  private func isNested(_ type: InventedType) -> Bool {
    guard let outer = Self.outer(type.name) else { return false }
    return types.contains { $0.name == outer }
  }

  private static func outer(_ name: String) -> String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// Types that are not invented here and have invented members or types in them, in the order of their first.
  private var knownHolders: [String] {
    var holders: [String] = []
    let invented = Set(types.map(\.name))
    let named =
      members.compactMap { if case .type(let name) = $0.holder { name } else { nil } }
      + types.compactMap { Self.outer($0.name) }
    for name in named where !invented.contains(name) && !holders.contains(name) {
      holders.append(name)
    }
    return holders
  }

  private func members(of holder: String) -> [InventedMember] {
    members.filter { $0.holder == .type(holder) }
  }

  private func text(ofExtension holder: String) -> String {
    var out = "extension \(holder) {\n"
    for type in types where Self.outer(type.name) == holder { out += text(of: type, indent: "  ") }
    for member in members(of: holder) { out += text(of: member, indent: "  ", holder: nil) }
    return out + "}\n"
  }
}

extension DeclarationPrinter {
  /// The words before the name of a type, and those behind it.
  private func head(of type: InventedType) -> (keyword: String, list: [String]) {
    let extra = type.conformances
    let usual = ["Hashable", "Codable", "Sendable", "InventedSample"]
    switch type.kind {
    case .contract: return ("protocol", extra)
    case .reference: return (access.isEmpty ? "class" : "open class", extra)
    case .wrapper: return ("@propertyWrapper \(access)struct", extra)
    case .enumeration:
      let cases = members(of: type.name).filter {
        if case .enumCase = $0.form { true } else { false }
      }
      let isPlain = cases.allSatisfy { $0.form == .enumCase(0) }
      return (
        access + "enum",
        (isPlain ? ["String", "CaseIterable"] : []) + usual.filter { !type.omitted.contains($0) }
          + extra
      )
    case .structure:
      if type.isView || type.generics > 0 { return (access + "struct", extra) }
      let list = ["Hashable", "Codable", "Sendable", "Identifiable", "InventedSample"]
      return (access + "struct", list.filter { !type.omitted.contains($0) } + extra)
    }
  }

  fileprivate func text(of type: InventedType, indent: String) -> String {
    let (keyword, list) = head(of: type)
    let words = keyword.hasPrefix("protocol") ? access + keyword : keyword
    let generics = Self.generics(type)
    var out = "\(indent)/// First used in \(type.place.file):\(type.place.line).\n"
    if let alias = type.alias {
      return out + "\(indent)\(access)typealias \(type.ownName.declared) = \(alias)\n"
    }
    out += "\(indent)\(words) \(type.ownName.declared)\(generics)"
    out += (list.isEmpty ? "" : ": " + list.joined(separator: ", ")) + " {\n"
    let inner = indent + "  "
    out += body(of: type, inner)
    if type.hasSubscript {
      let setter = type.kind == .reference ? "set" : "nonmutating set"
      out += "\(inner)\(access)subscript<Key>(key: Key) -> String? {\n"
      out += "\(inner)  get { invented(\((type.name + ".subscript").quoted), \"Sample\") }\n"
      out += "\(inner)  \(setter) {}\n\(inner)}\n"
    }
    for nested in types where Self.outer(nested.name) == type.name {
      out += text(of: nested, indent: inner)
    }
    guard type.kind != .contract else {
      out += indent + "}\n"
      let own = members(of: type.name)
      guard !own.isEmpty else { return out }
      out += "\(indent)extension \(type.name) {\n"
      for member in own { out += text(of: member, indent: inner, holder: type) }
      return out + "\(indent)}\n"
    }
    for member in members(of: type.name) { out += text(of: member, indent: inner, holder: type) }
    return out + indent + "}\n"
  }

  private static func generics(_ type: InventedType) -> String {
    if type.kind == .wrapper { return "<Value>" }
    guard type.generics > 0 else { return "" }
    return "<" + (0..<type.generics).map { "Type\($0)" }.joined(separator: ", ") + ">"
  }

  private func body(of type: InventedType, _ indent: String) -> String {
    switch type.kind {
    case .contract: return ""
    case .wrapper: return wrapper(type, indent)
    case .enumeration:
      let first = members(of: type.name).first {
        if case .enumCase = $0.form { true } else { false }
      }
      let sample = first.map { $0.form == .enumCase(0) ? ".\($0.name.declared)" : nil } ?? nil
      let name = type.name
      return
        "\(indent)\(access)static func inventedSample(_ name: String) -> \(name) { \(sample ?? Self.payload(first)) }\n"
    case .reference: return inits(type, indent)
    case .structure: return structure(type, indent)
    }
  }

  private static func payload(_ member: InventedMember?) -> String {
    guard let member, case .enumCase(let count) = member.form else { return "" }
    let values = Array(repeating: "InventedAnything()", count: count).joined(separator: ", ")
    return ".\(member.name.declared)(\(values))"
  }

  private func structure(_ type: InventedType, _ indent: String) -> String {
    var out = ""
    if type.isView {
      let name = type.name.quoted
      let hasContent = type.calls.contains { Self.contentIndex($0) != nil }
      if hasContent { out += "\(indent)private var content = AnyView(EmptyView())\n" }
      let shown =
        hasContent
        ? "content"
        : type.name.hasSuffix("Image") || type.name.hasSuffix("Icon")
          ? "Rectangle().fill(.quaternary)" : ""
      out +=
        "\(indent)\(access)var body: some View { InventedView(\(name))\(shown.isEmpty ? "" : " { \(shown) }") }\n"
    } else if type.generics == 0 {
      if !type.omitted.contains("Identifiable"), !has("id", type) {
        out += "\(indent)\(access)var id: String { \(type.name.quoted) }\n"
      }
      out +=
        "\(indent)\(access)static func inventedSample(_ name: String) -> \(type.name) { \(type.ownName.declared)() }\n"
    }
    return out + inits(type, indent)
  }

  private func has(_ name: String, _ type: InventedType) -> Bool {
    members(of: type.name).contains { $0.name == name && !$0.isStatic }
  }

  /// The closure that a view shows: the last one without parameters.
  private static func contentIndex(_ call: CallShape) -> Int? {
    call.arguments.lastIndex { $0.kind == .closure(0) && $0.label != "action" }
  }

  private func inits(_ type: InventedType, _ indent: String) -> String {
    var out = ""
    for call in type.calls + (type.calls.contains { $0.arguments.isEmpty } ? [] : [CallShape()]) {
      let content = type.isView ? Self.contentIndex(call) : nil
      let list = ParameterList(call, owner: type.name + ".", content: content)
      let body = content.map { "content = AnyView(a\($0)())" } ?? list.calls
      // The one without arguments makes samples.
      let mark = type.isFailable && !call.arguments.isEmpty ? "?" : ""
      out +=
        "\(indent)\(access)init\(mark)\(list.generics)(\(list.text))\(list.constraints) {\(body.isEmpty ? "" : " \(body) ")}\n"
    }
    return out
  }

  private func wrapper(_ type: InventedType, _ indent: String) -> String {
    var out = "\(indent)\(access)var wrappedValue: Value\n"
    out += "\(indent)\(access)var projectedValue: Binding<Value> { .constant(wrappedValue) }\n"
    for call in type.calls + (type.calls.contains { $0.arguments.isEmpty } ? [] : [CallShape()]) {
      let list = ParameterList(call, owner: type.name + ".", content: nil)
      let value = "wrappedValue: Value" + (list.text.isEmpty ? "" : ", " + list.text)
      out +=
        "\(indent)\(access)init\(list.generics)(\(value)) { self.wrappedValue = wrappedValue }\n"
      out += "\(indent)\(access)init\(list.generics)(\(list.text)) where Value: InventedSample {\n"
      out += "\(indent)  wrappedValue = invented(\(type.name.quoted))\n\(indent)}\n"
    }
    return out
  }
}
