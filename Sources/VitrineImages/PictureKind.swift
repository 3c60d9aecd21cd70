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
      self = .unknown
    }
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
