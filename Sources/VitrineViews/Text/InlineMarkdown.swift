/// The inline part of Markdown: emphasis, code, strikethrough, links, and the attributes of Foundation.
nonisolated struct InlineMarkdown {
  struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: String?
    /// The words that Foundation would make agree, such as "3 item" of `^[3 item](inflect: true)`.
    var agreement: Agreement?
  }

  /// The grammatical agreement that is asked of the words of a span.
  struct Agreement: Equatable {
    /// The number of the span, from 0.
    var span: Int
    /// Whether the words are only to agree with their own number.
    var isOfNumber: Bool
  }

  private(set) var runs: [(text: String, style: Style)] = []
  /// Whether `^[…](…)` has attributes, as in strings that are looked up.
  private let isExtended: Bool
  private var spans = 0

  /// The greatest nesting of marks; deeper ones are left as text.
  private static let deepest = 16

  init(_ string: String, isExtended: Bool = false) {
    self.isExtended = isExtended
    parse(Array(string), Style(), 0)
  }

  /// Whether the string contains any mark.
  static func isNeeded(_ string: String) -> Bool {
    string.utf8.contains { "*_`~[<\\&".utf8.contains($0) }
  }

  private mutating func add(_ text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append((text, style))
    }
  }

  private enum Piece {
    case text(String)
    case span(MarkdownScan.Span)
    /// A run of marks by its number.
    case marks(Int)
  }

  private mutating func parse(_ s: [Character], _ style: Style, _ depth: Int) {
    var emphasis = MarkdownEmphasis()
    let pieces = pieces(of: s, depth, &emphasis)
    emphasis.match()
    var open = Marks()
    for piece in pieces {
      switch piece {
      case .text(let text): add(text, open.over(style))
      case .marks(let index):
        let run = emphasis.runs[index]
        for kind in run.ends { open.count(kind, -1) }
        add(run.text, open.over(style))
        for kind in run.starts { open.count(kind, 1) }
      case .span(let span):
        var inner = open.over(style)
        apply(span.mark, to: &inner)
        if span.isVerbatim {
          add(String(s[span.content]), inner)
        } else {
          parse(Array(s[span.content]), inner, depth + 1)
        }
      }
    }
  }

  /// Divides a text into spans, runs of marks, and what is between them.
  private func pieces(
    of s: [Character], _ depth: Int, _ emphasis: inout MarkdownEmphasis
  ) -> [Piece] {
    var scan = MarkdownScan(s, isExtended: isExtended)
    var pieces: [Piece] = []
    var text = ""
    func end() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    var i = 0
    while i < s.count {
      if let (character, next) = Self.character(s, i) {
        text += character
        i = next
      } else if depth < Self.deepest, let span = scan.span(i) {
        end()
        pieces.append(.span(span))
        i = span.end
      } else if MarkdownEmphasis.isMark(s[i]) {
        let length = s[i...].prefix { $0 == s[i] }.count
        let behind = i + length < s.count ? s[i + length] : " "
        end()
        pieces.append(.marks(emphasis.runs.count))
        emphasis.add(s[i], length, after: i > 0 ? s[i - 1] : " ", before: behind)
        i += length
      } else {
        text.append(s[i])
        i += 1
      }
    }
    end()
    return pieces
  }

  /// Returns the character that an escape or a reference such as `&amp;` stands for, and the place behind it.
  private static func character(_ s: [Character], _ i: Int) -> (String, Int)? {
    if s[i] == "\\", i + 1 < s.count, s[i + 1].isPunctuation || s[i + 1].isSymbol {
      return (String(s[i + 1]), i + 2)
    }
    guard s[i] == "&" else { return nil }
    let name = s[(i + 1)...].prefix(CharacterReference.longest).prefix { $0 != ";" }
    guard name.endIndex < s.count, s[name.endIndex] == ";",
      let value = CharacterReference.value(String(name))
    else { return nil }
    return (value, name.endIndex + 1)
  }

  /// The number of open spans of each kind.
  private struct Marks {
    private var (bold, italic, struck) = (0, 0, 0)

    mutating func count(_ kind: MarkdownEmphasis.Kind, _ change: Int) {
      switch kind {
      case .bold: bold += change
      case .italic: italic += change
      case .struck: struck += change
      }
    }

    func over(_ style: Style) -> Style {
      var style = style
      if bold > 0 { style.isBold = true }
      if italic > 0 { style.isItalic = true }
      if struck > 0 { style.isStruck = true }
      return style
    }
  }

  private mutating func apply(_ mark: MarkdownScan.Mark, to style: inout Style) {
    switch mark {
    case .none: break
    case .code: style.isCode = true
    case .link(let target): style.link = target
    case .attributes(let attributes):
      guard let isOfNumber = attributes.agreesWithNumber else { return }
      style.agreement = Agreement(span: spans, isOfNumber: isOfNumber)
      spans += 1
    }
  }
}

/// The attributes of a span in `^[…](…)`, JSON without the outer braces.
nonisolated struct MarkdownAttributes {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Names of attributes that change the words of a span.
  private static let ofWords: Set = [
    "inflect", "morphology", "inflectionAlternative", "agreeWithConcept", "agreeWithArgument",
  ]

  /// Whether the words are to agree with the number in them and nothing else; nil if they stay as they are.
  var agreesWithNumber: Bool? {
    let members = text.split(separator: ",").map { member in
      member.split(separator: ":", maxSplits: 1).map { part in
        String(part.filter { !$0.isWhitespace && !"{}\"'".contains($0) })
      }
    }
    let names = members.compactMap(\.first).filter(Self.ofWords.contains)
    guard !names.isEmpty else { return nil }
    guard names == ["inflect"] else { return false }
    return members.contains { $0 == ["inflect", "true"] } ? true : nil
  }
}
