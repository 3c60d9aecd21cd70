import Foundation
import VitrineDocuments

/// What documents are written with.
enum DocumentWords {
  /// Every key and every name of the schema, then what is written around them.
  static let all: [[UInt8]] = (names + signs).map { Array($0.utf8) }

  static let yaml: [[UInt8]] = [
    "<<: *a\n", "&a ", "*a", "- ", ": ", "\n  ", "\n    ", "? ", "|\n", ">-\n", "---\n", "...\n",
    "%YAML 1.2\n", "!!str ", "!!int ", "!<tag:yaml.org,2002:float> ", "0x7fffffffffffffff",
    "0o777", ".inf", ".nan", "~", "#", "\u{85}", "\u{2028}", "\t", "\r\n", "{a: 1}", "[a, b]",
    "\"\\x41\\u00e9\\U0001F600\"", "''",
  ].map { Array($0.utf8) }

  private static let signs = [
    "\"", "\\", "\\u0000", "\\ud83d\\ude00", "\\ud800", "{}", "[]", "null", "true", "false", "{",
    "}",
    "[", "]", ",", ":", "$", "$item", "{{", "}}", "{item.name}", "{count(items)|fixed:1}", "'",
    " ? ",
    " ?? ", " && ", " || ", " == ", " <= ", "%", "-", "(", ")", ".", "|", "0", "-1", "0.5", "1e308",
    "-1e308", "1e-320", "9007199254740993", "9223372036854775807", "-9223372036854775808",
    "18446744073709551616", "1e19", "#FF000080", "#fff", "2007-01-09T09:41", "9999-12-31T23:59:59Z",
    "0000-00-00", "2007-02-30", "M0 0L10 10C1 2 3 4 5 6Z", "\u{301}", "\u{202e}", "\u{200d}", "👩‍👩‍👧",
    "ﷺ",
    "ก็", "漢字", "\u{feff}", "\u{0}",
  ]

  private static var names: [String] {
    guard
      let schema = try? JSONSerialization.jsonObject(with: Data(JSONSchema.text().utf8))
    else { return [] }
    var found: Set<String> = []
    collect(schema, into: &found)
    return found.filter { !$0.contains(" ") && $0.utf8.count < longestName }.sorted()
  }

  /// Longer texts of the schema are its explanations.
  private static let longestName = 32

  private static func collect(_ value: Any, into found: inout Set<String>) {
    switch value {
    case let text as String: found.insert(text)
    case let list as [Any]: for item in list { collect(item, into: &found) }
    case let object as [String: Any]:
      // Of thousands of symbols and devices none is read otherwise than another.
      for (key, item) in object where !["symbolName", "deviceName"].contains(key) {
        found.insert(key)
        collect(item, into: &found)
      }
    default: break
    }
  }
}
