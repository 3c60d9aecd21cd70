import VitrineGraphics

extension DisplayListPlayer {
  mutating func push(_ layer: Layer, isDirect: Bool) {
    if isDirect || layers.count >= Limits.deepestLayers {
      // Only the bounds apply; the pop restores the clip.
      layers.append(nil)
      clips.append(canvas.clip)
      canvas.clip.box = canvas.clip.box.intersection(PixelRect(around: layer.bounds))
      if layer.projection != nil || canvas.clip.box.isEmpty {
        canvas.clip = Clip(box: .empty, mask: nil)
      }
      return
    }
    let around = (layers.last { $0 != nil } ?? nil)?.spread ?? .none
    let visible = canvas.clip.box.intersection(picture.outset(around.reach))
    if let index = layer.projection { return push(layer, list.projections.at(index), visible) }
    let (box, content) = boxes(layer, visible)
    // Content over clear pixels looks the same when it is drawn in place.
    let isInPlace = isUntouched && layer.isPlain && canvas.clip.mask == nil
    layers.append(
      OpenLayer(
        layer: layer, box: box, contentBox: content, isInPlace: isInPlace,
        spread: around.adding(layer), parent: canvas.surface, isParentPending: isPending,
        parentClip: canvas.clip, parentClips: clips))
    if !isInPlace { isPending = true }
    canvas.clip = Clip(box: content, mask: nil)
    clips = []
  }

  /// Opens a layer that is seen in perspective. One whose map has no inverse is seen from its edge.
  private mutating func push(_ layer: Layer, _ map: Projection?, _ visible: PixelRect) {
    var projection = LayerProjection(
      map: .identity, inverse: .identity, target: .empty, picture: picture)
    var (box, content) = (PixelRect.empty, PixelRect.empty)
    if let map, let inverse = map.inverse, !visible.isEmpty {
      // What lies between two pixels of the layer, and between the last one and clear ones, is a mean of both.
      let target = PixelRect(around: map.bounds(of: layer.bounds)).outset(1).intersection(visible)
      projection = LayerProjection(map: map, inverse: inverse, target: target, picture: picture)
      if !target.isEmpty {
        let seen = PixelRect(around: inverse.bounds(of: target.rect)).outset(2)
        (box, content) = boxes(layer, seen)
      }
    }
    layers.append(
      OpenLayer(
        layer: layer, box: box, contentBox: content, isInPlace: false,
        spread: LayerSpread.none.adding(layer), parent: canvas.surface, isParentPending: isPending,
        parentClip: canvas.clip, parentClips: clips, projection: projection))
    isPending = true
    picture = content
    canvas.clip = Clip(box: content, mask: nil)
    clips = []
  }

  /// Returns the pixels that the layer needs memory for, and those its content may draw: all that can still
  /// be visible through the blurs of enclosing layers.
  private func boxes(
    _ layer: Layer, _ visible: PixelRect
  ) -> (box: PixelRect, content: PixelRect) {
    let bounds = PixelRect(around: layer.bounds)
    var reach = layer.reach
    var box = bounds.outset(reach).intersection(visible.outset(reach))
    while reach > 0, !box.isEmpty, box.area > Limits.layerArea {
      reach /= 2
      box = bounds.outset(reach).intersection(visible.outset(reach))
    }
    if visible.isEmpty || bounds.isEmpty || box.isEmpty { return (.empty, .empty) }
    return (box, bounds.intersection(box))
  }

  // MARK: Pixels

  /// Allocates the pixels of the current layer if it has none yet; returns false if the budget does not
  /// allow it. Of nested layers only those in which something was drawn have pixels.
  mutating func makePixels() -> Bool {
    guard isPending else { return true }
    // A layer in place draws into the pixels of the enclosing one.
    guard let index = layers.lastIndex(where: { $0?.ownsTarget == true }), var open = layers[index]
    else { return false }
    if case .layer(let mode, _) = open.mask {
      guard let pixels = clearPixels(open.maskBox) else { return false }
      open.mask = .layer(mode, pixels)
      canvas.surface = pixels.surface
    } else {
      guard let pixels = clearPixels(open.box) else { return false }
      open.content = pixels
      canvas.surface = pixels.surface
    }
    layers[index] = open
    isPending = false
    return true
  }

  private mutating func clearPixels(_ box: PixelRect) -> LayerPixels? {
    let count = box.isEmpty ? 0 : box.area
    let bytes = canvas.scratch.openBytes + count * MemoryLayout<UInt32>.stride
    guard bytes <= budget.bytes else {
      excess = .bytes(limit: budget.bytes)
      return nil
    }
    canvas.scratch.openBytes = bytes
    canvas.scratch.paintedPixels += count
    let memory = canvas.scratch.takePixels()
    let surface = unsafe Surface(base: memory.take(count), box: box)
    if count > 0 { surface.clear() }
    return LayerPixels(surface: surface, memory: memory)
  }

  private func release(_ pixels: LayerPixels?) {
    guard let pixels, let memory = pixels.memory else { return }
    let count = pixels.surface.box.isEmpty ? 0 : pixels.surface.box.area
    canvas.scratch.openBytes -= count * MemoryLayout<UInt32>.stride
    canvas.scratch.give(memory)
  }

  // MARK: Masks

  /// - Parameter outline: the outline that replaces all commands of the mask, if any.
  mutating func beginMask(_ mode: MaskMode, outline: (path: Int32, rule: FillRule)?) {
    guard let last = layers.indices.last, var open = layers[last], open.mask == nil else { return }
    let box = open.maskBox
    clips = []
    if open.isInPlace, !isPending {
      open.content = LayerPixels(surface: canvas.surface, memory: nil)
    }
    if let outline {
      canvas.clip = Clip(box: box, mask: nil)
      open.mask = .outline(canvas.clip(to: list.paths.at(outline.path) ?? Path(), outline.rule))
      canvas.clip = Clip(box: .empty, mask: nil)
    } else {
      open.mask = .layer(mode, nil)
      canvas.clip = Clip(box: box, mask: nil)
      isPending = true
    }
    layers[last] = open
  }

  // MARK: Ends

  mutating func popLayer() {
    guard let last = layers.popLast() else { return }
    guard var open = last else {
      if let clip = clips.popLast() { canvas.clip = clip }
      return
    }
    if open.isInPlace {
      if case .layer = open.mask { draw(into: open.content) }
    } else {
      canvas.surface = open.parent
      isPending = open.isParentPending
    }
    canvas.clip = open.parentClip
    clips = open.parentClips
    if let projection = open.projection { picture = projection.picture }
    if open.content == nil, open.drawsWithoutContent, !open.box.isEmpty {
      open.content = clearPixels(open.box)
    }
    if let content = open.content, !content.surface.box.isEmpty { finish(open, content.surface) }
    release(open.content)
    if case .layer(_, let pixels) = open.mask { release(pixels) }
  }

  private mutating func draw(into pixels: LayerPixels?) {
    isPending = pixels == nil
    if let pixels { canvas.surface = pixels.surface }
  }

  private mutating func finish(_ open: OpenLayer, _ content: Surface) {
    for filter in open.layer.filters { canvas.apply(filter, content, open.contentBox) }
    switch open.mask {
    case .layer(let mode, let mask?): canvas.apply(mode, mask.surface, to: content)
    case .layer(.inverseAlpha, nil): break
    // A clear mask hides everything.
    case .layer(_, nil): clear(content, open.maskBox)
    case .outline(let clip): canvas.apply(clip, to: content, open.maskBox)
    case nil: break
    }
    if open.isInPlace || !makePixels() { return }
    if let projection = open.projection {
      canvas.composite(
        content, through: projection, open.layer, mostPainted: budget.pixels)
    } else {
      canvas.composite(content, open.layer)
    }
  }

  private func clear(_ surface: Surface, _ box: PixelRect) {
    if box.isEmpty { return }
    for y in box.y0..<box.y1 {
      unsafe surface.pixel(box.x0, y).update(repeating: 0, count: box.width)
    }
  }
}

extension OpenLayer {
  /// Whether drawing goes into the layer's own pixels: its content's or its mask's.
  fileprivate var ownsTarget: Bool {
    if case .layer = mask { return true }
    return !isInPlace
  }
}
