import CPNG
import VitrineGraphics

/// The checked chunks of a PNG file: each is inside the file and its CRC matches. An ancillary one whose CRC does not is
/// counted and left out, as the specification asks of decoders (PNG, 13.2), and as libpng does.
///
/// Because they are checked before libpng reads the file, messages can name a chunk and a byte.
struct PNGLayout {
  var width = 0
  var height = 0
  var traits = PNGTraits()
  var notes: [PNGOptions.Note] = []
  private var colour = ColourTags()
  /// The bytes left for further notes: a small file can contain thousands that decompress to megabytes.
  private var roomForNotes = PNGOptions.Note.longestText

  init(_ bytes: [UInt8]) throws(PNGError) {
    var reader = ChunkReader(bytes: bytes)
    var seen = 0
    while let chunk = try reader.next() {
      if seen == 0, chunk.name == "CgBI" {
        throw .unsupportedFormat(kind: Self.crushed)
      }
      if (seen == 0) != (chunk.name == "IHDR") {
        throw .malformed(
          chunk: chunk.name, offset: chunk.offset,
          reason: seen == 0 ? "stands where IHDR must" : "may stand only once, first")
      }
      if chunk.isDamaged {
        traits.note(chunk)
      } else {
        try take(chunk, bytes[chunk.body])
      }
      seen += 1
      if chunk.name == "IEND" {
        traits.profile = colour.profile
        return
      }
    }
    throw .truncated(chunk: "IEND", offset: bytes.count)
  }

  /// The message for PNG files that Xcode rewrote for an app: with a private chunk, and data without zlib's
  /// frame.
  private static let crushed =
    "a PNG that Xcode has rewritten for an app (CgBI; `pngcrush -revert-iphone-optimizations` "
    + "turns it back)"

  private mutating func take(_ chunk: Chunk, _ body: ArraySlice<UInt8>) throws(PNGError) {
    switch chunk.name {
    case "IHDR":
      guard body.count == 13 else {
        throw .malformed(chunk: "IHDR", offset: chunk.offset, reason: "has not 13 bytes")
      }
      width = Int(bigEndian(body, 0))
      height = Int(bigEndian(body, 4))
      if width == 0 || height == 0 {
        throw .malformed(chunk: "IHDR", offset: chunk.offset, reason: "states a size of 0")
      }
      traits.take(header: body)
    case "acTL" where body.count == 8:
      traits.animation = PNGTraits.Animation(frames: Int(bigEndian(body, 0)), offset: chunk.offset)
    case "eXIf":
      traits.orientation = ExifOrientation(tiff: body)
    case "tEXt":
      if body.count <= roomForNotes { keep(PNGOptions.Note(chunk: body)) }
    case "zTXt":
      keep(PNGOptions.Note(compressedChunk: body, longest: roomForNotes))
    case "cICP" where body.count == 4:
      colour.codes = Array(body)
    case "sRGB":
      colour.isTaggedSRGB = true
    case "gAMA" where body.count == 4:
      colour.gamma = bigEndian(body, 0)
    case "cHRM" where body.count == 32:
      colour.primaries = (0..<8).map { bigEndian(body, $0 * 4) }
    case "iCCP":
      // A name of at most 79 Latin-1 bytes, then a zero (PNG specification, 11.3.2.3).
      let name = body.prefix(79).prefix { $0 != 0 }
      colour.profileName = latin1(name)
      colour.profileHash = SHA256.hash(Array(body))
    default:
      break
    }
  }
}

extension PNGLayout {
  private mutating func keep(_ note: PNGOptions.Note?) {
    guard let note else {
      // The note may have been decompressed up to the limit in vain, and thousands more may follow.
      roomForNotes /= 2
      return
    }
    // Latin-1 has one byte per character.
    roomForNotes -= min(roomForNotes, note.text.unicodeScalars.count)
    notes.append(note)
  }
}

struct Chunk {
  var name: String
  /// The offset of the chunk (its length field).
  var offset: Int
  /// The byte range between name and CRC.
  var body: Range<Int>
  /// Whether the chunk is ancillary and its CRC differs from its content.
  var isDamaged = false
}

extension PNGTraits {
  fileprivate mutating func note(_ chunk: Chunk) {
    if damage == nil {
      damage = Damage(chunk: chunk.name, offset: chunk.offset)
    } else {
      damage?.count += 1
    }
  }
}

/// Reads the chunks after the signature.
struct ChunkReader {
  let bytes: [UInt8]
  /// The offset of the next chunk; initially after the signature.
  var offset = 8

  /// Returns the next chunk, or nil at the end of the bytes.
  mutating func next() throws(PNGError) -> Chunk? {
    let start = offset
    let left = bytes.count - start
    if left <= 0 { return nil }
    // Length, name, CRC: 4 bytes each.
    guard left >= 12 else { throw .truncated(chunk: "header", offset: start) }
    let length = Int(bigEndian(bytes[...], start))
    let name = try readName(at: start)
    guard length <= left - 12 else { throw .truncated(chunk: name, offset: start) }
    let body = start + 8..<start + 8 + length
    let stored = bigEndian(bytes[...], body.upperBound)
    let isDamaged = crc(of: start + 4..<body.upperBound) != stored
    // The fifth bit of the first letter says that a picture can do without the chunk (PNG, 5.4).
    guard !isDamaged || bytes[start + 4] & 0x20 != 0 else {
      throw .checksum(chunk: name, offset: start)
    }
    offset = body.upperBound + 4
    return Chunk(name: name, offset: start, body: body, isDamaged: isDamaged)
  }

  private func readName(at start: Int) throws(PNGError) -> String {
    var name = ""
    for i in 4..<8 {
      let byte = bytes[start + i]
      let isLetter = (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
      guard isLetter else {
        throw .malformed(chunk: "?", offset: start, reason: "has a name that is not four letters")
      }
      name.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return name
  }

  private func crc(of range: Range<Int>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { all in
      unsafe vitrine_crc32(0, all.baseAddress.map { unsafe $0 + range.lowerBound }, range.count)
    }
  }
}

/// Returns the four bytes at `offset` as a number, most significant first; the caller has checked that they
/// exist.
func bigEndian(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> UInt32 {
  let at = bytes.startIndex + offset
  return bytes[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) }
}
