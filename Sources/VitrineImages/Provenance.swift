/// The origin of a picture, small enough for a text chunk of its file.
///
/// Reproducible: hashes, versions and settings only, no time, path or machine. It explains a difference and
/// is never compared.
public struct Provenance: Hashable, Sendable {
  /// One setting of the picture.
  public struct Setting: Hashable, Sendable {
    /// The name, of letters, digits, `-`, `_` and `.` ("type-size").
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The version of the program that drew the picture.
  public var engine: String
  /// Hashes of the placed tree and of the display list; 0 if unknown.
  public var placed: UInt64
  public var display: UInt64
  public var pixels: PixelHash
  /// The settings in the order given; names are unique.
  public var environment: [Setting]

  public init(
    engine: String, placed: UInt64 = 0, display: UInt64 = 0, pixels: PixelHash,
    environment: [Setting] = []
  ) {
    self.engine = engine
    self.placed = placed
    self.display = display
    self.pixels = pixels
    self.environment = environment
  }

  /// The keyword of the chunk.
  public static let keyword = "Vitrine-Provenance"
}

extension Provenance: LosslessStringConvertible {
  /// The first word of the text: the version of its format.
  private static let form = "1"
  private static let longestText = 1 << 16

  /// The text `1 engine=… placed=… display=… pixels=… env.NAME=VALUE…`, separated by blanks; characters
  /// other than letters, digits and `-_.:,+` are written as `%` and two digits for each byte of their UTF-8.
  public var description: String {
    var words = [
      Self.form, "engine=\(escapedWord(engine))", "placed=\(PixelHash(value: placed))",
      "display=\(PixelHash(value: display))", "pixels=\(pixels)",
    ]
    words += environment.map { "env.\(escapedWord($0.name))=\(escapedWord($0.value))" }
    return words.joined(separator: " ")
  }

  /// Returns nil for a text of another version or without one of the four fields; unknown fields are skipped.
  public init?(_ description: String) {
    guard description.utf8.count <= Self.longestText else { return nil }
    var words = description.split(separator: " ")
    guard words.first.map(String.init) == Self.form else { return nil }
    words.removeFirst()
    var fields: [String: String] = [:]
    environment = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = unescapedWord(parts[0]),
        let value = unescapedWord(parts[1])
      else {
        return nil
      }
      if name.hasPrefix("env.") {
        environment.append(Setting(String(name.dropFirst(4)), value))
      } else if fields.updateValue(value, forKey: name) != nil {
        return nil
      }
    }
    guard let engine = fields["engine"], let placed = fields["placed"].flatMap(PixelHash.init),
      let display = fields["display"].flatMap(PixelHash.init),
      let pixels = fields["pixels"].flatMap(PixelHash.init)
    else { return nil }
    self.engine = engine
    self.placed = placed.value
    self.display = display.value
    self.pixels = pixels
  }

  /// The provenance as a note for a PNG file.
  public var note: PNGOptions.Note { PNGOptions.Note(Self.keyword, description) }
}

extension DecodedPNG {
  /// The origin recorded in the file; nil if there is none or it cannot be parsed.
  public var provenance: Provenance? { note(Provenance.keyword).flatMap(Provenance.init) }
}

/// Returns a text as one word of printable ASCII: characters other than letters, digits and `-_.:,+` become
/// `%` and two digits for each byte of their UTF-8.
package func escapedWord(_ text: String) -> String {
  var result = ""
  for byte in text.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x5f, 0x2e, 0x3a, 0x2c, 0x2b:
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16)
      result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
  }
  return result
}

/// Returns the text of an escaped word; nil if an escape is invalid or the bytes are not UTF-8.
package func unescapedWord(_ text: Substring) -> String? {
  var bytes: [UInt8] = []
  var left = Array(text.utf8)[...]
  while let byte = left.popFirst() {
    guard byte == 0x25 else {
      bytes.append(byte)
      continue
    }
    guard left.count >= 2,
      let value = UInt8(String(decoding: left.prefix(2), as: UTF8.self), radix: 16)
    else { return nil }
    left = left.dropFirst(2)
    bytes.append(value)
  }
  return String(validating: bytes, as: UTF8.self)
}
