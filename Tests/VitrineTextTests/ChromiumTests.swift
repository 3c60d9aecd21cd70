import Testing
import VitrineText

/// Line breaks and widths against those of Chromium with the same fonts, recorded in
/// `Fixtures/ChromiumTable.tsv` by the script beside it.
struct ChromiumTests {
  private struct Row {
    var language: Substring
    var font: Substring
    var axes: Substring
    var width: Double
    var text: Substring
    var starts: [Int]
    var widths: [Double]

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t")
      guard fields.count == 7, let width = Double(fields[3]) else { return nil }
      (language, font, axes, text) = (fields[0], fields[1], fields[2], fields[4])
      self.width = width
      starts = fields[5].split(separator: " ").compactMap { Int($0) }
      widths = fields[6].split(separator: " ").compactMap { Double($0) }
    }
  }

  @Test func linesAreThoseOfChromium() throws {
    let rows = try Fixture.text("ChromiumTable.tsv").split(separator: "\n").compactMap(Row.init)
    var libraries = RegisteredLibraries()
    var breaks: [Substring: (same: Int, all: Int)] = [:]
    var differences: [String] = []
    for row in rows {
      let paragraph = try libraries.paragraph(
        row.text, font: row.font, axes: row.axes, language: row.language,
        isRightToLeft: ["ar", "fa", "he"].contains(row.language))
      let starts = paragraph.lineStarts(width: row.width)
      let same = Set(starts).intersection(row.starts).count
      let all = Set(starts).union(row.starts).count
      let language: Substring = row.language == "th" ? "th" : "all others"
      breaks[language, default: (0, 0)].same += same
      breaks[language, default: (0, 0)].all += all
      if starts == row.starts {
        differences += widths(row, starts, paragraph)
      } else {
        differences.append(
          "\(row.language) in \(row.width) \(row.text): \(starts) for \(row.starts)")
      }
    }
    #expect(rows.count >= 200)
    #expect(Set(rows.map(\.language)).count >= 10)
    for (language, count) in breaks {
      #expect(
        Double(count.same) >= 0.98 * Double(count.all),
        "\(language): \(count) \(differences.joined(separator: "\n"))")
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  private func widths(_ row: Row, _ starts: [Int], _ paragraph: Paragraph) -> [String] {
    let scalars = Array(row.text.unicodeScalars)
    let lines = paragraph.layout(width: row.width).lines
    return lines.indices.compactMap { i in
      let end = i + 1 < starts.count ? starts[i + 1] : scalars.count
      let endsInWord = i + 1 < starts.count && scalars[end - 1] != " "
      let allowed = endsInWord ? Self.kerningTolerance : Self.tolerance
      if abs(lines[i].width - row.widths[i]) <= allowed { return nil }
      return "\(row.language) \(lines[i].text): \(lines[i].width) for \(row.widths[i])"
    }
  }

  /// Chromium's boxes are whole 64ths of a point.
  private static let tolerance = 0.1
  /// A line that ends inside a word keeps the kerning with the letter that went to the next line,
  /// where Chromium shapes the end of the line anew.
  private static let kerningTolerance = 1.0
}
