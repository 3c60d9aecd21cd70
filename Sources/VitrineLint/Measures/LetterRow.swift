package import VitrineGraphics

/// A row of marks in a picture that are formed and placed as letters are: on one baseline, in two heights, close
/// together, and of different shapes. What they say is not read.
package struct LetterRow: Hashable, Sendable {
  /// The number of marks.
  package var count: Int

  /// The fewest marks that count as a row: fewer stand by chance in any drawing.
  package static let least = 6

  /// Returns the longest row of a picture; nil if it has none.
  package static func first(in pixmap: Pixmap) -> LetterRow? {
    let ink = InkMap(pixmap)
    let rows = [true, false].map { isDark in
      longest(ink.marks(dark: isDark), height: ink.height)
    }
    guard let count = rows.max(), count >= least else { return nil }
    return LetterRow(count: count)
  }

  /// The most marks that are looked at: a picture with more is a texture.
  private static let mostMarks = 4000

  private static func longest(_ marks: [InkMark], height: Int) -> Int {
    let letters = marks.filter { $0.isLetterLike(in: height) }.sorted { $0.x < $1.x }
    guard letters.count >= least, letters.count <= mostMarks else { return 0 }
    var longest = 0
    for index in letters.indices {
      longest = max(longest, run(from: index, in: letters))
    }
    return longest
  }

  /// Returns the number of marks that follow one another from a mark on, if their shapes differ.
  private static func run(from start: Int, in letters: [InkMark]) -> Int {
    var row = [letters[start]]
    for next in letters[(start + 1)...] {
      let last = row[row.count - 1]
      let gap = Double(next.x - last.x - last.width) / Double(row[0].height)
      if gap > InkMark.widestGap { break }
      if next.follows(last, in: row[0]) { row.append(next) }
    }
    return Set(row.map(\.form)).count * 2 > least ? row.count : 0
  }
}
