import VitrineGraphics
package import VitrineImages
import VitrineLayout
import VitrineRaster
package import VitrineWidgets

/// The measurements on the pixels of a standard picture.
package struct LintPixels: Hashable, Sendable {
  /// The contrast of one text.
  package struct Contrast: Hashable, Sendable {
    /// The index of the text's view in the placed tree.
    package var node: Int
    /// WCAG's ratio that 19 of 20 pixels of the letters reach, 1…21; nil if other views cover the text.
    package var ratio: Double?
    /// The median luminance of the letters in their full colour, 0…1; nil with the ratio.
    package var luminance: Double?
    /// The same of what lies behind them.
    package var ground: Double?
    /// APCA's lightness contrast of the median colours; nil with the ratio.
    package var lightness: Double?
  }

  package var contrasts: [Contrast]
  /// The mean luminance of all opaque pixels, 0…1.
  package var luminance: Double
  /// The hash of all pixels.
  package var hash: SHA256

  /// Measures a picture: each text is drawn with and without itself.
  package init(_ image: RenderedImage) {
    var scratch = RasterScratch()
    contrasts = []
    for leaf in LintLeaf.all(of: image.placed) where leaf.isText && !leaf.isRedacted {
      let measured = Self.contrast(of: leaf, in: image, &scratch)
      contrasts.append(
        Contrast(
          node: leaf.node, ratio: measured?.ratio, luminance: measured?.luminance,
          ground: measured?.ground, lightness: measured?.lightness))
    }
    luminance = Self.luminance(image.pixmap)
    hash = SHA256.hash(image.pixmap)
  }

  private init() { (contrasts, luminance, hash) = ([], 0, SHA256.hash([])) }

  /// Those of a picture that is laid out alone.
  package static let none = LintPixels()

  private typealias Measured = (
    ratio: Double, luminance: Double, ground: Double, lightness: Double
  )

  private static func contrast(
    of leaf: LintLeaf, in image: RenderedImage, _ scratch: inout RasterScratch
  ) -> Measured? {
    let bounds = Rect(
      x: 0, y: 0, width: Double(image.pixmap.width), height: Double(image.pixmap.height))
    let area = leaf.frame.scaled(by: image.scale).wholePixels.intersection(bounds)
    guard area.width >= 1, area.height >= 1 else { return nil }
    func part(_ list: DisplayList) -> Pixmap {
      rasterize(
        list, x: Int(area.minX), y: Int(area.minY), width: Int(area.width),
        height: Int(area.height), scratch: &scratch)
    }
    let list = image.displayList
    let ground = part(list.withoutGlyphs(of: leaf.node))
    let measured = contrast(
      drawn: part(list), full: part(list.fillingGlyphs(of: leaf.node, with: area)), over: ground)
    if let measured { return measured }
    let marker = Paint.color(RGBA(1, 0, 1))
    return hidden(part(list.fillingGlyphs(of: leaf.node, with: area, in: marker)), in: ground)
  }

  /// Returns the measurement of letters that change no pixel: nothing if they lie below other views, as another
  /// paint in their place would not be seen either; else they have the colour of what lies behind them.
  private static func hidden(_ marked: Pixmap, in ground: Pixmap) -> Measured? {
    var grounds: [Double] = []
    for y in 0..<ground.height {
      for x in 0..<ground.width where marked[x, y] != ground[x, y] {
        grounds.append(TextContrast.luminance(ground[x, y]))
      }
    }
    guard !grounds.isEmpty else { return nil }
    let light = grounds.sorted()[grounds.count / 2]
    return (1, light, light, 0)
  }

  /// The contrast that 19 of 20 pixels under the letters reach, in the letters' full colour: the edges of letters
  /// are softer, but readers do not see them as another colour.
  private static func contrast(
    drawn: Pixmap, full: Pixmap, over ground: Pixmap
  ) -> Measured? {
    var ratios: [Double] = []
    var lights: [Double] = []
    var grounds: [Double] = []
    var screens: (text: [Double], ground: [Double]) = ([], [])
    for y in 0..<drawn.height {
      for x in 0..<drawn.width where drawn[x, y] != ground[x, y] {
        let light = TextContrast.luminance(full[x, y])
        let behind = TextContrast.luminance(ground[x, y])
        lights.append(light)
        grounds.append(behind)
        ratios.append(TextContrast.ratio(light, behind))
        screens.text.append(LightnessContrast.luminance(full[x, y]))
        screens.ground.append(LightnessContrast.luminance(ground[x, y]))
      }
    }
    guard !ratios.isEmpty else { return nil }
    ratios.sort()
    let middle = ratios.count / 2
    return (
      ratios[ratios.count / 20], lights.sorted()[middle], grounds.sorted()[middle],
      LightnessContrast.value(
        text: screens.text.sorted()[middle], ground: screens.ground.sorted()[middle])
    )
  }

  private static func luminance(_ pixmap: Pixmap) -> Double {
    var sum = 0.0
    var count = 0
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where pixmap[x, y] >> 24 == 255 {
        sum += TextContrast.luminance(pixmap[x, y])
        count += 1
      }
    }
    return count > 0 ? sum / Double(count) : 0
  }
}

extension Rect {
  /// The smallest rectangle of whole pixels around this one.
  fileprivate var wholePixels: Rect {
    let (x, y) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }
}

extension DisplayList {
  /// Returns the list without the letters of a node. Emoji and backgrounds of the text stay: they have colours of
  /// their own, and letters lie on them.
  fileprivate func withoutGlyphs(of node: Int) -> DisplayList {
    var copy = without { $0 == node }
    for index in commands.indices {
      if case .drawGlyphs = commands[index] { continue }
      copy.commands[index] = commands[index]
    }
    return copy
  }

  /// Returns the list with the glyphs of a node replaced by an area in their paint, or in another one.
  fileprivate func fillingGlyphs(
    of node: Int, with area: Rect, in paint: Paint? = nil
  ) -> DisplayList {
    var copy = self
    // What is drawn in perspective lies elsewhere in its layer.
    var layers: [Rect?] = []
    for index in commands.indices where sources.indices.contains(index) {
      switch commands[index] {
      case .pushLayer(let layer):
        layers.append(layer.projection == nil ? layers.last ?? nil : layer.bounds)
      case .popLayer: _ = layers.popLast()
      case .drawGlyphs(let run) where Int(sources[index]) == node:
        let filled = (layers.last ?? nil) ?? area
        copy.commands[index] = .fillRect(filled, paint ?? run.paint)
      default: break
      }
    }
    return copy
  }
}
