import VitrineGraphics
import VitrineLayout
import VitrineText

extension Painter {
  mutating func drawText(_ text: PlacedText, _ node: PlacedNode) {
    if node.redaction != .none {
      redactText(text, node)
      return
    }
    drawText(text, at: node.frame.origin, frame: node.frame)
  }

  /// Draws a laid-out text with its top left corner at `origin`; gradients span `frame`.
  mutating func drawText(_ text: PlacedText, at origin: Point, frame: Rect) {
    let ink =
      softClips.isEmpty
      ? frame : TextInk(fonts: fonts, scale: tree.scale).bounds(of: text, at: origin)
    withSoftClips(around: ink, unless: nil) { painter in
      for line in text.layout.lines {
        let baseline = Point(origin.x, origin.y + line.baseline)
        painter.drawBackgrounds(of: line, baseline, text.leaf, frame)
        for rule in line.rules where rule.rect.y > 0 {
          painter.drawRule(rule, baseline, text.leaf, frame, under: line)
        }
        if !painter.drawFigures(of: line, baseline, text.leaf, frame) {
          for span in line.spans { painter.drawGlyphs(span, of: line, baseline, text.leaf, frame) }
        }
        for rule in line.rules where rule.rect.y <= 0 {
          painter.drawRule(rule, baseline, text.leaf, frame)
        }
        for attachment in line.attachments where attachment.index < text.leaf.attachments.count {
          let place = attachment.frame.offset(by: baseline)
          painter.drawStiff(at: place.midX) {
            $0.drawImage(text.leaf.attachments[attachment.index], in: place)
          }
        }
      }
    }
  }

  private mutating func drawBackgrounds(
    of line: TextLayout.Line, _ baseline: Point, _ leaf: TextLeaf, _ frame: Rect
  ) {
    for bar in line.backgrounds where leaf.fills.indices.contains(bar.fill) {
      let area = path(.rectangle, bar.rect.offset(by: baseline))
      append(.fillPath(path: add(area), rule: .nonZero, paint(leaf.fills[bar.fill], in: frame)))
    }
  }

  /// Draws a span as a whole, or part by part on a circle.
  private mutating func drawGlyphs(
    _ span: TextLayout.GlyphSpan, of line: TextLayout.Line, _ baseline: Point, _ leaf: TextLeaf,
    _ frame: Rect
  ) {
    if arc == nil { return drawSpan(span, of: line, baseline, leaf, frame) }
    for (part, middle) in stiffParts(of: span) {
      drawStiff(at: baseline.x + middle) { $0.drawSpan(part, of: line, baseline, leaf, frame) }
    }
  }

  private mutating func drawSpan(
    _ span: TextLayout.GlyphSpan, of line: TextLayout.Line, _ baseline: Point, _ leaf: TextLeaf,
    _ frame: Rect
  ) {
    guard span.fill < leaf.fills.count else { return }
    let fill = leaf.fills[span.fill]
    let colours = fonts.colours(in: span.font)
    var outlines: [Int32] = []
    var positions: [Point] = []
    outlines.reserveCapacity(span.glyphs.count)
    positions.reserveCapacity(span.glyphs.count)
    for (glyph, position) in zip(span.glyphs, span.positions) {
      let at = baseline + position
      if let layers = colours?.layers(of: glyph) {
        drawLayers(layers, of: span, at, fill, frame)
      } else if let index = outline(glyph, span.font) {
        outlines.append(index)
        positions.append(at)
      } else if let bitmap = fonts.bitmap(of: glyph, in: span.font) {
        drawBitmap(bitmap, at, span.emSize, opacity: fill.opacity)
      }
    }
    if outlines.isEmpty { return }
    let layers = pushShadows(of: fill, ink: frame.inset(by: -span.emSize / 2))
    var run = GlyphRun(
      outlines: outlines, positions: positions, emSize: span.emSize, map: map,
      paint: .color(.clear))
    if fill.solid.opacity * inherited.opacity < 1, OverlappingGlyphs.stand(in: line.text) {
      let ink = TextInk(fonts: fonts, scale: tree.scale).ink(of: span).offset(by: baseline)
      drawJoined(run, fill, ink: ink.inset(by: -1 / tree.scale), in: frame)
    } else {
      run.paint = paint(fill, in: frame)
      append(.drawGlyphs(run))
    }
    for _ in 0..<layers { append(.popLayer) }
  }

  private mutating func drawBitmap(
    _ bitmap: GlyphBitmap, _ origin: Point, _ emSize: Double, opacity: Double
  ) {
    let size = bitmap.image.pixmap
    guard size.width > 0, size.height > 0 else { return }
    let frame = bitmap.frame.scaled(by: emSize).offset(by: origin)
    let fit = Affine.scale(frame.width / Double(size.width), frame.height / Double(size.height))
      .then(.translation(frame.x, frame.y))
    append(
      .drawImage(
        ImageDraw(
          image: add(bitmap.image),
          source: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
          map: fit.then(map), interpolation: .high, opacity: Float(opacity * inherited.opacity))))
  }

  private mutating func drawRule(
    _ rule: TextLayout.Rule, _ baseline: Point, _ leaf: TextLeaf, _ frame: Rect,
    under line: TextLayout.Line? = nil
  ) {
    guard rule.fill < leaf.fills.count else { return }
    let source = paint(leaf.fills[rule.fill], in: frame)
    let bar = rule.rect.offset(by: baseline)
    guard let dash = rule.pattern.dash(thickness: bar.height) else {
      let pieces = line.map { UnderlineGaps(fonts: fonts).pieces(of: rule.rect, under: $0) }
      for piece in pieces ?? [rule.rect] {
        let bar = piece.offset(by: baseline)
        append(.fillPath(path: add(path(.rectangle, bar)), rule: .nonZero, source))
      }
      return
    }
    var axis = Path()
    axis.move(to: Point(bar.minX, bar.midY))
    axis.line(to: Point(bar.maxX, bar.midY))
    let style = StrokeStyle(
      width: bar.height * deviceScale, dash: dash.map { $0 * deviceScale })
    append(.strokePath(path: add(mapped(axis)), style, source))
  }
}

extension TextRun.LinePattern {
  /// Returns dash and gap lengths for a line of a thickness, in the same unit; nil for a solid one.
  /// Proportions of 3:1:1 in thicknesses, as common text systems draw them.
  fileprivate func dash(thickness t: Double) -> [Double]? {
    switch self {
    case .solid: nil
    case .dash: [3 * t, 2 * t]
    case .dot: [t, t]
    case .dashDot: [3 * t, t, t, t]
    case .dashDotDot: [3 * t, t, t, t, t, t]
    }
  }
}
