import VitrineGraphics

/// Stacks the lines of a paragraph for one width and height.
struct LineStack {
  let paragraph: Paragraph
  let width: Double
  let height: Double
  private let scale: Double
  private let spacing: Double

  init(_ paragraph: Paragraph, width: Double, height: Double) {
    self.paragraph = paragraph
    self.width = width
    self.height = height
    scale = DisplayScale.clamped(paragraph.style.displayScale)
    spacing = RunBox.round(Itemizer.finite(paragraph.style.lineSpacing), scale)
  }

  /// The vertical position of a line.
  private struct Slot {
    var baseline: Double
    var box: RunBox
    var top: Double { baseline - box.ascent }
    var bottom: Double { baseline + box.descent }
  }

  var layout: TextLayout {
    if paragraph.text.scalars.isEmpty { return empty }
    let limit = max(1, paragraph.style.lineLimit ?? .max)
    let ranges = LineBreaker(paragraph: paragraph, width: width).lines(
      limit: min(limit, linesInHeight))
    let slots = self.slots(ranges)
    return assemble(Array(ranges.prefix(slots.count)), slots)
  }

  private var count: Int { paragraph.text.scalars.count }

  /// The largest number of lines that fit the height, whatever they contain.
  private var linesInHeight: Int {
    guard height.isFinite else { return Self.mostLines }
    let least =
      paragraph.boxes.map { min($0.leading ?? .infinity, $0.ascent + $0.descent) }.min() ?? 0
    let pitch = least + spacing
    return pitch > 0 ? Int(min(Double(Self.mostLines), height / pitch)) + 2 : Self.mostLines
  }

  /// The largest number of lines: no picture is so high.
  static let mostLines = 20_000

  /// Positions lines until one would exceed the height; the first is always shown.
  private func slots(_ ranges: [LineRange]) -> [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(ranges.count)
    for range in ranges {
      let next = slot(box(range), after: slots.last)
      if !slots.isEmpty, next.bottom > height + LineBreaker.tolerance { break }
      slots.append(next)
    }
    return slots
  }

  private func slot(_ box: RunBox, after last: Slot?) -> Slot {
    guard let last else { return Slot(baseline: box.ascent, box: box) }
    if let leading = box.leading {
      return Slot(baseline: last.baseline + RunBox.round(leading, scale) + spacing, box: box)
    }
    return Slot(baseline: last.bottom + last.box.gap + spacing + box.ascent, box: box)
  }

  /// Returns the union of the boxes of the runs in a line.
  private func box(_ range: LineRange) -> RunBox {
    let boxes = paragraph.boxes
    guard boxes.count > 1, let segment = paragraph.segment(at: range.start) else {
      return boxes.first ?? RunBox(ascent: 0, descent: 0)
    }
    var run = Int(segment.run)
    var box = boxes[run]
    run += 1
    while run < boxes.count,
      Int(paragraph.text.runStarts[run]) < max(range.visibleEnd, range.start + 1)
    {
      if paragraph.text.runStarts[run] < paragraph.text.runStarts[run + 1] {
        box.formUnion(boxes[run])
      }
      run += 1
    }
    return box
  }

  private func assemble(_ ranges: [LineRange], _ slots: [Slot]) -> TextLayout {
    let isTruncated = ranges.last.map { $0.end < count } ?? false
    var lines: [TextLayout.Line] = []
    lines.reserveCapacity(ranges.count)
    var widest = 0.0
    var isCut = false
    for (i, range) in ranges.enumerated() {
      let isLast = i == ranges.count - 1
      let content = isLast && isTruncated ? truncated(range) : LineContent(range)
      if isLast && isTruncated { isCut = content.isTruncated }
      let line = line(content, slots[i])
      widest = max(widest, occupied(line.width, by: range, content))
      lines.append(line)
    }
    let size = Size(min(RunBox.up(widest, scale), Self.largest), totalHeight(slots))
    align(&lines, size.width)
    return TextLayout(
      size: size, lines: lines, firstBaseline: slots.first?.baseline ?? 0,
      lastBaseline: slots.last?.baseline ?? 0, scaleFactor: 1, isTruncated: isCut)
  }

  /// Returns the occupied width of a line: a wrapped line includes the space at its break, if it fits. On
  /// the platform a paragraph of three lines is 376 pt wide in 384 although its ink takes 371. A wrapped line
  /// of a placeholder takes all the width that there is.
  private func occupied(_ shown: Double, by range: LineRange, _ content: LineContent) -> Double {
    if !range.isLast, paragraph.isPlaceholder, width < Self.largest { return max(shown, width) }
    if range.isLast || content.isTruncated || range.isHyphenated { return shown }
    let space = max(0, paragraph.pen[range.end] - paragraph.pen[range.visibleEnd])
    return max(shown, min(shown + space, width))
  }

  /// The largest width in points, beyond any picture.
  static let largest = 1e7

  private func truncated(_ range: LineRange) -> LineContent {
    let rest = paragraph.text.scalars[range.start...]
    let hardEnd = rest.firstIndex(where: UnicodeData.isNewline) ?? count
    if paragraph.style.allowsTightening,
      let tight = Tightening.content(paragraph, range.start, hardEnd, width)
    {
      return tight
    }
    return Truncation(paragraph: paragraph, width: width).content(
      from: range.start, hardEnd: hardEnd)
  }

  private func line(_ content: LineContent, _ slot: Slot) -> TextLayout.Line {
    let composer = LineComposer(paragraph, content)
    return TextLayout.Line(
      text: string(content), x: 0, width: composer.pen, top: slot.top,
      height: slot.box.ascent + slot.box.descent, baseline: slot.baseline,
      isTruncated: content.isTruncated, spans: composer.spans,
      rules: composer.ruled.flatMap { RuleMetrics.rules($0, paragraph, scale: scale) },
      backgrounds: composer.ruled.compactMap { RuleMetrics.background($0, paragraph) },
      attachments: composer.attachments)
  }

  private func string(_ content: LineContent) -> String {
    if content.parts.count == 1, case .text(let range)? = content.parts.first {
      return paragraph.text.string(range)
    }
    return content.parts.map { part -> String in
      switch part {
      case .text(let range): paragraph.text.string(range)
      case .ellipsis: "…"
      case .hyphen: "\u{2010}"
      }
    }.joined()
  }

  private func totalHeight(_ slots: [Slot]) -> Double {
    guard var last = slots.last else { return 0 }
    var count = slots.count
    while count < min(paragraph.style.reservedLines, Self.mostReserved) {
      last = slot(last.box, after: last)
      count += 1
    }
    return last.bottom + RunBox.round(Itemizer.finite(paragraph.style.spaceBelow), scale)
  }

  /// The largest number of reserved lines.
  static let mostReserved = 10_000

  private func align(_ lines: inout [TextLayout.Line], _ width: Double) {
    let isRTL = paragraph.style.isRightToLeft
    for i in lines.indices {
      let room = width - lines[i].width
      let x: Double =
        switch paragraph.style.alignment {
        case .leading: isRTL ? room : 0
        case .center: room / 2
        case .trailing: isRTL ? 0 : room
        }
      if x != 0 { lines[i].move(by: x) }
    }
  }

  private var empty: TextLayout {
    var height = 0.0
    if paragraph.style.reservedLines > 0, let box = paragraph.boxes.first {
      height = totalHeight([Slot(baseline: box.ascent, box: box)])
    }
    return TextLayout(
      size: Size(0, height), lines: [], firstBaseline: 0, lastBaseline: 0, scaleFactor: 1,
      isTruncated: false)
  }
}

extension TextLayout.Line {
  /// Moves the line and everything on it.
  mutating func move(by dx: Double) {
    x += dx
    for s in spans.indices {
      for i in spans[s].positions.indices { spans[s].positions[i].x += dx }
    }
    for i in rules.indices { rules[i].rect.x += dx }
    for i in attachments.indices { attachments[i].frame.x += dx }
  }
}
