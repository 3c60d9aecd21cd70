import VitrineGraphics

/// What an SVG file asks for and is not drawn, each with its first place.
struct SVGNotes {
  /// The most kinds of notes; more are counted.
  private static let most = 8

  private let reader: MarkupReader
  private var found: [(text: String, offset: Int, count: Int)] = []
  private var more = 0

  /// - Parameter reader: tells lines and columns.
  init(_ reader: MarkupReader) { self.reader = reader }

  mutating func add(_ text: String, _ offset: Int) {
    if let known = found.firstIndex(where: { $0.text == text }) {
      found[known].count += 1
    } else if found.count < Self.most {
      found.append((text, offset, 1))
    } else {
      more += 1
    }
  }

  /// The notes as `line:column: text`.
  var lines: [String] {
    var lines = found.map { note in
      let times = note.count > 1 ? " (\(note.count) times)" : ""
      return UntrustedText.line(reader.error(note.text + times, note.offset).description)
    }
    if more > 0 { lines.append("\(more) more of the kind") }
    return lines
  }
}
