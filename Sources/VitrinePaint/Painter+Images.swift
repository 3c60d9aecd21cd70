import VitrineGraphics
import VitrineLayout

/// The largest number of copies of a tile that are drawn: tiles of three points a side fill a large widget. The steps of
/// all copies of a vector picture are limited as those of one are.
private let maximumTiles = 16_384.0

extension Painter {
  mutating func drawImageNode(_ image: ImageLeaf, _ node: PlacedNode) {
    if node.redaction != .none {
      redactImage(image, node)
      return
    }
    withSoftClips(around: node.frame, unless: nil) { painter in
      painter.drawStiff(at: node.frame.midX) { $0.drawImage(image, in: node.frame) }
    }
  }

  mutating func drawImage(_ image: ImageLeaf, in frame: Rect) {
    switch image.content {
    case .symbol(let symbol, let fills): drawSymbol(symbol, fills, in: frame)
    case .bitmap(let bitmap):
      switch image.resizing {
      case .fixed: drawSlice(bitmap, whole(bitmap), frame, image)
      case .stretch(let caps): stretch(bitmap, caps, frame, image)
      case .tile:
        tile(bitmap, bitmap.scale, in: path(.rectangle, frame), frame, opacity: 1, .nonZero)
      case .sliced(let slices): drawSlices(bitmap, slices, frame, image)
      }
    }
  }

  private func whole(_ image: ImageResource) -> Rect {
    Rect(origin: .zero, size: image.content.size)
  }

  private mutating func drawSymbol(_ symbol: SymbolOutline, _ fills: [FillStyle], in frame: Rect) {
    guard symbol.viewBox.width > 0, symbol.viewBox.height > 0 else { return }
    let fit = Affine.translation(-symbol.viewBox.x, -symbol.viewBox.y)
      .then(
        .scale(frame.width / symbol.viewBox.width, frame.height / symbol.viewBox.height)
      )
      .then(.translation(frame.x, frame.y))
    for (layer, i) in zip(symbol.layers, symbol.layers.indices) {
      guard let fill = i < fills.count ? fills[i] : fills.last else { continue }
      fillSymbolLayer(layer, fill, fit, frame)
    }
  }

  private mutating func fillSymbolLayer(
    _ layer: SymbolOutline.Layer, _ fill: FillStyle, _ fit: Affine, _ frame: Rect
  ) {
    let outline = layer.path.transformed(by: fit)
    let saved = softClips
    // The image node has already pushed them.
    softClips = []
    fillGeometry(.path(outline), frame, fill, layer.rule, gradientFrame: frame)
    softClips = saved
  }

  /// Draws a part of a picture, in pixels or units of its own, in a target in canvas points.
  mutating func drawSlice(
    _ bitmap: ImageResource, _ source: Rect, _ target: Rect, _ image: ImageLeaf
  ) {
    guard source.width > 0, source.height > 0, !target.isEmpty else { return }
    let fit = Affine.translation(-source.x, -source.y)
      .then(.scale(target.width / source.width, target.height / source.height))
      .then(.translation(target.x, target.y))
    let template = image.template.map { paint($0, in: target) }
    let pixmap: Pixmap
    switch bitmap.content {
    case .pixels(let pixels): pixmap = pixels
    case .vector(let picture):
      let isWhole = source == whole(bitmap)
      drawVector(picture, fit, in: target, isWhole: isWhole, template: template)
      return
    }
    append(
      .drawImage(
        ImageDraw(
          image: add(DisplayImage(key: bitmap.key, pixmap: pixmap)), source: source,
          map: fit.then(map), interpolation: image.interpolation,
          opacity: template == nil ? Float(inherited.opacity) : 1, template: template)))
  }

  /// Draws nine slices: corners keep their size, edges stretch along one axis, the middle along both.
  private mutating func stretch(
    _ bitmap: ImageResource, _ caps: Insets, _ frame: Rect, _ image: ImageLeaf
  ) {
    let box = whole(bitmap)
    let k = bitmap.scale
    let xs = cuts(box.width, caps.leading * k, caps.trailing * k)
    let ys = cuts(box.height, caps.top * k, caps.bottom * k)
    let tx = targets(frame.minX, frame.width, caps.leading, caps.trailing)
    let ty = targets(frame.minY, frame.height, caps.top, caps.bottom)
    for row in 0..<3 {
      for column in 0..<3 {
        drawSlice(
          bitmap,
          Rect(
            x: xs[column], y: ys[row], width: xs[column + 1] - xs[column],
            height: ys[row + 1] - ys[row]),
          Rect(
            x: tx[column], y: ty[row], width: tx[column + 1] - tx[column],
            height: ty[row + 1] - ty[row]), image)
      }
    }
  }

  private func cuts(_ length: Double, _ low: Double, _ high: Double) -> [Double] {
    let a = min(max(low, 0), length)
    return [0, a, max(a, length - max(high, 0)), length]
  }

  private func targets(
    _ origin: Double, _ length: Double, _ low: Double, _ high: Double
  ) -> [Double] {
    let total = max(low, 0) + max(high, 0)
    let k = total > length && total > 0 ? length / total : 1
    return [origin, origin + max(low, 0) * k, origin + length - max(high, 0) * k, origin + length]
  }

  /// The most copies of a picture that are drawn.
  func mostTiles(_ image: ImageResource) -> Double {
    guard case .vector(let picture) = image.content else { return maximumTiles }
    let steps = Double(max(picture.drawnSteps, 1))
    return min(maximumTiles, Double(VectorPicture.mostDrawnSteps) / steps)
  }

  /// Repeats a picture over an outline (device pixels) from the top left corner of `box`.
  mutating func tile(
    _ bitmap: ImageResource, _ scale: Double, in outline: Path, _ box: Rect, opacity: Double,
    _ rule: FillRule
  ) {
    let w = bitmap.content.size.width / max(scale, 1e-6)
    let h = bitmap.content.size.height / max(scale, 1e-6)
    guard w > 0, h > 0 else { return }
    guard (box.width / w) * (box.height / h) <= mostTiles(bitmap) else {
      noteUntiled()
      return
    }
    let leaf = ImageLeaf(content: .bitmap(bitmap), size: Size(w, h))
    let opacityBefore = inherited.opacity
    inherited.opacity *= opacity
    append(.pushClip(path: add(outline), rule: rule))
    for row in 0..<Int((box.height / h).rounded(.up)) {
      for column in 0..<Int((box.width / w).rounded(.up)) {
        drawSlice(
          bitmap, whole(bitmap),
          Rect(x: box.x + Double(column) * w, y: box.y + Double(row) * h, width: w, height: h), leaf
        )
      }
    }
    append(.popClip)
    inherited.opacity = opacityBefore
  }
}
