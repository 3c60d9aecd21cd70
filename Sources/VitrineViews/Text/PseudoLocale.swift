/// A locale for testing a design in other languages: its words are transformations of the design's own.
///
/// The regions are those that ISO 3166 leaves to users; XA and XB have the same meaning in CLDR.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Accented words in brackets, 40 % longer.
  case longer = "en_XA"
  /// Right to left, each word reversed.
  case rightToLeft = "ar_XB"
  /// Thai letters with marks above and below, which need tall lines.
  case tall = "th_XC"
  /// Ideographs, which allow line breaks anywhere.
  case ideographic = "zh_XD"

  /// The pseudo-locale of an identifier such as `en_XA` or `en-XA`; nil for real locales.
  public init?(identifier: String) {
    guard identifier.utf8.count == 5 else { return nil }
    self.init(rawValue: String(identifier.map { $0 == "-" ? "_" : $0 }))
  }

  /// The real locale that supplies the language, numbers and dates.
  public var baseIdentifier: String {
    switch self {
    case .longer: "en_US"
    case .rightToLeft: "ar_EG"
    case .tall: "th_TH"
    case .ideographic: "zh_CN"
    }
  }

  /// Transforms words into the pseudo-locale. Only Latin letters change: numbers and signs stay as they are,
  /// and so does text that a format has already written in the base locale.
  public func words(_ text: String) -> String {
    guard text.contains(where: Self.isLetter) else { return text }
    switch self {
    case .longer: return Self.longer(text)
    case .rightToLeft: return Self.byWord(text) { "\u{202E}" + $0 + "\u{202C}" }
    case .tall: return Self.byWord(text, Self.stacked)
    case .ideographic: return Self.ideographs(text)
    }
  }

  private static func isLetter(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return byte | 32 >= 97 && byte | 32 <= 122
  }
}

extension PseudoLocale {
  /// Accented letters in alphabetical order.
  private static let accented = Array("ábçďéfĝĥíĵķļmñóþqŕšţúvŵxýž")
  private static let accentedCapitals = Array("ÁBÇĎÉFĜĤÍĴĶĻMÑÓÞQŔŠŢÚVŴXÝŽ")
  /// The growth of words: that of German and Finnish over English in short labels.
  private static let growth = 0.4

  private static func longer(_ text: String) -> String {
    let letters = text.count(where: isLetter)
    let more = max(1, Int((Double(letters) * growth).rounded(.up)))
    let words = String(text.map(accent))
    // Brackets in a picture show whether an end is cut; a label of a few letters has no room for them.
    guard more >= 3 else { return words + String(repeating: "~", count: more) }
    var filling = ""
    // Spaces are inserted regularly, so that long texts wrap like words.
    for i in 0..<(more - 2) { filling += i % 6 == 0 ? " " : "~" }
    return "[" + words + filling + "]"
  }

  private static func accent(_ character: Character) -> Character {
    guard isLetter(character), let byte = character.asciiValue else { return character }
    return byte >= 97 ? accented[Int(byte - 97)] : accentedCapitals[Int(byte - 65)]
  }

  /// Thai clusters of a consonant with a tone over a vowel, or with a vowel sign.
  private static let clusters = ["ที่", "ผู้", "ปี", "กุ้", "ฟื้", "ณ", "ญู", "ป๊ำ"]

  private static func stacked(_ word: String) -> String {
    word.map { clusters[Int($0.asciiValue ?? 0) % clusters.count] }.joined()
  }

  /// Common characters of even weight.
  private static let characters = Array("永国美海东爱書風龍語電話車時")

  /// Replaces two letters by one ideograph, which has the same width and information; drops spaces between
  /// words.
  private static func ideographs(_ text: String) -> String {
    let changed = byWord(text) { word in
      let bytes = word.compactMap(\.asciiValue)
      return String(
        stride(from: 0, to: bytes.count, by: 2).map {
          characters[Int(bytes[$0]) % characters.count]
        })
    }
    var result = ""
    for character in changed {
      if character == " ", let last = result.last, characters.contains(last) { continue }
      result.append(character)
    }
    return result
  }

  /// Returns the text with each run of Latin letters transformed.
  private static func byWord(_ text: String, _ change: (String) -> String) -> String {
    var result = ""
    var word = ""
    for character in text {
      if isLetter(character) {
        word.append(character)
        continue
      }
      if !word.isEmpty { result += change(word) }
      word = ""
      result.append(character)
    }
    return word.isEmpty ? result : result + change(word)
  }
}
