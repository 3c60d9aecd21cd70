/// The declarations of a source for a program of widgets: types that are widgets, and the program's entry. Comments and texts
/// do not count.
package struct WidgetScan: Hashable, Sendable {
  /// The widgets by the names that another file of the target can write, in the order in which they are met.
  package private(set) var widgets: [String] = []
  /// The controls, likewise.
  package private(set) var controls: [String] = []
  /// Whether a widget, a control or a bundle of them is declared, as private as it may be.
  package private(set) var declaresAny = false
  /// Whether the program begins in it.
  package private(set) var hasMain = false

  /// Takes time in proportion to the source.
  ///
  /// - Parameter source: the bytes of a Swift file.
  package init(_ source: [UInt8]) {
    var words = CodeWords(SwiftCode(source).bytes)
    // The type of each open brace; nil for one of anything else.
    var open: [String?] = []
    // The number of open braces before each condition, whose branches may open the same ones.
    var conditions: [Int] = []
    var access = Access.visible
    while let word = words.next() {
      switch word {
      case "#":
        switch words.next() {
        case "if": conditions.append(open.count)
        case "else", "elseif": open.removeLast(max(0, open.count - (conditions.last ?? open.count)))
        case "endif": _ = conditions.popLast()
        default: break
        }
      case "{": open.append(nil)
      case "}": _ = open.popLast()
      case "@": if words.next(is: "main") { hasMain = true }
      case "private", "fileprivate": access = .hidden
      case "struct", "class", "enum", "actor", "extension":
        guard let type = TypeDeclaration(&words) else { continue }
        add(type, in: open, access)
        // Types in a hidden or generic one have no name elsewhere.
        if type.hasBody { open.append(type.isGeneric || access == .hidden ? nil : type.name) }
        access = .visible
      case "var", "let", "func", "init", "import", "typealias", "protocol": access = .visible
      default: break
      }
    }
    widgets = Self.unique(widgets)
    controls = Self.unique(controls)
  }

  /// Creates the scan of all sources of a target. Those that cannot be read declare nothing.
  package init(files: [String]) {
    self.init([])
    for file in files {
      guard let bytes = try? ProjectFile.bytes(file, limit: ExtensionKind.mostBytes) else {
        continue
      }
      let scan = WidgetScan(bytes)
      widgets += scan.widgets
      controls += scan.controls
      declaresAny = declaresAny || scan.declaresAny
      hasMain = hasMain || scan.hasMain
    }
    widgets = Self.unique(widgets)
    controls = Self.unique(controls)
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private enum Access { case visible, hidden }

  /// The deepest nesting of types whose names are told.
  private static let mostLevels = 8

  private mutating func add(_ type: TypeDeclaration, in open: [String?], _ access: Access) {
    let kinds = Set(type.conformances.map { $0.split(separator: ".").last ?? "" })
    let (isWidget, isControl) = (kinds.contains("Widget"), kinds.contains("ControlWidget"))
    declaresAny = declaresAny || isWidget || isControl || kinds.contains("WidgetBundle")
    guard isWidget || isControl, !type.isGeneric, access == .visible, open.count < Self.mostLevels
    else { return }
    let places = open.compactMap(\.self)
    guard places.count == open.count else { return }
    let name = (places + [type.name]).joined(separator: ".")
    if isWidget { widgets.append(name) } else { controls.append(name) }
  }
}

/// The head of a type's declaration or extension, behind its keyword.
private struct TypeDeclaration {
  private(set) var name: String
  private(set) var conformances: [String] = []
  private(set) var isGeneric = false
  private(set) var hasBody = false
  private var isConstraint = false

  /// Reads up to the brace; nil where no declaration follows, as behind `class` of a member.
  init?(_ words: inout CodeWords) {
    guard let first = words.name() else { return nil }
    name = first
    if words.next(is: "<") {
      isGeneric = true
      words.skipAngles()
    }
    guard words.next(is: ":") else {
      hasBody = words.next(is: "{")
      return
    }
    while let word = words.next() {
      switch word {
      case "{":
        hasBody = true
        return
      case "where": isConstraint = true
      case "}", ";": return
      case "@": _ = words.next()
      default:
        if !isConstraint, let type = words.name(beginning: word) { conformances.append(type) }
      }
    }
  }
}

/// The words and marks of code without comments and texts.
private struct CodeWords {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next word, or the next mark, which is one byte; nil at the end.
  mutating func next() -> String? {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count else { return nil }
    let start = index
    while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
    if index == start { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes the next word if it is this one.
  mutating func next(is word: String) -> Bool {
    let start = index
    if next() == word { return true }
    index = start
    return false
  }

  /// Takes a name with its dots; nil where the next word is none.
  mutating func name() -> String? {
    let start = index
    if let word = next(), let name = name(beginning: word) { return name }
    index = start
    return nil
  }

  /// Takes the rest of a name with dots.
  mutating func name(beginning word: String) -> String? {
    var quoted = word == "`"
    var parts = [quoted ? next() ?? "" : word]
    if quoted { _ = next() }
    guard let byte = parts[0].utf8.first, Self.isOfName(byte), quoted || !Self.words.contains(word)
    else { return nil }
    while next(is: ".") {
      quoted = next(is: "`")
      parts.append(next() ?? "")
      if quoted { _ = next() }
    }
    return parts.joined(separator: ".")
  }

  /// Skips the parameters of a generic type behind their first bracket.
  mutating func skipAngles() {
    var depth = 1
    while depth > 0, let word = next() {
      if word == "<" { depth += 1 }
      if word == ">" { depth -= 1 }
      // None of them has a brace: the source is not finished.
      if word == "{" || word == "}" { return }
    }
  }

  /// Words behind `class` that begin a member.
  private static let words: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "where",
  ]

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
