/// The blocks of Markdown: paragraphs, headings, lists, quotes, code and tables, in the order of their texts.
nonisolated struct BlockMarkdown {
  enum Block: Equatable {
    /// A text with inline marks, with line breaks where the author asks for them.
    case inline(String)
    /// A text that is shown as it is.
    case code(String)
    /// A line between paragraphs.
    case rule
  }

  private(set) var blocks: [Block] = []

  /// The greatest nesting of lists and quotes; what is deeper counts as text.
  private static let deepest = 16
  /// The columns by which code is indented, and those between two stops of tabs.
  private static let tab = 4

  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    parse(lines.map { Line($0) }, depth: 0)
  }

  /// A line with its indentation counted apart.
  private struct Line {
    var indent = 0
    var text: Substring

    init(_ text: Substring) {
      var rest = text
      while let first = rest.first, first == " " || first == "\t" {
        indent += first == "\t" ? BlockMarkdown.tab - indent % BlockMarkdown.tab : 1
        rest.removeFirst()
      }
      self.text = rest
    }

    var isBlank: Bool { text.isEmpty }

    /// The line without so many columns at its start.
    func outdented(_ columns: Int) -> Line {
      var line = self
      line.indent = max(0, indent - columns)
      return line
    }

    var verbatim: String { String(repeating: " ", count: indent) + text }
  }

  private mutating func parse(_ lines: [Line], depth: Int) {
    var rest = lines[...]
    while let line = rest.first {
      if line.isBlank {
        rest.removeFirst()
      } else if line.indent >= Self.tab {
        indentedCode(&rest)
      } else if let fence = Fence(line.text) {
        fencedCode(fence, indent: line.indent, &rest)
      } else if let heading = Self.heading(line.text) {
        blocks.append(.inline(heading))
        rest.removeFirst()
      } else if Self.isRule(line.text) {
        blocks.append(.rule)
        rest.removeFirst()
      } else if depth < Self.deepest, line.text.first == ">" {
        quote(&rest, depth)
      } else if depth < Self.deepest, let marker = Self.marker(line.text) {
        item(line.indent + marker, marker, &rest, depth)
      } else if rest.count > 1, line.text.contains("|"),
        Self.isTableRule(rest[rest.startIndex + 1].text)
      {
        table(&rest)
      } else {
        paragraph(&rest)
      }
    }
  }

  // MARK: Code

  private struct Fence {
    let mark: Character
    let length: Int

    init?(_ text: Substring) {
      guard let first = text.first, first == "`" || first == "~" else { return nil }
      (mark, length) = (first, text.prefix { $0 == first }.count)
      guard length >= 3, first == "~" || !text.dropFirst(length).contains("`") else { return nil }
    }

    func isClosed(by text: Substring) -> Bool {
      let run = text.prefix { $0 == mark }.count
      return run >= length && text.dropFirst(run).allSatisfy(\.isWhitespace)
    }
  }

  private mutating func fencedCode(_ fence: Fence, indent: Int, _ rest: inout ArraySlice<Line>) {
    rest.removeFirst()
    var code = ""
    while let line = rest.popFirst(), !(line.indent < Self.tab && fence.isClosed(by: line.text)) {
      code += line.outdented(indent).verbatim + "\n"
    }
    if !code.isEmpty { blocks.append(.code(code)) }
  }

  private mutating func indentedCode(_ rest: inout ArraySlice<Line>) {
    let lines = rest.prefix { $0.isBlank || $0.indent >= Self.tab }
    rest = rest[lines.endIndex...]
    let end = lines.lastIndex { !$0.isBlank } ?? lines.startIndex
    let code = lines[...end].map { $0.outdented(Self.tab).verbatim + "\n" }.joined()
    blocks.append(.code(code))
  }

  // MARK: Lines

  private static func heading(_ text: Substring) -> String? {
    let level = text.prefix { $0 == "#" }.count
    let rest = text.dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first?.isWhitespace == true else {
      return nil
    }
    var words = rest[...]
    while words.last?.isWhitespace == true { words.removeLast() }
    let closing = words.reversed().prefix { $0 == "#" }.count
    let opened = words.dropLast(closing)
    if closing > 0, opened.isEmpty || opened.last?.isWhitespace == true { words = opened }
    while words.last?.isWhitespace == true { words.removeLast() }
    return String(words.drop(while: \.isWhitespace))
  }

  private static func isRule(_ text: Substring) -> Bool {
    let marks = text.filter { !$0.isWhitespace }
    guard let first = marks.first, "-*_".contains(first), marks.count >= 3 else { return false }
    return marks.allSatisfy { $0 == first }
  }

  /// The columns of a list item's mark with the spaces behind it; nil for a line that begins none.
  private static func marker(_ text: Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }.count
    let mark = text.dropFirst(digits).first
    let isMark =
      digits == 0 ? mark.map { "-+*".contains($0) } : mark.map { $0 == "." || $0 == ")" }
    guard isMark == true, digits <= 9 else { return nil }
    let rest = text.dropFirst(digits + 1)
    guard let space = rest.first else { return digits + 2 }
    guard space == " " || space == "\t" else { return nil }
    let spaces = space == "\t" ? 1 : rest.prefix { $0 == " " }.count
    // More spaces are those of code in the item.
    return digits + 1 + (spaces > tab ? 1 : spaces)
  }

  private static func begins(_ line: Line) -> Bool {
    line.indent < tab
      && (Fence(line.text) != nil || heading(line.text) != nil || isRule(line.text)
        || line.text.first == ">" || marker(line.text) != nil)
  }

  // MARK: Containers

  private mutating func quote(_ rest: inout ArraySlice<Line>, _ depth: Int) {
    var inner: [Line] = []
    while let line = rest.first, !line.isBlank {
      if line.indent < Self.tab, line.text.first == ">" {
        let text = line.text.dropFirst()
        inner.append(Line(text.first == " " ? text.dropFirst() : text))
      } else if inner.last?.isBlank == false, !Self.begins(line) {
        // A paragraph goes on without its mark.
        inner.append(line)
      } else {
        break
      }
      rest.removeFirst()
    }
    parse(inner, depth: depth + 1)
  }

  private mutating func item(
    _ columns: Int, _ marker: Int, _ rest: inout ArraySlice<Line>, _ depth: Int
  ) {
    guard let first = rest.popFirst() else { return }
    var inner = [Line(first.text.dropFirst(marker))]
    while let line = rest.first {
      if line.isBlank {
        let blanks = rest.prefix(while: \.isBlank)
        guard blanks.endIndex < rest.endIndex, rest[blanks.endIndex].indent >= columns else {
          break
        }
        inner += blanks
        rest = rest[blanks.endIndex...]
        continue
      } else if line.indent >= columns {
        inner.append(line.outdented(columns))
      } else if inner.last?.isBlank == false, !Self.begins(line) {
        inner.append(line)
      } else {
        break
      }
      rest.removeFirst()
    }
    parse(inner, depth: depth + 1)
  }

  // MARK: Texts

  private mutating func paragraph(_ rest: inout ArraySlice<Line>) {
    var text = ""
    while let line = rest.first, !line.isBlank {
      if !text.isEmpty {
        if line.indent < Self.tab, Self.isUnderline(line.text) {
          rest.removeFirst()
          break
        }
        if Self.begins(line) { break }
      }
      rest.removeFirst()
      text += Self.ended(line.text, isLast: rest.first?.isBlank ?? true)
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    if !text.isEmpty { blocks.append(.inline(text)) }
  }

  /// The underline of a heading.
  private static func isUnderline(_ text: Substring) -> Bool {
    let marks = text.filter { !$0.isWhitespace }
    return marks.allSatisfy { $0 == "=" } || marks.allSatisfy { $0 == "-" }
  }

  /// A line of a paragraph: a space stands for its end, unless two spaces or a backslash ask for a line break.
  private static func ended(_ text: Substring, isLast: Bool) -> String {
    if isLast { return String(text) }
    if text.hasSuffix("\\") { return text.dropLast() + "\n" }
    var words = text
    while words.last?.isWhitespace == true { words.removeLast() }
    return words + (text.hasSuffix("  ") ? "\n" : " ")
  }

  private static func isTableRule(_ text: Substring) -> Bool {
    text.contains("-") && text.contains("|")
      && text.allSatisfy { "|-: \t".contains($0) }
  }

  private mutating func table(_ rest: inout ArraySlice<Line>) {
    var row = 0
    while let line = rest.first, !line.isBlank, row < 2 || line.text.contains("|") {
      rest.removeFirst()
      if row != 1 {
        for cell in Self.cells(line.text) where !cell.isEmpty { blocks.append(.inline(cell)) }
      }
      row += 1
    }
  }

  private static func cells(_ text: Substring) -> [String] {
    text.split(separator: "|").map { cell in
      var words = cell.drop(while: \.isWhitespace)
      while words.last?.isWhitespace == true { words.removeLast() }
      return String(words)
    }
  }
}
