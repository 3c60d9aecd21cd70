import SeededNumbers
import VitrineGraphics

/// Words that nobody means well with: a seeded source of them, and what no output may hold.
struct ForeignWords {
  private var numbers: Seeded

  init(seed: UInt64) { numbers = Seeded(seed) }

  private static let pieces = [
    "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{9B}31m", "\u{85}", "\u{7F}", "\u{8}", "\u{C}", "\r",
    "\n",
    "\r\n", "\t", "\n::error::planted", "\n  ::warning file=a,line=1::planted", "::error::planted",
    "##[error]planted", "\n##[command]rm", "##vso[task.complete]", "##teamcity[x]", "\u{202E}",
    "\u{202A}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
    "\u{2028}::error::planted",
    "\u{2029}", "</script><script>alert(1)</script>", "]]>", "<!--", "&lt;", "<b>", "|", "`", "```",
    "\"", "'", "\\", "\\u0000", "{", "}", "{{", "$(id)", "%0A::error::planted", "%", ",", ":", "::",
    "#", "##", "@someone", "https://example.com", "[a](b)", "../", "/", "*", "?", "-", "--", "=",
    "a", "Z", "7", "é", "天", "🌦️", "\u{FFFE}", "\u{FFFF}", "e\u{301}", "\u{301}", "'\u{301}",
    "<\u{200D}", ",\u{301}", "\u{FE0F}", "\u{200D}", " ", "…",
  ]

  mutating func word() -> String {
    (0...random(5)).map { _ in Self.pieces[random(Self.pieces.count - 1)] }.joined()
  }

  mutating func words(_ count: Int) -> [String] { (0..<count).map { _ in word() } }

  /// 0…most.
  private mutating func random(_ most: Int) -> Int { numbers.below(most + 1) }
}

extension ForeignWords {
  /// The first thing in an output that its reader would obey; nil where there is none.
  ///
  /// - Parameter own: how commands begin that the program may give.
  static func trouble(in text: String, own: String? = nil) -> String? {
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: true) {
      if let scalar = line.first(where: { $0 != "\t" && UntrustedText.isControl($0) }) {
        return "U+\(String(scalar.value, radix: 16)) in '\(UntrustedText.line(String(line)))'"
      }
      let words = line.drop { $0.properties.isWhitespace }
      if words.starts(with: "::".unicodeScalars),
        own.map({ words.starts(with: $0.unicodeScalars) }) != true
      {
        return "a command in '\(String(line))'"
      }
      if String(line).firstMatch(of: /##[a-zA-Z]*\[/) != nil { return "an older command: \(line)" }
    }
    return nil
  }
}
