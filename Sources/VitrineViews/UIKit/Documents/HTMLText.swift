import Foundation

/// The words of an HTML document, with its lines and styles.
nonisolated struct HTMLText {
  private(set) var words = ""
  /// The styles, each from a byte of the words on; places beyond the words have no effect.
  private var changes: [(start: Int, style: HTMLStyle)] = [(0, HTMLStyle())]
  /// The open elements, at most `mostOpen`; deeper ones have the style of the last.
  private var open: [(tag: String, style: HTMLStyle)] = []

  init(_ html: String) {
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      rest = rest[start...]
      // Another sign than that of a tag is text.
      guard let sign = rest.dropFirst().first, sign.isLetter || "/!?".contains(sign) else {
        words.append("<")
        rest = rest.dropFirst()
        continue
      }
      guard
        let end = rest.hasPrefix("<!--")
          ? rest.firstRange(of: "-->")?.upperBound : Self.end(of: rest)
      else { return }
      let inside = rest[..<end].dropFirst()
      let tag = inside.prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
      rest = rest[end...]
      if Self.silent.contains(tag),
        let close = rest.range(of: "</" + tag, options: .caseInsensitive)
      {
        rest = rest[close.lowerBound...]
      } else if tag == "br" || tag == "br/" {
        words += "\n"
      } else if Self.blocks.contains(tag.hasPrefix("/") ? String(tag.dropFirst()) : tag) {
        breakLine()
      }
      setStyle(of: tag, inside)
    }
    add(rest)
    trim()
  }

  /// A block ends its last line, as the platform's reader has it.
  private mutating func trim() {
    let endsLine = words.last == "\n"
    while words.last?.isWhitespace == true { words.removeLast() }
    if endsLine, !words.isEmpty { words += "\n" }
  }

  private mutating func setStyle(of tag: String, _ inside: Substring) {
    let style: HTMLStyle
    if tag.hasPrefix("/") {
      guard let index = open.lastIndex(where: { $0.tag == tag.dropFirst() }) else { return }
      open.removeSubrange(index...)
      style = open.last?.style ?? HTMLStyle()
    } else {
      guard tag.first?.isLetter == true, !Self.empty.contains(tag), open.count < Self.mostOpen
      else { return }
      // A paragraph or an item ends where the next begins.
      if tag == "p" || tag == "li", open.last?.tag == tag { open.removeLast() }
      let outer = open.last?.style ?? HTMLStyle()
      style = outer.within(tag, HTMLAttributes(inside.dropFirst(tag.count)))
      open.append((tag, style))
    }
    if style != changes.last?.style { changes.append((words.utf8.count, style)) }
  }

  private static let mostOpen = 256
  /// Elements without an end.
  private static let empty: Set<String> = [
    "area", "base", "br", "br/", "col", "embed", "hr", "img", "input", "link", "meta", "source",
    "track", "wbr",
  ]

  /// Elements whose text is not of the document, and those with lines of their own.
  private static let silent: Set<String> = ["head", "script", "style", "title"]
  private static let blocks: Set<String> = [
    "p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "blockquote",
    "pre",
  ]

  private static func end(of tag: Substring) -> Substring.Index? {
    tag.firstIndex(of: ">").map(tag.index(after:))
  }

  /// The words in the fonts and colours of their styles.
  var attributed: NSAttributedString {
    let string = NSMutableAttributedString(string: "")
    let bytes = Array(words.utf8)
    let ends = changes.dropFirst().map(\.start) + [bytes.count]
    for (change, end) in zip(changes, ends) {
      let (start, end) = (min(change.start, bytes.count), min(end, bytes.count))
      guard start < end else { continue }
      let piece = String(decoding: bytes[start..<end], as: UTF8.self)
      string.append(NSAttributedString(string: piece, attributes: change.style.attributes))
    }
    return string
  }

  private mutating func breakLine() {
    while words.last == " " { words.removeLast() }
    if !words.isEmpty, words.last != "\n" { words += "\n" }
  }

  /// Adds text with its white space as one space each.
  private mutating func add(_ text: Substring) {
    for character in CharacterReference.decoded(text) {
      if character == "\u{A0}" {
        words.append(character)
      } else if character.isWhitespace {
        if let last = words.last, last != " ", last != "\n" { words.append(" ") }
      } else {
        words.append(character)
      }
    }
  }
}
