/// The concatenated text of all runs, in the forms needed for shaping and reporting.
struct ParagraphText: Sendable {
  /// The scalars to shape. An attachment is one object replacement character, and so is each character of a
  /// placeholder save the ends of its lines.
  private(set) var scalars: [UInt32] = []
  /// The visible text as UTF-8.
  private(set) var utf8: [UInt8] = []
  /// The offset of each scalar in `utf8`, with one more entry at the end; empty if all are ASCII.
  private(set) var offsets: [Int32] = []
  /// The index of each run's first scalar, with one more entry at the end.
  private(set) var runStarts: [Int32] = []

  /// The largest number of characters laid out: no widget shows so many, and glyph positions would lose
  /// pixel precision.
  static let mostScalars = 1 << 21

  init(_ runs: [TextRun]) {
    var isASCII = true
    var blanks: [Blank] = []
    for run in runs {
      runStarts.append(Int32(scalars.count))
      if run.isPlaceholder, run.attachment == nil {
        isASCII = false
        addBlanks(run.text, &blanks)
        continue
      }
      let text = run.attachment == nil ? run.text : "\u{FFFC}"
      let bytes = text.utf8
      if bytes.allSatisfy({ $0 < 0x80 }), scalars.count + bytes.count <= Self.mostScalars {
        utf8.append(contentsOf: bytes)
        scalars.append(contentsOf: bytes.lazy.map(UInt32.init))
      } else {
        isASCII = false
        for scalar in text.unicodeScalars.prefix(Self.mostScalars - scalars.count) {
          scalars.append(scalar.value)
        }
        utf8.append(contentsOf: bytes)
      }
    }
    runStarts.append(Int32(scalars.count))
    if !isASCII { indexUTF8(blanks[...]) }
  }

  /// A scalar that stands for a character of another length.
  private struct Blank {
    var scalar: Int
    /// The character's length in `utf8`.
    var length: Int
  }

  private mutating func addBlanks(_ text: String, _ blanks: inout [Blank]) {
    for character in text.prefix(Self.mostScalars - scalars.count) {
      utf8.append(contentsOf: character.utf8)
      if character.isNewline {
        scalars.append(contentsOf: character.unicodeScalars.lazy.map(\.value))
      } else {
        blanks.append(Blank(scalar: scalars.count, length: character.utf8.count))
        scalars.append(0xFFFC)
      }
    }
  }

  private mutating func indexUTF8(_ blanks: ArraySlice<Blank>) {
    var blanks = blanks
    offsets.reserveCapacity(scalars.count + 1)
    var offset: Int32 = 0
    for (i, scalar) in scalars.enumerated() {
      offsets.append(offset)
      if let blank = blanks.first, blank.scalar == i {
        offset += Int32(blank.length)
        blanks.removeFirst()
      } else {
        offset += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
      }
    }
    offsets.append(offset)
  }

  var isASCII: Bool { offsets.isEmpty }

  func string(_ range: Range<Int>) -> String {
    if isASCII { return String(decoding: utf8[range], as: UTF8.self) }
    let low = Int(offsets[range.lowerBound])
    let high = Int(offsets[range.upperBound])
    return String(decoding: utf8[low..<min(high, utf8.count)], as: UTF8.self)
  }
}
