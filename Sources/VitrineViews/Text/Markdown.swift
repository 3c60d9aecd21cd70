public import Foundation

/// The inline part of Markdown: emphasis, code, strikethrough and links.
nonisolated struct InlineMarkdown {
  struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: String?
  }

  private(set) var runs: [(text: String, style: Style)] = []

  /// The greatest nesting of marks; deeper ones are left as text.
  private static let deepest = 16

  init(_ string: String) { parse(Array(string), Style(), 0) }

  /// Whether the string contains any mark.
  static func isNeeded(_ string: String) -> Bool {
    string.utf8.contains { "*_`~[\\".utf8.contains($0) }
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
    var i = 0
    while i < s.count {
      if s[i] == "\\", i + 1 < s.count, s[i + 1].isPunctuation || s[i + 1].isSymbol {
        add(String(s[i + 1]), style)
        i += 2
      } else if depth < Self.deepest, let span = Self.span(s, i) {
        var inner = style
        span.change(&inner)
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

  private struct Span {
    var content: Range<Int>
    var end: Int
    var isVerbatim = false
    var change: (inout Style) -> Void
  }

  /// The marked span that starts at `i`, if there is one.
  private static func span(_ s: [Character], _ i: Int) -> Span? {
    switch s[i] {
    case "`": return code(s, i)
    case "[": return link(s, i)
    case "*", "_", "~": break
    default: return nil
    }
    let mark = s[i]
    let run = s[i...].prefix { $0 == mark }.count
    if mark == "~" {
      guard run == 2 else { return nil }
      return marked(s, i, 2) { $0.isStruck = true }
    }
    if mark == "_", i > 0, s[i - 1].isLetter || s[i - 1].isNumber { return nil }
    switch run {
    case 1: return marked(s, i, 1) { $0.isItalic = true }
    case 2: return marked(s, i, 2) { $0.isBold = true }
    case 3:
      return marked(s, i, 3) {
        $0.isBold = true
        $0.isItalic = true
      }
    default: return nil
    }
  }

  /// A span between two runs of the same mark, with no space just inside them.
  private static func marked(
    _ s: [Character], _ i: Int, _ length: Int, _ change: @escaping (inout Style) -> Void
  ) -> Span? {
    let from = i + length
    guard from < s.count, !s[from].isWhitespace else { return nil }
    var j = from + 1
    while j + length <= s.count {
      if s[j] == s[i] {
        let run = s[j...].prefix { $0 == s[i] }.count
        let follows = j + run < s.count ? s[j + run] : " "
        let isWord = s[i] == "_" && (follows.isLetter || follows.isNumber)
        if run == length, !s[j - 1].isWhitespace, !isWord {
          return Span(content: from..<j, end: j + length, change: change)
        }
        j += run
      } else {
        j += 1
      }
    }
    return nil
  }

  private static func code(_ s: [Character], _ i: Int) -> Span? {
    guard let end = s[(i + 1)...].firstIndex(of: "`"), end > i + 1 else { return nil }
    return Span(content: (i + 1)..<end, end: end + 1, isVerbatim: true) { $0.isCode = true }
  }

  private static func link(_ s: [Character], _ i: Int) -> Span? {
    guard let close = s[i...].firstIndex(of: "]"), close + 1 < s.count, s[close + 1] == "(",
      let end = s[close...].firstIndex(of: ")")
    else { return nil }
    let target = String(s[(close + 2)..<end])
    return Span(content: (i + 1)..<close, end: end + 1) { $0.link = target }
  }
}

extension InlineMarkdown.Style {
  nonisolated func over(_ attributes: TextAttributes) -> TextAttributes {
    if self == InlineMarkdown.Style() { return attributes }
    return attributes.with { values in
      if isBold { values.traits.isBold = true }
      if isItalic { values.traits.isItalic = true }
      if isCode { values.traits.design = .monospaced }
      if isStruck { values.strikethrough = .some(.single) }
      if let link, let url = URL(string: link) { values.link = url }
    }
  }
}

extension AttributedString {
  /// The options for parsing Markdown; only its inline part is parsed.
  public nonisolated struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown to parse. Has no effect: the inline part is always parsed, with its spaces.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// The reaction to faulty Markdown. Has no effect: marks without a counterpart stay as text.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Creates options; all parameters are ignored.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {}
  }

  /// Parses the inline part of Markdown; it has no syntax errors.
  public nonisolated init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for run in InlineMarkdown(markdown).runs {
      var piece = AttributedString(run.text)
      var intent: InlinePresentationIntent = []
      if run.style.isBold { intent.insert(.stronglyEmphasized) }
      if run.style.isItalic { intent.insert(.emphasized) }
      if run.style.isCode { intent.insert(.code) }
      if run.style.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { piece[AttributeScopes.SwiftUIAttributes.IntentAttribute.self] = intent }
      if let link = run.style.link { piece.link = URL(string: link, relativeTo: baseURL) }
      append(piece)
    }
  }
}
