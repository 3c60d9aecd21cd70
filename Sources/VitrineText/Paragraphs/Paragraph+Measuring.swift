extension Paragraph {
  /// The distance between tab stops in points, the platform's default.
  static let tabWidth = 28.0
  /// The advance in em of a character if there is no font at all.
  static let fontlessAdvance = 0.6

  /// Returns the pen position before each scalar, in logical order, and the starts of clusters.
  static func measure(
    count: Int, segments: [TextSegment], fonts: [SegmentFont], runs: [TextRun],
    selections: [FontSelection]
  ) -> (pen: [Double], starts: [Bool]) {
    var pen = [Double](repeating: 0, count: count + 1)
    var starts = [Bool](repeating: false, count: count + 1)
    for segment in segments {
      let start = Int(segment.start)
      starts[start] = true
      switch segment.kind {
      case .control: continue
      case .tab: pen[start] = tabWidth
      case .attachment:
        let width = runs[Int(segment.run)].attachment?.size.width ?? 0
        pen[start] = max(0, Itemizer.finite(width))
      case .placeholder:
        let size = selections[Int(segment.run)].request.size
        let advance = PlaceholderMetrics.advance(size: size)
        for i in start..<Int(segment.end) { (pen[i], starts[i]) = (advance, true) }
      case .glyphs:
        guard let word = segment.word else {
          let advance = selections[Int(segment.run)].request.size * fontlessAdvance
          for i in start..<Int(segment.end) { (pen[i], starts[i]) = (advance, true) }
          continue
        }
        let font = fonts[Int(segment.font)]
        for i in word.glyphs.indices {
          let at = start + Int(word.clusters[i])
          starts[at] = true
          let advance = word.advances[i]
          pen[at] += Double(advance) * font.unitX + (advance > 0 ? font.tracking : 0)
        }
      }
    }
    var sum = 0.0
    for i in 0..<count {
      let advance = pen[i]
      pen[i] = sum
      sum += advance
    }
    pen[count] = sum
    starts[count] = true
    return (pen, starts)
  }
}
