import VitrineGraphics

/// Places the glyphs of one line from left to right.
struct LineComposer {
  let paragraph: Paragraph
  private(set) var spans: [TextLayout.GlyphSpan] = []
  private(set) var attachments: [TextLayout.PlacedAttachment] = []
  /// The extents of runs with underline, strikethrough or background: run, left and right.
  private(set) var ruled: [(run: Int, left: Double, right: Double)] = []
  /// The pen position from the left of the line.
  private(set) var pen = 0.0
  private let tightening: Double
  private var glyphs: [UInt32] = []
  private var positions: [Point] = []
  private var open: (font: Int, fill: Int) = (-1, 0)

  /// A part of a segment, or a mark, with its bidi level.
  private struct Piece {
    var segment: Int
    var from: Int
    var to: Int
    var level: UInt8
    var mark: Mark?
  }

  init(_ paragraph: Paragraph, _ content: LineContent) {
    self.paragraph = paragraph
    tightening = content.tightening
    if content.parts.count == 1, paragraph.bidi.levels.isEmpty,
      case .text(let range)? = content.parts.first
    {
      placeSimple(range)
    } else {
      var pieces = pieces(content)
      BidiLevels.reorder(&pieces) { $0.level }
      for piece in pieces { place(piece) }
    }
    flush()
  }

  private mutating func placeSimple(_ range: Range<Int>) {
    if range.isEmpty { return }
    positions.reserveCapacity(range.count)
    glyphs.reserveCapacity(range.count)
    var i = paragraph.firstSegment(endingAfter: range.lowerBound)
    while i < paragraph.segments.count, Int(paragraph.segments[i].start) < range.upperBound {
      let segment = paragraph.segments[i]
      place(
        segment, max(range.lowerBound, Int(segment.start)), min(range.upperBound, Int(segment.end)))
      i += 1
    }
  }

  private func pieces(_ content: LineContent) -> [Piece] {
    var pieces: [Piece] = []
    for part in content.parts {
      switch part {
      case .text(let range):
        var i = paragraph.firstSegment(endingAfter: range.lowerBound)
        while i < paragraph.segments.count, Int(paragraph.segments[i].start) < range.upperBound {
          let segment = paragraph.segments[i]
          pieces.append(
            Piece(
              segment: i, from: max(range.lowerBound, Int(segment.start)),
              to: min(range.upperBound, Int(segment.end)), level: segment.level))
          i += 1
        }
      case .ellipsis(let place):
        pieces.append(piece(paragraph.ellipsis(at: place), place))
      case .hyphen(let place):
        pieces.append(piece(paragraph.hyphen(at: place), place))
      }
    }
    return pieces
  }

  private func piece(_ mark: Mark, _ place: Int) -> Piece {
    Piece(
      segment: -1, from: place, to: place, level: paragraph.bidi.paragraphLevel(at: place),
      mark: mark)
  }

  private mutating func place(_ piece: Piece) {
    guard let mark = piece.mark else {
      place(paragraph.segments[piece.segment], piece.from, piece.to)
      return
    }
    let left = pen
    if let word = mark.word { place(word, 0, word.scalars.count, mark.font, mark.run) }
    rule(mark.run, left)
  }

  private mutating func place(_ segment: TextSegment, _ from: Int, _ to: Int) {
    let run = Int(segment.run)
    let left = pen
    switch segment.kind {
    case .control: return
    case .glyphs:
      if let word = segment.word {
        place(word, from - Int(segment.start), to - Int(segment.start), Int(segment.font), run)
      } else {
        pen += paragraph.pen[to] - paragraph.pen[from]
      }
    case .tab, .placeholder: pen += paragraph.pen[to] - paragraph.pen[from]
    case .attachment: placeAttachment(run)
    }
    rule(run, left)
  }

  private mutating func placeAttachment(_ run: Int) {
    guard let attachment = paragraph.runs[run].attachment else { return }
    let width = max(0, Itemizer.finite(attachment.size.width))
    let offset = Itemizer.finite(paragraph.runs[run].baselineOffset)
    attachments.append(
      .init(
        index: attachment.index,
        frame: Rect(
          x: pen, y: -Itemizer.finite(attachment.ascent) - offset, width: width,
          height: max(0, Itemizer.finite(attachment.size.height)))))
    pen += width
  }

  private mutating func rule(_ run: Int, _ left: Double) {
    let run = (run, paragraph.runs[run])
    let isMarked =
      run.1.underline != nil || run.1.strikethrough != nil || run.1.background != nil
    guard isMarked, pen > left else { return }
    if let last = ruled.last, last.run == run.0, last.right == left {
      ruled[ruled.count - 1].right = pen
    } else {
      ruled.append((run.0, left, pen))
    }
  }

  private mutating func place(_ word: ShapedWord, _ from: Int, _ to: Int, _ font: Int, _ run: Int) {
    let use = paragraph.fonts[font]
    let fill = paragraph.runs[run].fill
    if open.font != font || open.fill != fill {
      if !joins(use, fill) { flush() }
      open = (font, fill)
    }
    let tracking = use.tracking + tightening
    let rise = 0 - Itemizer.finite(paragraph.runs[run].baselineOffset)
    let isWhole = from == 0 && to == word.scalars.count
    for i in word.glyphs.indices {
      if !isWhole {
        let cluster = Int(word.clusters[i])
        if cluster < from || cluster >= to { continue }
      }
      let advance = word.advances[i]
      glyphs.append(word.glyphs[i])
      if word.isPlain {
        positions.append(Point(pen, rise))
      } else {
        positions.append(
          Point(
            pen + Double(word.xOffsets[i]) * use.unitX,
            rise - Double(word.yOffsets[i]) * use.unitY))
      }
      pen += Double(advance) * use.unitX + (advance > 0 ? tracking : 0)
    }
  }

  /// Whether glyphs of a font can continue the open span: several runs may use the same font.
  private func joins(_ font: SegmentFont, _ fill: Int) -> Bool {
    guard open.font >= 0, open.fill == fill else { return false }
    let last = paragraph.fonts[open.font]
    return last.instance === font.instance && last.emSize == font.emSize
  }

  private mutating func flush() {
    guard !glyphs.isEmpty else { return }
    let use = paragraph.fonts[open.font]
    if let instance = use.instance {
      spans.append(
        .init(
          font: instance.id, emSize: use.emSize, fill: open.fill, glyphs: glyphs,
          positions: positions))
    }
    glyphs.removeAll()
    positions.removeAll()
  }
}
