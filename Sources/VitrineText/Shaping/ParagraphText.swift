/// The concatenated text of all runs, in the forms needed for shaping and reporting.
struct ParagraphText: Sendable {
  /// The scalars to shape. An attachment is one object replacement character.
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
    for run in runs {
      runStarts.append(Int32(scalars.count))
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
    if !isASCII { indexUTF8() }
  }

  private mutating func indexUTF8() {
    offsets.reserveCapacity(scalars.count + 1)
    var offset: Int32 = 0
    for scalar in scalars {
      offsets.append(offset)
      offset += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
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
