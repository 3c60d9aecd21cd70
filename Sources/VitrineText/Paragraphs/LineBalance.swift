/// Moves the ends of a paragraph's lines so that the lines are of like length and end where readers pause. There are as
/// many lines as before, or more up to the text's limit where fewer would part phrases; none is wider than allowed.
struct LineBalance {
  let paragraph: Paragraph
  let width: Double

  /// The longest text, in places where a line may end, and the most lines that are balanced: headlines have fewer, and
  /// time grows with the square of the one and with the other.
  static let (mostPlaces, mostLines) = (400, 8)

  /// The best ends of some number of lines.
  private struct Choice {
    var ends: [BreakOpportunity]
    /// The cost of the ends that part phrases or words.
    var parted: Double
  }

  /// - Parameters:
  ///   - lines: ends with the lines of the paragraph.
  ///   - head: the first of these.
  ///   - range: the paragraph's opportunities, up to the one at its end.
  func even(_ lines: inout [LineRange], from head: Int, _ range: ClosedRange<Int>) {
    let count = lines.count - head
    let places = Array(paragraph.opportunities[range])
    guard count > 1, count <= Self.mostLines, places.count <= Self.mostPlaces, width.isFinite,
      width > 0
    else { return }
    let start = lines[head].start
    let isWhole = head == 0 && places.last?.kind == .end
    let most = isWhole ? min(Self.mostLines, paragraph.style.lineLimit ?? count) : count
    guard let choice = choice(of: count...max(count, most), places, from: start) else { return }
    lines.removeSubrange(head...)
    var next = start
    for end in choice.ends {
      lines.append(
        LineRange(
          start: next, visibleEnd: max(next, Int(end.visibleEnd)), end: Int(end.end),
          isHyphenated: end.kind == .hyphenated,
          isLast: end.kind == .mandatory || end.kind == .end))
      next = Int(end.end)
    }
  }

  /// Returns the ends that part the least, of as few lines as part no more; nil if lines that end at opportunities are
  /// too wide. As the width narrows to that of the lines, the choice stays.
  private func choice(
    of counts: ClosedRange<Int>, _ places: [BreakOpportunity], from start: Int
  ) -> Choice? {
    let costs = PhraseBreaks(paragraph.text.scalars).costs(of: places)
    var best: Choice?
    for count in counts {
      guard let next = ends(of: count, places, costs, from: start) else { continue }
      if best.map({ next.parted < $0.parted }) ?? true { best = next }
      if best?.parted == 0 { break }
    }
    return best
  }

  private func ends(
    of count: Int, _ places: [BreakOpportunity], _ costs: [Double], from start: Int
  ) -> Choice? {
    let starts = [start] + places.map { Int($0.end) }
    let last = places.count - 1
    // Not the width: a text keeps its lines in a frame that is as wide as they are.
    let mean = length(start, places[last]) / Double(count)
    // The least cost of the lines so far by the place where the last of them ends, and that of the one before; places are
    // numbered from 1, and the start of the text is 0.
    var known = [Double](repeating: .infinity, count: places.count + 1)
    known[0] = 0
    var origins: [[Int]] = []
    for _ in 0..<count {
      var best = [Double](repeating: .infinity, count: places.count + 1)
      var origin = [Int](repeating: 0, count: places.count + 1)
      for from in known.indices where known[from].isFinite {
        for place in from..<places.count {
          let length = length(starts[from], places[place])
          if length > width + LineBreaker.tolerance { break }
          let rest = mean > 0 ? length / mean - 1 : 0
          let cost = known[from] + rest * rest + (place < last ? costs[place] : 0)
          if cost < best[place + 1] { (best[place + 1], origin[place + 1]) = (cost, from) }
        }
      }
      origins.append(origin)
      known = best
    }
    guard known[places.count].isFinite else { return nil }
    return traced(origins, places, costs)
  }

  /// Follows the best lines back from the last.
  private func traced(
    _ origins: [[Int]], _ places: [BreakOpportunity], _ costs: [Double]
  ) -> Choice {
    var choice = Choice(ends: [], parted: 0)
    var at = places.count
    for origin in origins.reversed() {
      choice.ends.append(places[at - 1])
      if at < places.count, costs[at - 1] >= PhraseBreaks.parting { choice.parted += costs[at - 1] }
      at = origin[at]
    }
    choice.ends.reverse()
    return choice
  }

  /// The width of a line in points, with the hyphen that it may end in.
  private func length(_ start: Int, _ end: BreakOpportunity) -> Double {
    let visible = Int(end.visibleEnd)
    guard visible > start else { return 0 }
    let hyphen = end.kind == .hyphenated ? paragraph.hyphen(at: visible - 1).width : 0
    return paragraph.pen[visible] - paragraph.pen[start] + hyphen
  }
}
