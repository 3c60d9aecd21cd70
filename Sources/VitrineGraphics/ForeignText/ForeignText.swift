/// Text that others wrote (documents, names of files, flags, records), quoted for what it is printed in.
///
/// Whatever the program says goes through here, so that nothing it was given steers a terminal, reorders
/// what a reader sees, begins a line of its own or becomes a command of a build server. What has no picture
/// of its own is spelt out as `⟨U+001B⟩`.
package enum ForeignText {
  /// One line: line breaks and tabs are spelt out, too.
  package static func line(_ text: String) -> String { quoted(text, keepsLayout: false) }

  /// Lines that the program put together itself: line breaks and tabs stay. What is foreign in them was
  /// quoted before, by `line`.
  package static func page(_ text: String) -> String { quoted(text, keepsLayout: true) }

  /// Each of them on a line of its own.
  package static func lines(_ lines: [String]) -> String {
    lines.map(line).joined(separator: "\n")
  }

  /// Whether a scalar steers instead of being shown: controls (C0, DEL, C1), line and paragraph
  /// separators, marks and overrides of direction (Unicode, UAX #9).
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7f...0x9f, 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x206f: true
    default: false
    }
  }

  /// `⟨U+00A0⟩`.
  package static func spelt(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
  }

  /// The text with some scalars replaced. Characters would not do: a mark that joins a quote to itself makes
  /// another character of it, and the same quote.
  static func replacing(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    text.unicodeScalars.reduce(into: "") { out, scalar in
      if let new = replacement(scalar) {
        out.unicodeScalars.append(contentsOf: new.unicodeScalars)
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
  }

  private static func quoted(_ text: String, keepsLayout: Bool) -> String {
    if isPlain(text) { return text }
    let scalars = Array(text.unicodeScalars)
    var out = String.UnicodeScalarView()
    // Whether nothing but blanks stands on the line so far.
    var isAtStart = true
    for (index, scalar) in scalars.enumerated() {
      let isLayout = keepsLayout && (scalar == "\n" || scalar == "\t")
      if !isLayout && isControl(scalar) || (isAtStart && beginsCommand(scalars[index...]))
        || beginsOlderCommand(scalars[index...])
      {
        out.append(contentsOf: spelt(scalar).unicodeScalars)
        isAtStart = false
      } else {
        out.append(scalar)
        isAtStart = isLayout && scalar == "\n" || isAtStart && scalar.properties.isWhitespace
      }
    }
    return String(out)
  }

  /// `::error::…`, which GitHub Actions obeys at the beginning of a line, behind blanks as well.
  private static func beginsCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.starts(with: "::".unicodeScalars)
  }

  /// `##[error]…`, `##vso[…`, `##teamcity[…`, which build servers look for anywhere in a line.
  private static func beginsOlderCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.starts(with: "##".unicodeScalars)
      && rest.dropFirst(2).drop { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }.first
        == "["
  }

  /// Most of what is printed: ASCII without any sign that matters here.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      (0x20...0x7e).contains($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "#")
    }
  }
}
