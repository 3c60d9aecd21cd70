/// Quotes untrusted text (documents, file names, flags, records) for the format it is printed in.
///
/// All output of the program passes through here, so that no input controls a terminal, reorders the
/// visible text, starts a line of its own or becomes a command of a build server. Characters without a
/// visible form are written as `⟨U+001B⟩`.
package enum UntrustedText {
  /// Quotes text as one line: line breaks and tabs are escaped, too.
  package static func line(_ text: String) -> String { quoted(text, keepsLayout: false) }

  /// Quotes lines composed by the program itself: line breaks and tabs stay. Untrusted parts must already
  /// be quoted by `line`.
  package static func page(_ text: String) -> String { quoted(text, keepsLayout: true) }

  /// Quotes each text as a line of its own.
  package static func lines(_ lines: [String]) -> String {
    lines.map(line).joined(separator: "\n")
  }

  /// Whether a scalar is a control rather than visible: controls (C0, DEL, C1), line and paragraph
  /// separators, directional marks and overrides (Unicode, UAX #9).
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7f...0x9f, 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x206f: true
    default: false
    }
  }

  /// Returns a scalar as `⟨U+00A0⟩`.
  package static func spelt(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
  }

  /// Returns the text with some scalars replaced. It does not work on characters: a combining mark after a
  /// quote makes another character of it, but the quote remains.
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
    // Whether the line contains only blanks so far.
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

  /// Whether the text begins a command `::error::…`, which GitHub Actions runs at the start of a line, also
  /// after blanks.
  private static func beginsCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.starts(with: "::".unicodeScalars)
  }

  /// Whether the text begins a command `##[error]…`, `##vso[…` or `##teamcity[…`, which build servers find
  /// anywhere in a line.
  private static func beginsOlderCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.starts(with: "##".unicodeScalars)
      && rest.dropFirst(2).drop { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }.first
        == "["
  }

  /// Whether a text is ASCII without special characters, as most output is.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      (0x20...0x7e).contains($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "#")
    }
  }
}
