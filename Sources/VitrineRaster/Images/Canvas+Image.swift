import VitrineGraphics

extension Canvas {
  /// Draws a part of an image; pixels at its outline are covered by exact area.
  func draw(_ draw: ImageDraw, _ image: Pixmap, template: PixelSource?) {
    let all = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let part = draw.source.intersection(all)
    let opacity = draw.opacity > 0 ? UInt32(Swift.min(draw.opacity, 1) * 255 + 0.5) : 0
    guard !part.isEmpty, opacity > 0, let inverse = draw.map.inverse, draw.map.isFinite else {
      return
    }
    let box = reachable(PixelRect(around: draw.map.bounds(of: part)))
    if box.isEmpty { return }
    // Shrinking reads each pixel of the part.
    let cost =
      !draw.map.isAxisAligned
      ? RasterCost.turnedImage : draw.map.wholeMove == nil ? RasterCost.scaledImage : 1
    scratch.paintedPixels += (box.area + PixelRect(around: part).area) * cost
    if template == nil, opacity == 255, let moved = draw.map.wholeMove, part == part.rounded,
      clip.mask(over: box) == nil
    {
      return blit(image, moved.x, moved.y, box)
    }
    let memory = scratch.takePixels()
    let pixels = unsafe Surface(base: memory.take(box.width * box.height), box: box)
    sample(draw, image, PixelRect(around: part), inverse, into: pixels)
    finish(pixels, opacity, template)
    let source = PixelSource.pixels(pixels, isOpaque: false)
    if draw.map.isAxisAligned {
      fillRect(draw.map.bounds(of: part), source)
    } else {
      fillPath(Path(rect: part).transformed(by: draw.map), .nonZero, source)
    }
    scratch.give(memory)
  }

  /// Draws a box of pixels of an image, moved by whole pixels, onto the surface.
  private func blit(_ image: Pixmap, _ dx: Int, _ dy: Int, _ box: PixelRect) {
    unsafe image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in box.y0..<box.y1 {
        let source = unsafe base + ((y - dy) * image.width + box.x0 - dx)
        let row = unsafe surface.pixel(box.x0, y)
        if unsafe PixelMath.isOpaque(source, box.width) {
          unsafe row.update(from: source, count: box.width)
        } else {
          unsafe kernels.overRow(row, source, box.width)
        }
      }
    }
  }

  private func sample(
    _ draw: ImageDraw, _ image: Pixmap, _ part: PixelRect, _ inverse: Affine, into out: Surface
  ) {
    let box = out.box
    let map = draw.map
    if let moved = map.wholeMove { return copy(image, moved.x, moved.y, into: out) }
    if map.isAxisAligned {
      let columns = ResampleWeights(
        box.x0, box.x1, scale: map.a, shift: map.tx, low: part.x0, high: part.x1,
        draw.interpolation)
      let rows = ResampleWeights(
        box.y0, box.y1, scale: map.d, shift: map.ty, low: part.y0, high: part.y1,
        draw.interpolation)
      return unsafe Resample.run(image, columns, rows, into: out.base)
    }
    let sampler = AffineSampler(image, part, inverse, nearest: draw.interpolation == .none)
    for y in box.y0..<box.y1 {
      unsafe sampler.fetch(box.x0, y, box.width, into: out.pixel(box.x0, y))
    }
  }

  /// Copies pixels moved by whole pixels; `out` is entirely inside the image.
  private func copy(_ image: Pixmap, _ dx: Int, _ dy: Int, into out: Surface) {
    let box = out.box
    for y in box.y0..<box.y1 {
      let row = unsafe out.pixel(box.x0, y)
      for x in 0..<box.width { unsafe row[x] = image[box.x0 + x - dx, y - dy] }
    }
  }

  /// Applies opacity, and the template's colours in place of the image's own.
  private func finish(_ pixels: Surface, _ opacity: UInt32, _ template: PixelSource?) {
    let box = pixels.box
    for y in box.y0..<box.y1 {
      let row = unsafe pixels.pixel(box.x0, y)
      if let template {
        let mask = unsafe scratch.maskRow.take(box.width)
        for x in 0..<box.width { unsafe mask[x] = UInt8(row[x] >> 24) }
        unsafe template.fetch(box.x0, y, box.width, into: row, kernels)
        unsafe kernels.scaleRowMask(row, mask, box.width)
      }
      if opacity < 255 { unsafe kernels.scaleRow(row, box.width, opacity) }
    }
  }
}

extension Rect {
  /// The rectangle with its edges rounded to the nearest integers.
  fileprivate var rounded: Rect {
    let x0 = minX.rounded()
    let y0 = minY.rounded()
    return Rect(x: x0, y: y0, width: maxX.rounded() - x0, height: maxY.rounded() - y0)
  }
}

extension Affine {
  /// The offset of a map that only translates by whole pixels; otherwise nil.
  fileprivate var wholeMove: (x: Int, y: Int)? {
    guard isTranslation, tx == tx.rounded(), ty == ty.rounded() else { return nil }
    return (Int(tx), Int(ty))
  }

  /// Whether every coefficient is within the limits of geometry.
  var isFinite: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.magnitude <= OutlineLimits.largestCoordinate }
  }
}
