import VitrineGraphics

/// A card with things on it that can be changed one by one, in 240×160 pixels, 2 a point.
///
/// Drawn from exact area coverage of rectangles and discs with four samples a pixel along each axis, so
/// that edges are antialiased as the renderer's are.
struct PlantedPicture {
  var background: UInt32 = 0xf2f2f7
  var card: UInt32 = 0xffffff
  var ink: UInt32 = 0x1c1c1e
  var accent: UInt32 = 0x007aff
  var width = 240
  var height = 160
  var cardOpacity: Double = 1
  var accentOpacity: Double = 1
  var cardRadius: Double = 16
  var padding: Double = 12
  var spacing: Double = 6
  /// Widths of the words of three lines, drawn as strokes with a dot at the end.
  var lines: [[Double]] = [[40, 26, 18], [30, 50], [22, 22, 30]]
  var hasFullStop = true
  var hasDot = true
  var lineWeight: Double = 4
  var textSize: Double = 1
  var shift = (x: 0.0, y: 0.0)
  var offset = (x: 0.0, y: 0.0)
  /// 0: a disc, 1: a square, 2: striped.
  var image = 0
  var isClipped = false
  var isDark = false
  var isClear = false
  var placeholder = false

  func draw() -> Pixmap {
    var out = Pixmap(width: width, height: height)
    var paper = isDark ? RGBA(hex: 0x000000) : RGBA(hex: background)
    if isClear { paper = .clear }
    out.pixels = out.pixels.map { _ in paper.premultiplied }
    let (dx, dy) = shift
    out.box(
      10 + dx, 10 + dy, 220, 140, radius: cardRadius, isDark ? 0x1c1c1e : card, cardOpacity)
    out.picture(150 + dx, 30 + dy, kind: image, accent, accentOpacity)
    if hasDot { out.box(200 + dx, 120 + dy, 10, 10, radius: 5, accent, accentOpacity) }
    var y = 10 + padding + dy + offset.y
    for line in lines {
      y = drawLine(line, y: y, into: &out)
    }
    if hasFullStop { out.box(30 + dx, 130 + dy, 3, 3, radius: 1.5, ink, 1) }
    return out
  }

  private func drawLine(_ words: [Double], y: Double, into out: inout Pixmap) -> Double {
    let color = isDark ? 0xffffff : ink
    var x = 10 + padding + shift.x + offset.x
    let height = 10 * textSize
    for word in words {
      let length = word * textSize
      let visible = isClipped ? min(length, 100 - x) : length
      if placeholder {
        out.box(x, y, length, height, radius: 4, 0xc7c7cc, 1)
      } else if visible > 0 {
        out.box(
          x, y + height / 2 - lineWeight / 2, visible, lineWeight, radius: lineWeight / 2, color, 1)
        out.box(x, y, lineWeight, height, radius: 0, color, 1)
      }
      x += length + 6
    }
    return y + height + spacing
  }
}

extension Pixmap {
  /// A rounded rectangle over what is there.
  mutating func box(
    _ x: Double, _ y: Double, _ w: Double, _ h: Double, radius: Double, _ hex: UInt32,
    _ opacity: Double
  ) {
    for row in max(Int(y) - 1, 0)..<min(Int(y + h) + 2, height) {
      for column in max(Int(x) - 1, 0)..<min(Int(x + w) + 2, width) {
        var hits = 0
        for k in 0..<16 {
          let px = Double(column) + (Double(k % 4) + 0.5) / 4 - x
          let py = Double(row) + (Double(k / 4) + 0.5) / 4 - y
          guard px >= 0, py >= 0, px <= w, py <= h else { continue }
          let cx = max(radius - px, px - (w - radius), 0)
          let cy = max(radius - py, py - (h - radius), 0)
          if cx * cx + cy * cy <= radius * radius { hits += 1 }
        }
        if hits > 0 { blend(column, row, hex, Double(hits) / 16 * opacity) }
      }
    }
  }

  mutating func picture(
    _ x: Double, _ y: Double, kind: Int, _ hex: UInt32, _ opacity: Double
  ) {
    switch kind {
    case 0: box(x, y, 60, 60, radius: 30, hex, opacity)
    case 1: box(x, y, 60, 60, radius: 8, hex, opacity)
    default:
      for i in 0..<6 { box(x, y + Double(i) * 10, 60, 5, radius: 0, hex, opacity) }
    }
  }

  private mutating func blend(_ x: Int, _ y: Int, _ hex: UInt32, _ alpha: Double) {
    let source = RGBA(hex: hex).premultiplied
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let value =
        Double(self[x, y] >> shift & 255) * (1 - alpha) + Double(source >> shift & 255) * alpha
      result |= UInt32(value + 0.5) << shift
    }
    self[x, y] = result
  }
}
