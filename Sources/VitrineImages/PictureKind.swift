/// The format of a file according to its first bytes.
enum PictureKind: Equatable {
  case png
  /// A format that a library of the system decodes.
  case decodable(PictureFormat)
  /// A drawing that is read as outlines, without pixels.
  case svg
  /// Another known format, by its name for messages.
  case other(String)
  case unknown

  init(_ bytes: [UInt8]) {
    func begins(_ pattern: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: pattern)
    }
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      begins([UInt8](text.utf8), at: offset)
    }

    if begins(pngSignature) {
      self = .png
    } else if begins([0xff, 0xd8, 0xff]) {
      self = .decodable(.jpeg)
    } else if begins("GIF8") {
      self = .decodable(.gif)
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .decodable(.webP)
    } else if begins("ftyp", at: 4) {
      self = begins("avif", at: 8) ? .other("an AVIF") : .decodable(.heic)
    } else if begins("%PDF-") {
      self = .other("a PDF")
    } else if Self.isMarkup(bytes) {
      self = .svg
    } else if begins("BM") {
      self = .other("a BMP")
    } else if begins([0x49, 0x49, 0x2a, 0]) || begins([0x4d, 0x4d, 0, 0x2a]) {
      self = .other("a TIFF")
    } else if begins("version https://git-lfs") {
      self = .other("a Git LFS pointer (run `git lfs pull` to get the picture itself)")
    } else {
      self = (Self.name(of: bytes) ?? Self.damage(of: bytes)).map { .other($0) } ?? .unknown
    }
  }
}

extension PictureKind {
  /// Formats by their first bytes: ISO/IEC 18181-2 and 15444-1, Adobe's file formats, Microsoft's icons.
  private static let signatures: [(String, [UInt8])] = [
    ("a JPEG XL", [0xff, 0x0a]), ("a JPEG XL", [0, 0, 0, 0x0c] + Array("JXL ".utf8)),
    ("a JPEG 2000", [0, 0, 0, 0x0c] + Array("jP  ".utf8)),
    ("a JPEG 2000", [0xff, 0x4f, 0xff, 0x51]),
    ("a Photoshop file", Array("8BPS".utf8)), ("an icon of Windows", [0, 0, 1, 0]),
    ("an icon of macOS", Array("icns".utf8)), ("a QOI", Array("qoif".utf8)),
  ]

  private static func name(of bytes: [UInt8]) -> String? {
    signatures.first { bytes.starts(with: $0.1) }?.0
  }

  /// Tells the damage that a text filter has done to a PNG: the bytes of its signature are chosen so that it shows (PNG
  /// specification, 5.2).
  private static func damage(of bytes: [UInt8]) -> String? {
    let lines =
      "a PNG whose line ends were changed, as by git's autocrlf (write `*.png binary` to "
      + ".gitattributes, and check it out anew)"
    let damages: [(String, [UInt8])] = [
      (lines, [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a]),
      (lines, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0d, 0x0a, 0x1a, 0x0d, 0x0a]),
      (lines, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0d, 0x0a]),
      (lines, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x1a, 0x0d]),
      (
        "a PNG that was taken for text in UTF-8, and lost bytes",
        [0xef, 0xbf, 0xbd, 0x50, 0x4e, 0x47]
      ),
      ("a PNG that was taken for Latin-1, and written as UTF-8", [0xc2, 0x89, 0x50, 0x4e, 0x47]),
      (
        "a PNG whose bytes were cut to seven bits",
        [0x09, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      ),
      ("a file with marks of a merge conflict", Array("<<<<<<< ".utf8)),
    ]
    return damages.first { bytes.starts(with: $0.1) }?.0
  }
}

extension PictureKind {
  /// Whether a text of SVG begins, after a byte order mark and white space, in any encoding that is read.
  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let rest = MarkupText.utf8(Array(bytes.prefix(longestStart))).drop { $0 <= 0x20 }
    let starts = ["<svg", "<?xml", "<!--", "<!DOCTYPE svg"]
    return starts.contains { rest.starts(with: $0.utf8) } || hasPrefixedRoot(rest)
  }

  /// Whether the first tag is that of an `svg` with a prefix.
  private static func hasPrefixedRoot(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    return text.first == UInt8(ascii: "<")
      && String(decoding: name, as: UTF8.self).hasSuffix(":svg")
  }

  /// The bytes in which the first tag must begin.
  private static let longestStart = 1024
}

/// The eight bytes that begin every PNG file (PNG specification, 5.2).
package let pngSignature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
