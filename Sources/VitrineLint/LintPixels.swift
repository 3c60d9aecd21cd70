import VitrineGraphics
import VitrineImages
import VitrineLayout
import VitrineRaster
package import VitrineWidgets

/// What is measured on the pixels of a standard picture.
package struct LintPixels: Hashable, Sendable {
  /// The contrast of one text.
  package struct Contrast: Hashable, Sendable {
    /// The index of the text's view in the placed tree.
    package var node: Int
    /// WCAG's ratio that 19 of 20 pixels of the letters reach, 1…21; nil if the text changes no pixel.
    package var ratio: Double?
  }

  package var contrasts: [Contrast]
  /// The mean luminance of all opaque pixels, 0…1.
  package var luminance: Double
  /// A hash of all pixels.
  package var hash: UInt64

  /// Measures a picture: each text is drawn with and without itself.
  package init(_ image: RenderedImage) {
    var scratch = RasterScratch()
    contrasts = []
    for leaf in LintLeaf.all(of: image.placed) where leaf.isText && !leaf.isRedacted {
      contrasts.append(
        Contrast(node: leaf.node, ratio: Self.ratio(of: leaf, in: image, &scratch)))
    }
    luminance = Self.luminance(image.pixmap)
    hash = pixelHash(image.pixmap).value
  }

  private static func ratio(
    of leaf: LintLeaf, in image: RenderedImage, _ scratch: inout RasterScratch
  ) -> Double? {
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
    let ground = part(list.without { $0 == leaf.node })
    return ratio(
      drawn: part(list), full: part(list.fillingGlyphs(of: leaf.node, with: area)), over: ground)
  }

  /// The contrast that 19 of 20 pixels under the letters reach, in the letters' full colour: the edges of letters
  /// are softer, but readers do not see them as another colour.
  private static func ratio(drawn: Pixmap, full: Pixmap, over ground: Pixmap) -> Double? {
    var ratios: [Double] = []
    for y in 0..<drawn.height {
      for x in 0..<drawn.width where drawn[x, y] != ground[x, y] {
        ratios.append(
          TextContrast.ratio(
            TextContrast.luminance(full[x, y]), TextContrast.luminance(ground[x, y])))
      }
    }
    guard !ratios.isEmpty else { return nil }
    ratios.sort()
    return ratios[ratios.count / 20]
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
  /// Returns the list with the glyphs of a node replaced by an area in their paint.
  fileprivate func fillingGlyphs(of node: Int, with area: Rect) -> DisplayList {
    var copy = self
    for index in commands.indices where sources.indices.contains(index) {
      guard Int(sources[index]) == node, case .drawGlyphs(let run) = commands[index] else {
        continue
      }
      copy.commands[index] = .fillRect(area, run.paint)
    }
    return copy
  }
}
