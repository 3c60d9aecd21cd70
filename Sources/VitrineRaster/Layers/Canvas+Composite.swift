import VitrineGraphics

extension Canvas {
  /// Composites a finished layer onto the surface; the layer's pixels are overwritten.
  func composite(_ content: Surface, _ layer: Layer) {
    let box = reachable(content.box)
    let opacity = layer.opacity > 0 ? UInt32(Swift.min(layer.opacity, 1) * 255 + 0.5) : 0
    if box.isEmpty || opacity == 0 { return }
    scratch.paintedPixels += box.area * RasterCost.composite(layer.blendMode)
    let mask = clip.mask(over: box)
    for y in box.y0..<box.y1 {
      let src = unsafe content.pixel(box.x0, y)
      let dst = unsafe surface.pixel(box.x0, y)
      if opacity < 255 { unsafe kernels.scaleRow(src, box.width, opacity) }
      if layer.blendMode == .normal {
        if let mask {
          unsafe kernels.overRowMask(dst, src, mask.row(box.x0, y), box.width)
        } else {
          unsafe kernels.overRow(dst, src, box.width)
        }
        continue
      }
      if let mask { unsafe kernels.scaleRowMask(src, mask.row(box.x0, y), box.width) }
      unsafe BlendRow.blend(layer.blendMode, dst, src, box.width)
    }
  }

  /// Weights a layer by a mask layer, whose box contains everything drawn.
  func apply(_ mode: MaskMode, _ mask: Surface, to content: Surface) {
    let box = mask.box
    scratch.paintedPixels += box.area * RasterCost.mask
    let weights = unsafe scratch.maskRow.take(box.width)
    for y in box.y0..<box.y1 {
      let row = unsafe mask.pixel(box.x0, y)
      for x in 0..<box.width {
        let p = unsafe row[x]
        let weight =
          switch mode {
          case .alpha: p >> 24
          case .inverseAlpha: 255 - p >> 24
          case .luminance: Luminance.premultiplied(p)
          }
        unsafe weights[x] = UInt8(truncatingIfNeeded: weight)
      }
      unsafe kernels.scaleRowMask(content.pixel(box.x0, y), weights, box.width)
    }
  }

  /// Weights the pixels of a layer in `box` by the coverage of an outline.
  func apply(_ inside: Clip, to content: Surface, _ box: PixelRect) {
    let kept = inside.box
    for y in box.y0..<box.y1 {
      guard y >= kept.y0, y < kept.y1, !kept.isEmpty else {
        unsafe content.pixel(box.x0, y).update(repeating: 0, count: box.width)
        continue
      }
      unsafe content.pixel(box.x0, y).update(repeating: 0, count: kept.x0 - box.x0)
      unsafe content.pixel(kept.x1, y).update(repeating: 0, count: box.x1 - kept.x1)
      guard let mask = inside.mask else { continue }
      let solid = mask.solidColumns(y)
      weigh(content, mask, y, kept.x0..<solid.lowerBound)
      weigh(content, mask, y, solid.upperBound..<kept.x1)
    }
  }

  private func weigh(_ content: Surface, _ mask: ClipMask, _ y: Int, _ columns: Range<Int>) {
    if columns.isEmpty { return }
    let x = columns.lowerBound
    unsafe kernels.scaleRowMask(content.pixel(x, y), mask.row(x, y), columns.count)
  }
}

/// The luminance of gamma-encoded sRGB with Rec. 709 weights, in 1/65536.
enum Luminance {
  /// Returns the luminance times alpha of a premultiplied pixel, 0…255.
  @inline(__always)
  static func premultiplied(_ p: UInt32) -> UInt32 { (weighted(p) &+ 32768) &>> 16 }

  /// Returns the luminance of the straight colour of a premultiplied pixel, 0…255; 0 for a clear one,
  /// as the matrix of SVG's `luminanceToAlpha` makes of the components 0, 0, 0.
  @inline(__always)
  static func straight(_ p: UInt32) -> UInt32 {
    let alpha = p &>> 24
    if alpha == 0 { return 0 }
    // Below 2³², as the weights add up to 65536: 255² · 65536 and half a divisor.
    let level = (weighted(p) &* 255 &+ alpha &* 32768) / (alpha &* 65536)
    return Swift.min(level, 255)
  }

  @inline(__always)
  private static func weighted(_ p: UInt32) -> UInt32 {
    (p & 255) &* 13933 &+ (p &>> 8 & 255) &* 46871 &+ (p &>> 16 & 255) &* 4732
  }
}
