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
      /// HTML, of which words, headings, bold, italics and the colours of letters are read.
      public static let html = DocumentType(rawValue: "NSHTML")
      /// Rich text, which is not read.
      public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// Reads a document of plain text or HTML; of HTML the words in black Times of 12 points, with headings, bold,
    /// italics and colours of letters, but without other styles, links and pictures.
    ///
    /// Without an encoding among the options, the mark at the beginning decides, or else it is UTF-8.
    ///
    /// - Throws: an error for other kinds, and for bytes that are not of the encoding.
    public nonisolated convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
      let number = (options[.characterEncoding] as? NSNumber)?.uintValue
      let plain = options[.characterEncoding] as? UInt
      let isMarked = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
      let marked: String.Encoding = isMarked && data.count.isMultiple(of: 2) ? .utf16 : .utf8
      let encoding = String.Encoding(rawValue: plain ?? number ?? marked.rawValue)
      guard let text = String(data: data, encoding: encoding) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      let asked = options[.documentType]
      let type = asked as? DocumentType ?? (asked as? String).map(DocumentType.init(rawValue:))
      switch type ?? (text.contains("</") ? .html : .plain) {
      case .plain: self.init(string: text)
      case .html: self.init(attributedString: HTMLText(text).attributed)
      default: throw CocoaError(.fileReadUnknown)
      }
    }
  }
#endif
