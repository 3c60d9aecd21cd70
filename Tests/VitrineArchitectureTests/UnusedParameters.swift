/// A parameter of a public declaration that the body never names.
struct UnusedParameter: Hashable, CustomStringConvertible {
  /// `init`, `subscript`, or the function's name.
  var declaration: String
  /// As the body would name it.
  var name: String

  var description: String { declaration + " " + name }
}

/// The parameters that public initializers, functions and subscripts of a Swift source drop.
///
/// A reader of words rather than a compiler: it knows comments, brackets and names. Requirements of
/// protocols have no body; metatypes only choose a type; what begins with an underscore or builds
/// results is not called by name.
func unusedParameters(in source: String) -> [UnusedParameter] {
  var scan = ParameterScan(source)
  return scan.unused()
}

private struct ParameterScan {
  private let text: [UInt8]
  private var at = 0

  init(_ source: String) { text = SwiftSource(source).withoutComments }

  private static let modifiers: Set<String> = [
    "nonisolated", "static", "override", "mutating", "final", "required", "convenience", "class",
  ]

  mutating func unused() -> [UnusedParameter] {
    var found: [UnusedParameter] = []
    while let word = nextWord() {
      guard word == "public", let declaration = declaration() else { continue }
      skipGenerics()
      guard byte == UInt8(ascii: "("), let parameters = bracketed(), let body = body() else {
        continue
      }
      if declaration.hasPrefix("_") || declaration.hasPrefix("build") { continue }
      let words = Set(Self.words(body))
      for parameter in Self.parts(parameters) where !Self.isMetatype(parameter) {
        guard let name = Self.name(parameter), name == "_" || !words.contains(name) else {
          continue
        }
        found.append(UnusedParameter(declaration: declaration, name: name))
      }
    }
    return found
  }

  private var byte: UInt8? { at < text.count ? text[at] : nil }

  /// What `public` stands before; nil for properties and types.
  private mutating func declaration() -> String? {
    while let word = nextWord() {
      if Self.modifiers.contains(word) { continue }
      if word == "init" || word == "subscript" {
        if byte == UInt8(ascii: "?") { at += 1 }
        return word
      }
      return word == "func" ? functionName() : nil
    }
    return nil
  }

  private mutating func functionName() -> String {
    skipSpaces()
    let start = at
    while let byte, byte != UInt8(ascii: "("), byte != UInt8(ascii: "<") || start == at,
      !Self.isSpace(byte)
    { at += 1 }
    return Self.string(text[start..<at]).filter { $0 != "`" }
  }

  private mutating func skipGenerics() {
    skipSpaces()
    guard byte == UInt8(ascii: "<") else { return }
    var depth = 0
    while let byte {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">"), text[at - 1] != UInt8(ascii: "-") { depth -= 1 }
      at += 1
      if depth == 0 { break }
    }
    skipSpaces()
  }

  /// What stands between the bracket here and its partner, which it goes beyond.
  private mutating func bracketed() -> ArraySlice<UInt8>? {
    let start = at + 1
    var depth = 0
    while let byte {
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      at += 1
      if depth == 0 { return text[start..<(at - 1)] }
    }
    return nil
  }

  /// The body that follows the parameters; nil where none does.
  private mutating func body() -> ArraySlice<UInt8>? {
    let start = at
    while let byte, byte != UInt8(ascii: "{") {
      // The next declaration, or the end of the protocol around.
      let words = Self.words(text[start..<at])
      if byte == UInt8(ascii: "}") || words.contains(where: Self.begins.contains) { break }
      at += 1
    }
    guard byte == UInt8(ascii: "{") else {
      at = start
      return nil
    }
    return bracketed()
  }

  private static let begins: Set<String> = [
    "public", "func", "var", "let", "init", "static", "case", "associatedtype", "subscript",
  ]

  private mutating func skipSpaces() {
    while let byte, Self.isSpace(byte) { at += 1 }
  }

  /// The word at or after this place, which it goes beyond.
  private mutating func nextWord() -> String? {
    while let byte, !Self.isLetter(byte) { at += 1 }
    let start = at
    while let byte, Self.isLetter(byte) { at += 1 }
    return start == at ? nil : Self.string(text[start..<at])
  }
}

extension ParameterScan {
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (97...122).contains(byte | 32) || (48...57).contains(byte) || byte == 95 || byte >= 128
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { !isLetter($0) }.map(string)
  }

  /// The parameters, cut at commas outside of brackets.
  private static func parts(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var depth = 0
    var last: UInt8 = 0
    return bytes.split { byte in
      if "([{<".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) || byte == UInt8(ascii: ">") && last != UInt8(ascii: "-") {
        depth -= 1
      }
      last = byte
      return byte == UInt8(ascii: ",") && depth == 0
    }
  }

  /// The last word before the colon; attributes before it may have generic arguments.
  private static func name(_ parameter: ArraySlice<UInt8>) -> String? {
    words(parameter.prefix { $0 != UInt8(ascii: ":") }).last
  }

  private static func isMetatype(_ parameter: ArraySlice<UInt8>) -> Bool {
    string(parameter).contains(".Type")
  }
}
