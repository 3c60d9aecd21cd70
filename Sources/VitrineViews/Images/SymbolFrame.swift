package import VitrineGraphics
import VitrineLayout
import VitrineText

/// Frame and ink of one of the platform's symbols in em, at regular weight and medium scale.
package nonisolated struct SymbolFrame: Hashable, Sendable {
  /// The size of the view.
  package var width: Double
  package var height: Double
  /// The distance of the view's bottom below the baseline of the text beside it.
  package var depth: Double
  /// The size of the ink where it was measured.
  package var ink: Size?

  /// The size at which the frames of `measured` were read.
  package static let measuredSize = 17.0
  /// The part of frames outside the ink: the means of the six symbols that have both measured, at 17 pt
  /// 2.6 and 1.9 points.
  static let bearings = Size(0.15, 0.11)
  /// The part of a stem's growth by which frames grow with the weight. Measured on stars at 13 pt: semibold
  /// 0.5 and 0, bold 0.5 and 0.5 points.
  static let growth = 0.75

  init(width: Double, height: Double, depth: Double, ink: Size? = nil) {
    self.width = width
    self.height = height
    self.depth = depth
    self.ink = ink
  }

  /// Takes sizes in points of a symbol at `measuredSize`.
  init(_ width: Double, _ height: Double, _ depth: Double) {
    let em = SymbolFrame.measuredSize
    self.init(width: width / em, height: height / em, depth: depth / em)
  }

  /// A frame of that size in em whose middle is half a cap height above the baseline.
  init(centered size: Size) {
    self.init(
      width: size.width, height: size.height, depth: (size.height - SystemFontMetrics.capHeight) / 2
    )
  }

  /// The frame of a placeholder for any symbol, at a font size in points: 1.18 × 1.145 of it, in whole points. Measured
  /// on macOS 26.2 at 11, 13, 17, 22, 26 and 34 points (swiftui-web); that it stands as other symbols do is assumed.
  static func placeholder(_ size: Double) -> SymbolFrame {
    guard size > 0 else { return SymbolFrame(centered: Size(1.18, 1.145)) }
    return SymbolFrame(
      centered: Size((1.18 * size).rounded() / size, (1.145 * size).rounded() / size))
  }

  /// The distance of the frame's middle above half the cap height.
  private var lift: Double { (height - SystemFontMetrics.capHeight) / 2 - depth }

  /// The frame at another weight and scale, in em of the font.
  ///
  /// Heavier symbols grow to all sides; scaled ones keep their middle on that of the capitals.
  func sized(weight: Double, scale: Double) -> SymbolFrame {
    let more = SymbolStem.growth(weight) * SymbolFrame.growth
    let height = (height + more) * scale
    return SymbolFrame(
      width: (width + more) * scale, height: height,
      depth: (height - SystemFontMetrics.capHeight) / 2 - lift * scale)
  }

  /// The box in an icon's space that fills the frame when the icon's ink, centred in it, is as large as the
  /// symbol's ink allows.
  func box(around layers: [SymbolOutline.Layer]) -> Rect? {
    guard let drawn = layers.inkBounds, drawn.width > 0, drawn.height > 0 else { return nil }
    let room =
      ink
      ?? Size(
        max(width - SymbolFrame.bearings.width, width / 2),
        max(height - SymbolFrame.bearings.height, height / 2))
    let unit = min(room.width / drawn.width, room.height / drawn.height)
    let (width, height) = (width / unit, height / unit)
    return Rect(
      x: drawn.minX + (drawn.width - width) / 2, y: drawn.minY + (drawn.height - height) / 2,
      width: width, height: height)
  }
}

extension [SymbolOutline.Layer] {
  /// The smallest box around the outlines of all layers; nil if they are empty.
  nonisolated var inkBounds: Rect? {
    var ink: Rect?
    for layer in self {
      guard let box = layer.path.bounds else { continue }
      ink = ink.map { $0.union(box) } ?? box
    }
    return ink
  }
}

extension SymbolCatalog.Symbol {
  /// The drawing with the frame of its symbol and with a view box that fills it.
  nonisolated var framed: SymbolCatalog.Symbol {
    let box = outline.viewBox
    let unit = box.height > 0 ? SymbolMetrics.boxPerEm / box.height : 0
    guard let frame = SymbolFrame.of(outline.name, outline.layers, unit: unit),
      let fitted = frame.box(around: outline.layers)
    else { return self }
    return SymbolCatalog.Symbol(
      outline: SymbolOutline(name: outline.name, viewBox: fitted, layers: outline.layers),
      colors: colors, isWeak: isWeak, difference: difference, frame: frame)
  }
}

extension SymbolCatalog.Symbol {
  /// The sign for a name without a drawing, as large as its symbol if that is known.
  nonisolated static func placeholder(for name: String) -> SymbolCatalog.Symbol {
    let sign = SymbolCatalog.placeholder
    let frame = SymbolFrame.known(name)
    guard let frame, let box = frame.box(around: sign.layers) else {
      return SymbolCatalog.Symbol(
        outline: sign, colors: [], isWeak: true,
        frame: SymbolFrame(centered: SymbolMetrics.unknown))
    }
    return SymbolCatalog.Symbol(
      outline: SymbolOutline(name: sign.name, viewBox: box, layers: sign.layers), colors: [],
      isWeak: true, frame: frame)
  }
}
