/// Finds code, links, pictures and attributes in one text of inline Markdown, in time linear to its length.
nonisolated struct MarkdownScan {
  enum Mark {
    case none, code
    case link(String)
    case attributes(MarkdownAttributes)
  }

  struct Span {
    var content: Range<Int>
    var end: Int
    var isVerbatim = false
    var mark: Mark
  }

  private let s: [Character]
  private let isExtended: Bool
  /// The closing bracket of each opening one.
  private let closings: [Int: Int]
  /// Runs of backticks that nothing closes from some place on.
  private var open: Set<String> = []

  /// The most characters of a link's address or of attributes.
  private static let longestTarget = 2048

  init(_ s: [Character], isExtended: Bool) {
    self.s = s
    self.isExtended = isExtended
    closings = s.contains("[") ? Self.closings(s) : [:]
  }

  private static func closings(_ s: [Character]) -> [Int: Int] {
    var opened: [Int] = []
    var closings: [Int: Int] = [:]
    var i = 0
    while i < s.count {
      switch s[i] {
      case "\\": i += 1
      case "[": opened.append(i)
      case "]": if let start = opened.popLast() { closings[start] = i }
      default: break
      }
      i += 1
    }
    return closings
  }

  /// Returns the marked span that starts at `i`, if there is one.
  mutating func span(_ i: Int) -> Span? {
    switch s[i] {
    case "`": code(i)
    case "[": link(i)
    case "!": i + 1 < s.count && s[i + 1] == "[" ? picture(i) : nil
    case "^": isExtended && i + 1 < s.count && s[i + 1] == "[" ? attributed(i) : nil
    case "<": automatic(i)
    default: nil
    }
  }

  /// Code between two runs of as many backticks; a run without its other is text.
  private mutating func code(_ i: Int) -> Span {
    let run = s[i...].prefix { $0 == "`" }.count
    let from = i + run
    let text = Span(content: i..<from, end: from, isVerbatim: true, mark: .none)
    let key = String(s[i..<from])
    guard !open.contains(key) else { return text }
    var j = from
    while j < s.count {
      guard s[j] == "`" else {
        j += 1
        continue
      }
      let length = s[j...].prefix { $0 == "`" }.count
      if length == run {
        var content = from..<j
        // A space on both sides lets code begin with a backtick.
        if content.count > 2, s[from] == " ", s[j - 1] == " " { content = (from + 1)..<(j - 1) }
        return Span(content: content, end: j + run, isVerbatim: true, mark: .code)
      }
      j += length
    }
    open.insert(key)
    return text
  }

  private func link(_ i: Int) -> Span? {
    guard let close = closings[i], let (target, end) = target(close + 1) else { return nil }
    return Span(content: (i + 1)..<close, end: end, mark: .link(target))
  }

  /// A picture, of which a text shows the description.
  private func picture(_ i: Int) -> Span? {
    guard let close = closings[i + 1], let (_, end) = target(close + 1) else { return nil }
    return Span(content: (i + 2)..<close, end: end, mark: .none)
  }

  private func attributed(_ i: Int) -> Span? {
    guard let close = closings[i + 1], close + 1 < s.count, s[close + 1] == "(",
      let end = parenthesis(close + 1)
    else { return nil }
    let attributes = MarkdownAttributes(String(s[(close + 2)..<end]))
    return Span(content: (i + 2)..<close, end: end + 1, mark: .attributes(attributes))
  }

  /// An address between angle brackets, which is its own text.
  private func automatic(_ i: Int) -> Span? {
    let rest = s[(i + 1)...].prefix(Self.longestTarget)
    guard let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }),
      s[end] == ">"
    else { return nil }
    let address = String(s[(i + 1)..<end])
    let isURL = ["http://", "https://", "mailto:", "tel:"].contains { address.hasPrefix($0) }
    guard isURL else { return nil }
    return Span(content: (i + 1)..<end, end: end + 1, isVerbatim: true, mark: .link(address))
  }

  /// Returns the address of a link that begins with a parenthesis at `start`, and the place after it. By CommonMark an
  /// address has no spaces, unless it stands in angle brackets; a title may follow in quotes.
  private func target(_ start: Int) -> (String, Int)? {
    guard start < s.count, s[start] == "(", let end = parenthesis(start) else { return nil }
    var rest = s[(start + 1)..<end].drop(while: \.isWhitespace)
    let address: ArraySlice<Character>
    if rest.first == "<" {
      guard let close = rest.firstIndex(of: ">") else { return nil }
      address = rest[(rest.startIndex + 1)..<close]
      rest = rest[(close + 1)...]
    } else {
      address = rest.prefix { !$0.isWhitespace }
      rest = rest[address.endIndex...]
    }
    let title = String(rest).trimmingWhitespace
    guard title.isEmpty || Self.isQuoted(title) else { return nil }
    return (CharacterReference.decoded(String(address)), end + 1)
  }

  private static func isQuoted(_ title: Substring) -> Bool {
    guard title.count > 1, let first = title.first, let last = title.last else { return false }
    return (first == last && (first == "\"" || first == "'")) || (first == "(" && last == ")")
  }

  /// The parenthesis that closes another one; those in between come in pairs.
  private func parenthesis(_ start: Int) -> Int? {
    var depth = 0
    var quote: Character?
    for i in start..<min(s.count, start + Self.longestTarget) {
      if let open = quote {
        if s[i] == open { quote = nil }
        continue
      }
      switch s[i] {
      case "\"" where isQuote(i), "'" where isQuote(i): quote = s[i]
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return i }
      default: break
      }
    }
    return nil
  }

  /// Whether a quotation mark opens a text, rather than being part of an address.
  private func isQuote(_ i: Int) -> Bool {
    i > 0 && (s[i - 1].isWhitespace || s[i - 1] == "(" || s[i - 1] == ":")
      && s[i...].dropFirst()
        .prefix(Self.longestTarget).contains(s[i])
  }
}

extension String {
  /// The text without white space at both ends.
  fileprivate nonisolated var trimmingWhitespace: Substring {
    let start = self.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? ""
  }
}
