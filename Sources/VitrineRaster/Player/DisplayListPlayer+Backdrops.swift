import VitrineGraphics

extension DisplayListPlayer {
  /// Calls `body` with the pixels of a backdrop, and the clip reduced to their box.
  mutating func withBackdrop(
    _ use: BackdropUse, _ body: (inout DisplayListPlayer, PixelSource) -> Void
  ) {
    let clip = canvas.clip
    defer { canvas.clip = clip }
    canvas.clip.box = clip.box.intersection(use.bounds)
    if canvas.clip.box.isEmpty || !(use.opacity > 0) { return }
    guard let bands = use.bands(of: canvas.clip.box) else {
      let captured = use.bounds.outset(use.reach).intersection(picture).area
      return withBackdrop(use, in: canvas.clip.box, capturing: captured, body)
    }
    for band in bands { withBackdrop(use, in: band, capturing: band.area, body) }
  }

  private mutating func withBackdrop(
    _ use: BackdropUse, in box: PixelRect, capturing captured: Int,
    _ body: (inout DisplayListPlayer, PixelSource) -> Void
  ) {
    canvas.clip.box = box
    let memory = canvas.scratch.takePixels()
    let out = unsafe Surface(base: memory.take(box.area), box: box)
    canvas.scratch.paintedPixels += (box.area + captured) * RasterCost.backdrop
    show(use, in: out)
    body(&self, .pixels(out, isOpaque: false))
    canvas.scratch.give(memory)
  }

  private func show(_ use: BackdropUse, in out: Surface) {
    // Layers whose filters spread extend beyond the picture; nothing is behind them there.
    let inside = out.box.intersection(picture)
    if inside != out.box { out.clear() }
    if inside.isEmpty { return }
    // What is bent into a pixel comes from inside the shape.
    let bent = use.glass.map { Int($0.light.edge.shift.rounded(.up)) + 1 } ?? 0
    let source = inside.outset(bent).intersection(use.bounds).intersection(picture)
      .union(inside)
    let wanted = use.area(around: source).intersection(picture)
    withCapture(of: wanted) { behind in
      if inside == out.box, use.glass == nil {
        canvas.draw(use.backdrop, use.opacity, behind, into: out)
        return
      }
      let memory = canvas.scratch.takePixels()
      let part = unsafe Surface(base: memory.take(inside.width * inside.height), box: inside)
      draw(use, behind, source, into: part)
      for y in inside.y0..<inside.y1 {
        unsafe out.pixel(inside.x0, y).update(from: part.pixel(inside.x0, y), count: inside.width)
      }
      canvas.scratch.give(memory)
    }
  }

  /// Draws a backdrop, bent and lit if it is that of a glass.
  private func draw(
    _ use: BackdropUse, _ behind: Surface, _ source: PixelRect, into out: Surface
  ) {
    guard let (path, rule, light) = use.glass else {
      return canvas.draw(use.backdrop, use.opacity, behind, into: out)
    }
    let memory = canvas.scratch.takePixels()
    let body = unsafe Surface(base: memory.take(source.area), box: source)
    canvas.draw(use.backdrop, 1, behind, into: body)
    canvas.scratch.paintedPixels += (source.area + out.box.area) * RasterCost.glass
    canvas.draw(path, rule, light, body, opacity: use.opacity, into: out)
    canvas.scratch.give(memory)
  }

  /// Calls `body` with the composite of the picture and of all open layers in a box of pixels.
  private func withCapture(of box: PixelRect, _ body: (Surface) -> Void) {
    let open = layers.compactMap { $0 }
    guard let first = open.first else { return body(canvas.surface.part(box)) }
    withComposite(of: box, first.parent, open[...], body)
  }

  /// Calls `body` with the composite of the picture and of some layers in it, outermost first.
  private func withComposite(
    of box: PixelRect, _ whole: Surface, _ open: ArraySlice<OpenLayer>, _ body: (Surface) -> Void
  ) {
    let memory = canvas.scratch.takePixels()
    canvas.scratch.paintedPixels += box.area
    let composite = unsafe Surface(base: memory.take(box.width * box.height), box: box)
    var first = open.startIndex
    if let last = open.lastIndex(where: { $0.projection != nil }),
      let projection = open[last].projection
    {
      first = last
      show(whole, open[..<last], behind: projection, in: composite)
    } else {
      composite.copy(whole)
    }
    for layer in open[first...] {
      // What is around a layer in perspective has other pixels.
      let clip =
        layer.projection == nil ? layer.parentClip : Clip(box: composite.box, mask: nil)
      // A layer drawn in place is already in its parent's pixels.
      if !layer.isInPlace, let content = layer.content {
        add(content.surface, layer.layer, clip, to: composite)
      }
      // The mask drawn so far is over the content to which it will be applied.
      if case .layer(_, let mask?) = layer.mask {
        add(mask.surface, Layer(bounds: .zero), clip, to: composite)
      }
    }
    body(composite)
    canvas.scratch.give(memory)
  }

  /// Draws what lies behind a layer that is seen in perspective as pixels of the layer.
  private func show(
    _ whole: Surface, _ open: ArraySlice<OpenLayer>, behind projection: LayerProjection,
    in out: Surface
  ) {
    let box = PixelRect(around: projection.map.bounds(of: out.box.rect)).outset(2)
      .intersection(projection.picture)
    if box.isEmpty { return out.clear() }
    withComposite(of: box, whole, open) { canvas.project($0, projection.map, into: out) }
  }

  /// Composites the current content of a layer as its pop will; its filters and mask are not applied yet.
  private func add(_ content: Surface, _ layer: Layer, _ clip: Clip, to composite: Surface) {
    let box = content.box.intersection(composite.box).intersection(clip.box)
    if box.isEmpty { return }
    canvas.scratch.paintedPixels += box.area
    let memory = canvas.scratch.takePixels()
    let copy = unsafe Surface(base: memory.take(box.width * box.height), box: box)
    copy.copy(content)
    var below = canvas
    below.surface = composite
    below.clip = clip
    below.composite(copy, layer)
    canvas.scratch.give(memory)
  }
}

extension BackdropUse {
  /// Returns the pixels that determine the backdrop in `box`, in whole cells of the picture's own grid, so
  /// that a place looks the same in every shape.
  fileprivate func area(around box: PixelRect) -> PixelRect {
    let d = reach > 0 ? (GaussianPlan(sigma: backdrop.sigma).map { 1 << $0.shift } ?? 1) : 1
    let wide = box.outset(reach)
    return PixelRect(
      x0: wide.x0 & ~(d - 1), y0: wide.y0 & ~(d - 1), x1: (wide.x1 + d - 1) & ~(d - 1),
      y1: (wide.y1 + d - 1) & ~(d - 1))
  }
}
