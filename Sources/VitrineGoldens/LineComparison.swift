import VitrineGraphics

/// Compares text goldens line by line.
enum LineComparison {
  /// The largest number of lines in a report.
  private static let mostLines = 6
  /// The largest number of lines for finding moved lines, whose time grows with the product of length and
  /// changes; longer texts are compared by line number.
  private static let longest = 2000

  /// - Parameter comment: the prefix of lines to ignore; nil compares all lines.
  static func compare(
    _ golden: [UInt8], _ candidate: [UInt8], comment: String?
  ) -> SnapshotComparison {
    let (old, new) = (lines(golden, comment), lines(candidate, comment))
    if old == new {
      return SnapshotComparison(state: .identical, explanation: "the texts are equal")
    }
    let changes =
      max(old.count, new.count) > longest ? inPlace(old, new) : moved(old, new)
    let shown = changes.lines.prefix(mostLines)
    let rest = changes.lines.count - shown.count
    return SnapshotComparison(
      state: .different,
      explanation:
        "\(changes.gone) \(changes.gone == 1 ? "line" : "lines") went and \(changes.came) came",
      blame: shown + (rest > 0 ? ["… and \(rest) more"] : []))
  }

  private typealias Changes = (gone: Int, came: Int, lines: [String])

  private static func lines(_ bytes: [UInt8], _ comment: String?) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).lines(keepsReturns: true, keepsEmpty: true)
      .filter { line in comment.map { !line.hasPrefix($0) } ?? true }
  }

  private static func inPlace(_ old: [Substring], _ new: [Substring]) -> Changes {
    var result: Changes = (0, 0, [])
    for i in 0..<max(old.count, new.count) {
      let (a, b) = (i < old.count ? old[i] : nil, i < new.count ? new[i] : nil)
      if a == b { continue }
      if let a {
        result.gone += 1
        result.lines.append("\(i + 1) - \(a)")
      }
      if let b {
        result.came += 1
        result.lines.append("\(i + 1) + \(b)")
      }
    }
    return result
  }

  private static func moved(_ old: [Substring], _ new: [Substring]) -> Changes {
    let difference = new.difference(from: old)
    let lines = difference.sorted { place($0) < place($1) }.map(describe)
    return (difference.removals.count, difference.insertions.count, lines)
  }

  /// Orders changes: removed lines come before the lines inserted in their place.
  private static func place(_ change: CollectionDifference<Substring>.Change) -> (Int, Int) {
    switch change {
    case .remove(let offset, _, _): (offset, 0)
    case .insert(let offset, _, _): (offset, 1)
    }
  }

  private static func describe(_ change: CollectionDifference<Substring>.Change) -> String {
    switch change {
    case .remove(let offset, let line, _): "\(offset + 1) - \(line)"
    case .insert(let offset, let line, _): "\(offset + 1) + \(line)"
    }
  }
}
