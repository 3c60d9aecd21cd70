import Vitrine
import VitrineGraphics
import VitrineProjects

/// Swift of a manifest.
enum ManifestText {
  /// The longest line, as `swift format` has it.
  private static let mostColumns = 100

  static func literal(_ text: String) -> String { UntrustedText.swiftLiteral(text) }

  static func literals(_ texts: [String]) -> [String] { texts.map(literal) }

  /// Returns a list in one line, or with a line for each item where it is too long.
  ///
  /// - Parameters:
  ///   - name: the words before the list.
  ///   - indent: the number of spaces before it.
  static func list(_ items: [String], after name: String, indent: Int) -> String {
    let line = name + "[" + items.joined(separator: ", ") + "]"
    guard indent + line.count >= mostColumns else { return line }
    let margin = String(repeating: " ", count: indent)
    return name + "[\n" + items.map { "\(margin)  \($0),\n" }.joined() + margin + "]"
  }

  /// Returns a call with an argument on each line.
  static func call(_ name: String, _ arguments: [String], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return "\(margin).\(name)(\n" + arguments.map { "\(margin)  \($0)" }.joined(separator: ",\n")
      + ")"
  }

  /// The settings of a target's Swift.
  static func settings(_ language: LanguageSettings) -> [String] {
    [".swiftLanguageMode(.v\(min(max(language.version, 4), 6)))"]
      + (language.isOfMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + language.features.map { ".enableUpcomingFeature(\(literal($0)))" }
      + language.conditions.map { ".define(\(literal($0)))" }
  }

  /// Returns the module of a target as a source imports it: the package manager puts `_` in place of what no name has.
  static func module(_ target: String) -> String {
    let name = String(
      target.unicodeScalars.enumerated().map { index, scalar -> Character in
        let isDigit = ("0"..."9").contains(scalar)
        let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        // Letters of other alphabets stay.
        let isOther = scalar.value > 0x7F && scalar.properties.isXIDContinue
        return isLetter || isOther || scalar == "_" || (isDigit && index > 0)
          ? Character(scalar) : "_"
      })
    // A word of the language is a name only between these marks.
    return words.contains(name) ? "`\(name)`" : name
  }

  /// The words of the language that are no names.
  private static let words: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "false", "is",
    "nil", "self", "Self", "super", "throws", "true", "try", "_",
  ]
}
