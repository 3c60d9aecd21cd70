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
    string.utf8.contains { "*_`~[<\\".utf8.contains($0) }
  }

  private mutating func add(_ text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append((text, style))
    }
  }

  private mutating func parse(_ s: [Character], _ style: Style, _ depth: Int) {
    var scan = MarkdownScan(s, isExtended: isExtended)
    var i = 0
    while i < s.count {
      if s[i] == "\\", i + 1 < s.count, s[i + 1].isPunctuation || s[i + 1].isSymbol {
        add(String(s[i + 1]), style)
        i += 2
      } else if depth < Self.deepest, let span = scan.span(i) {
        var inner = style
        apply(span.mark, to: &inner)
        if span.isVerbatim {
          add(String(s[span.content]), inner)
        } else {
          parse(Array(s[span.content]), inner, depth + 1)
        }
        i = span.end
      } else {
        add(String(s[i]), style)
        i += 1
      }
    }
  }

  private mutating func apply(_ mark: MarkdownScan.Mark, to style: inout Style) {
    switch mark {
    case .none: break
    case .italic: style.isItalic = true
    case .bold: style.isBold = true
    case .boldItalic: (style.isBold, style.isItalic) = (true, true)
    case .struck: style.isStruck = true
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
