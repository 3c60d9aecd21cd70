/// Characters by number or by name, as HTML writes them: `&#169;`, `&#xA9;`, `&copy;`.
nonisolated enum CharacterReference {
  /// The most characters between `&` and `;`: names have up to 8, numbers up to 7 digits.
  static let longest = 10

  /// Returns what stands between `&` and `;` as a character; nil for a name that is not known.
  ///
  /// Numbers that are none of Unicode's, and 0, are the sign for an unknown character, as CommonMark says.
  static func value(_ reference: some StringProtocol) -> String? {
    guard reference.hasPrefix("#") else { return names[String(reference)] }
    let digits = reference.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let text = isHex ? digits.dropFirst() : digits
    let mostDigits = isHex ? 6 : 7
    guard (1...mostDigits).contains(text.count),
      text.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = UInt32(text, radix: isHex ? 16 : 10)
    else { return nil }
    let scalar = number == 0 ? nil : Unicode.Scalar(number)
    return String(Character(scalar ?? "\u{FFFD}"))
  }

  /// Returns a text with its references as characters.
  static func decoded(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      let name = rest.prefix(longest).prefix { $0 != ";" }
      guard rest.dropFirst(name.count).first == ";", let value = value(name) else {
        result += "&"
        continue
      }
      result += value
      rest = rest.dropFirst(name.count + 1)
    }
    return result + rest
  }

  /// The entities of HTML 4 (section 24): Latin-1, Greek, and marks of typesetting; `apos` is XML's.
  private static let names: [String: String] = {
    var names = special
    for (start, block) in blocks {
      for (offset, name) in block.split(separator: " ").enumerated() where name != "-" {
        names[String(name)] = Unicode.Scalar(start + UInt32(offset)).map { String(Character($0)) }
      }
    }
    return names
  }()

  /// Names in the order of their characters, from the first of each; a hyphen is a character without one.
  private static let blocks: [(UInt32, String)] = [
    (
      0xA0,
      "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn "
        + "sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest"
    ),
    (
      0xC0,
      "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute "
        + "Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc "
        + "Uuml Yacute THORN szlig"
    ),
    (
      0xE0,
      "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute "
        + "icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc "
        + "uuml yacute thorn yuml"
    ),
    (
      0x391,
      "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - "
        + "Sigma Tau Upsilon Phi Chi Psi Omega"
    ),
    (
      0x3B1,
      "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf "
        + "sigma tau upsilon phi chi psi omega"
    ),
    (0x2190, "larr uarr rarr darr harr"), (0x21D0, "lArr uArr rArr dArr hArr"),
  ]

  private static let special = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "OElig": "Œ", "oelig": "œ",
    "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
    "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "ndash": "–", "mdash": "—",
    "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
    "dagger": "†", "Dagger": "‡", "bull": "•", "hellip": "…", "permil": "‰", "prime": "′",
    "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "oline": "‾", "frasl": "⁄", "euro": "€",
    "trade": "™", "forall": "∀", "part": "∂", "exist": "∃", "empty": "∅", "nabla": "∇",
    "isin": "∈", "notin": "∉", "ni": "∋", "prod": "∏", "sum": "∑", "minus": "−", "lowast": "∗",
    "radic": "√", "prop": "∝", "infin": "∞", "ang": "∠", "and": "∧", "or": "∨", "cap": "∩",
    "cup": "∪", "int": "∫", "there4": "∴", "sim": "∼", "cong": "≅", "asymp": "≈", "ne": "≠",
    "equiv": "≡", "le": "≤", "ge": "≥", "sub": "⊂", "sup": "⊃", "oplus": "⊕", "otimes": "⊗",
    "perp": "⊥", "sdot": "⋅", "loz": "◊", "spades": "♠", "clubs": "♣", "hearts": "♥",
    "diams": "♦", "check": "✓",
  ]
}
