import VitrineGraphics

/// A looked-up string with places for values and with inline Markdown.
nonisolated struct PatternText {
  /// A piece of the text: words, or a value.
  struct Piece {
    var text: String
    /// The position of the value that the text is of; nil for words.
    var argument: Int?
    var style: InlineMarkdown.Style
  }

  private let runs: [(text: String, style: InlineMarkdown.Style)]

  /// The first of the private-use scalars that represent arguments, so that Markdown can span them.
  private static let firstArgument: UInt32 = 0xF0000
  /// The largest number of arguments; further ones are omitted.
  private static let mostArguments: UInt32 = 0x1000

  /// - Parameters:
  ///   - pattern: the string.
  ///   - isPattern: whether its percent signs are places of values.
  init(_ pattern: String, isPattern: Bool = true) {
    let isFilled = isPattern && pattern.utf8.contains(UInt8(ascii: "%"))
    let marked = isFilled ? Self.marked(pattern) : pattern
    runs =
      InlineMarkdown.isNeeded(marked)
      ? InlineMarkdown(marked, isExtended: true).runs : [(marked, InlineMarkdown.Style())]
  }

  private static func marked(_ pattern: String) -> String {
    var next = 0
    var result = ""
    for piece in FormatPattern(pattern).pieces {
      switch piece {
      case .literal(let string): result += string
      case .argument(let position):
        let index = UInt32(clamping: position ?? next)
        next += 1
        guard index < mostArguments, let scalar = UnicodeScalar(firstArgument + index) else {
          continue
        }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the pieces of the text, whose words agree with their numbers where that is asked for.
  ///
  /// - Parameters:
  ///   - count: the number of values.
  ///   - value: returns the text of a value.
  ///   - language: returns the language of the words.
  ///   - notes: gets a diagnostic for words that should agree, and do not.
  func pieces(
    count: Int, value: (Int) -> String, language: () -> String, notes: inout [Diagnostic]
  ) -> [Piece] {
    var pieces: [Piece] = []
    var rest = runs[...]
    while let run = rest.first {
      guard let agreement = run.style.agreement else {
        pieces += Self.split(run, count)
        rest.removeFirst()
        continue
      }
      let span = rest.prefix { $0.style.agreement?.span == agreement.span }
      rest = rest[span.endIndex...]
      var words = span.flatMap { Self.split($0, count) }
      for index in words.indices {
        if let argument = words[index].argument { words[index].text = value(argument) }
      }
      if let note = Self.agree(&words, agreement, language()) { notes.append(note) }
      pieces += words
    }
    return pieces
  }

  private static func split(
    _ run: (text: String, style: InlineMarkdown.Style), _ count: Int
  ) -> [Piece] {
    guard count > 0 else { return [Piece(text: run.text, style: run.style)] }
    var pieces: [Piece] = []
    var literal = String.UnicodeScalarView()
    func flush() {
      if !literal.isEmpty { pieces.append(Piece(text: String(literal), style: run.style)) }
      literal.removeAll()
    }
    for scalar in run.text.unicodeScalars {
      let index = Int(scalar.value) - Int(firstArgument)
      guard index >= 0, index < Int(mostArguments) else {
        literal.append(scalar)
        continue
      }
      flush()
      guard index < count else { continue }
      pieces.append(Piece(text: "", argument: index, style: run.style))
    }
    flush()
    return pieces
  }

  /// Makes words agree with the number among them; returns why they do not.
  private static func agree(
    _ pieces: inout [Piece], _ agreement: InlineMarkdown.Agreement, _ language: String
  ) -> Diagnostic? {
    let phrase = pieces.map(\.text).joined()
    guard phrase.contains(where: \.isLetter) else { return nil }
    let isEnglish = LanguageChain.tags(language).last == "en"
    guard isEnglish, agreement.isOfNumber, let words = EnglishAgreement(phrase) else {
      return Diagnostic(
        severity: .warning, code: "words-disagree",
        message: "'\(phrase.prefix(longestPhrase))' is drawn as it is written in '\(language)': "
          + "only an English noun is made to agree, with a number before it", path: "")
    }
    guard let change = words.change else { return nil }
    replace(change.place, by: change.word, in: &pieces)
    return nil
  }

  /// The most characters of words in a message.
  private static let longestPhrase = 60

  /// Puts a word in the place of another, which may begin in one piece and end in the next.
  private static func replace(_ place: Range<Int>, by word: String, in pieces: inout [Piece]) {
    var start = 0
    var word = word
    for index in pieces.indices {
      let text = Array(pieces[index].text)
      let range = (start..<start + text.count).clamped(to: place)
      start += text.count
      guard !range.isEmpty else { continue }
      let offset = range.lowerBound - (start - text.count)
      pieces[index].text =
        String(text[..<offset]) + word + String(text[(offset + range.count)...])
      pieces[index].argument = nil
      word = ""
    }
  }
}
