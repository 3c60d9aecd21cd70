/// The style that a font's name tells: weight, slant, width, and the design that is nearest to its family.
///
/// Names follow the rules of PostScript, `HelveticaNeue-CondensedBold`, or of menus, `Avenir Next Demi Bold`.
struct FontNameStyle: Equatable {
  /// The weight, 100…900; nil if the name has no word for it.
  var weight: Double?
  var isItalic = false
  /// Whether the letters are narrower than usual.
  var isCondensed = false
  var design = FontRequest.Design.standard

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let family = parts.first.map(Self.words) ?? []
    if parts.count == 2 {
      for word in Self.words(parts[1]).reversed() { add(word) }
      isCondensed = isCondensed || family.contains("condensed")
    } else {
      // The words at the end count, as far as all of them are words of styles.
      for word in family.dropFirst().reversed() where !add(word) { break }
    }
    design = Self.design(family.joined())
  }

  /// Takes a word of a style; false for other words.
  @discardableResult
  private mutating func add(_ word: String) -> Bool {
    var word = word
    var step = 0.0
    let isUltra = word.hasPrefix("ultra")
    if let prefix = Self.prefixes.first(where: { word.hasPrefix($0.key) }) {
      word.removeFirst(prefix.key.count)
      if word.isEmpty {
        // In "Demi Bold" the words are apart, the last of which was taken first; "Demi" alone is a weight, too.
        let next = Self.stepped(weight ?? Self.weights["bold"] ?? Self.regular, prefix.value)
        weight = isUltra && next < Self.regular ? Self.ultraLight : next
        return true
      }
      step = prefix.value
    }
    if step > 0, word == "light", isUltra {
      weight = Self.ultraLight
    } else if let value = Self.weights[word] {
      weight = Self.stepped(value, step)
    } else if Self.italics.contains(word) {
      isItalic = true
    } else if word == "condensed" {
      isCondensed = true
    } else {
      return word == "regular" || word == "roman" || word == "book"
    }
    return true
  }

  /// Returns a weight a step further from regular, or nearer to it.
  private static func stepped(_ weight: Double, _ step: Double) -> Double {
    if weight >= regular { return min(900, weight + step) }
    return max(100, weight - step)
  }

  private static let regular = 400.0
  private static let weights: [String: Double] = [
    "hairline": 100, "thin": 200, "light": 300, "medium": 500, "bold": 700, "heavy": 800,
    "black": 900,
  ]
  /// The prefixes of a weight, and how far each moves it. No name begins with two of them.
  private static let prefixes: KeyValuePairs<String, Double> = [
    "semi": -100, "demi": -100, "extra": 100, "ultra": 100,
  ]
  /// By the platform's names ultra light is thinner than thin.
  private static let ultraLight = 100.0
  private static let italics: Set<String> = ["italic", "oblique", "slanted", "inclined", "it"]

  /// Returns the words of a name in lower case: `BoldItalicMT` has bold, italic and mt.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var wasLower = false
    for character in text {
      guard character.isLetter || character.isNumber else {
        wasLower = false
        words.append("")
        continue
      }
      if words.isEmpty || (character.isUppercase && wasLower) { words.append("") }
      words[words.count - 1] += character.lowercased()
      wasLower = !character.isUppercase
    }
    return words.filter { !$0.isEmpty }
  }

  private static func design(_ family: String) -> FontRequest.Design {
    if family.contains("rounded") { return .rounded }
    if family.contains("mono") || fixed.contains(where: family.hasPrefix) { return .monospaced }
    return serifs.contains(where: family.hasPrefix) ? .serif : .standard
  }

  /// The families of iOS with letters of one width, and those with serifs.
  private static let fixed = ["courier", "menlo"]
  private static let serifs = [
    "americantypewriter", "baskerville", "bodoni", "charter", "cochin", "didot", "georgia",
    "hoefler", "iowan", "newyork", "palatino", "rockwell", "superclarendon", "times",
  ]
}

extension FontRequest {
  /// Returns the request for what stands in for a font that is not there. What the text asks for beside the name wins.
  func standIn(for name: String) -> FontRequest {
    let style = FontNameStyle(name)
    var request = self
    request.family = .system(style.design)
    if let named = style.weight, weight >= 400 {
      request.weight = max(named, weight > 400 ? weight : 0)
    }
    request.isItalic = isItalic || style.isItalic
    if style.isCondensed, width == 1 { request.width = 0.8 }
    return request
  }
}
