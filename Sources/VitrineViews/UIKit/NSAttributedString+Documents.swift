public import Foundation

#if !canImport(Darwin)
  extension NSAttributedString {
    /// A key of the options for reading a document.
    public nonisolated struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The key of the kind of the document.
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      /// The key of the encoding of characters, a number of `String.Encoding`.
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      /// The key of attributes for what has none of its own; they are not read.
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// A kind of document.
    public nonisolated struct DocumentType: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Text without attributes.
      public static let plain = DocumentType(rawValue: "NSPlainText")
      /// HTML, of which the words are read, without fonts and colours.
      public static let html = DocumentType(rawValue: "NSHTML")
      /// Rich text, which is not read.
      public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// Reads a document of plain text or HTML; of HTML the words, without fonts, colours and pictures.
    ///
    /// - Throws: an error for other kinds, and for bytes that are not of the encoding.
    public nonisolated convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
      let number = (options[.characterEncoding] as? NSNumber)?.uintValue
      let plain = options[.characterEncoding] as? UInt
      let encoding = String.Encoding(rawValue: plain ?? number ?? String.Encoding.utf8.rawValue)
      guard let text = String(data: data, encoding: encoding) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      let asked = options[.documentType]
      let type = asked as? DocumentType ?? (asked as? String).map(DocumentType.init(rawValue:))
      switch type ?? (text.contains("</") ? .html : .plain) {
      case .plain: self.init(string: text)
      case .html: self.init(string: HTMLText(text).words)
      default: throw CocoaError(.fileReadUnknown)
      }
    }
  }

  extension AttributedString {
    /// Creates a string of the words of another one; its attributes are UIKit's and are not taken.
    public nonisolated init(_ string: NSAttributedString) { self.init(string.string) }
  }
#endif

/// The words of an HTML document, with its lines.
nonisolated struct HTMLText {
  private(set) var words = ""

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
      let tag = rest[..<end].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "/" }
        .lowercased()
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
    }
    add(rest)
    while words.last?.isWhitespace == true { words.removeLast() }
  }

  /// Elements whose text is not of the document, and those with lines of their own.
  private static let silent: Set<String> = ["head", "script", "style", "title"]
  private static let blocks: Set<String> = [
    "p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "blockquote",
    "pre",
  ]

  private static func end(of tag: Substring) -> Substring.Index? {
    tag.firstIndex(of: ">").map(tag.index(after:))
  }

  private mutating func breakLine() {
    while words.last == " " { words.removeLast() }
    if !words.isEmpty, words.last != "\n" { words += "\n" }
  }

  /// Adds text with its white space as one space each.
  private mutating func add(_ text: Substring) {
    for character in Self.decoded(text) {
      if character == "\u{A0}" {
        words.append(character)
      } else if character.isWhitespace {
        if let last = words.last, last != " ", last != "\n" { words.append(" ") }
      } else {
        words.append(character)
      }
    }
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
    "mdash": "—", "hellip": "…", "copy": "©", "reg": "®", "euro": "€", "deg": "°", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "times": "×",
  ]
  /// The longest entity that is looked for, in characters.
  private static let mostLetters = 10

  private static func decoded(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      let name = rest.prefix(mostLetters).prefix { $0 != ";" }
      guard rest.dropFirst(name.count).first == ";", let value = value(name) else {
        result += "&"
        continue
      }
      result += value
      rest = rest.dropFirst(name.count + 1)
    }
    return result + rest
  }

  private static func value(_ entity: Substring) -> String? {
    guard entity.hasPrefix("#") else { return entities[String(entity)] }
    let digits = entity.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
