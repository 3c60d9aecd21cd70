import VitrineGraphics

extension DisplayListPlayer {
  mutating func push(_ layer: Layer, isDirect: Bool) {
    if isDirect || layers.count >= Limits.deepestLayers {
      // Only the bounds act; the pop restores the clip.
      layers.append(nil)
      clips.append(canvas.clip)
      canvas.clip.box = canvas.clip.box.intersection(PixelRect(around: layer.bounds))
      if canvas.clip.box.isEmpty { canvas.clip = Clip(box: .empty, mask: nil) }
      return
    }
    let (area, content) = boxes(layer)
    // What is drawn over nothing looks the same when it is drawn right there.
    let isInPlace = isUntouched && layer.isPlain && canvas.clip.mask == nil
    let memory = isInPlace ? nil : canvas.scratch.takePixels()
    let surface = layerSurface(memory, area)
    layers.append(
      OpenLayer(
        layer: layer, contentBox: content, content: surface, contentMemory: memory,
        parent: canvas.surface, parentClip: canvas.clip, parentClips: clips, mask: nil))
    canvas.surface = surface
    canvas.clip = Clip(box: content, mask: nil)
    clips = []
  }

  /// Clear pixels of a layer, or the canvas's own.
  private func layerSurface(_ memory: Buffer<UInt32>?, _ area: PixelRect) -> Surface {
    guard let memory else { return canvas.surface }
    let surface = unsafe Surface(base: memory.take(area.width * area.height), box: area)
    surface.clear()
    return surface
  }

  /// The pixels that the layer needs memory for, and those its content may draw.
  private func boxes(_ layer: Layer) -> (area: PixelRect, content: PixelRect) {
    let visible = canvas.clip.box
    let bounds = PixelRect(around: layer.bounds)
    var reach = layer.reach
    var area = bounds.outset(reach).intersection(visible.outset(reach))
    while reach > 0, !area.isEmpty, area.width * area.height > Limits.layerArea {
      reach /= 2
      area = bounds.outset(reach).intersection(visible.outset(reach))
    }
    if visible.isEmpty || bounds.isEmpty || area.isEmpty { return (.empty, .empty) }
    return (area, bounds.intersection(area))
  }

  /// - Parameter outline: stands for all commands of the mask when there is one.
  mutating func beginMask(_ mode: MaskMode, outline: (path: Int32, rule: FillRule)?) {
    guard let last = layers.indices.last, var open = layers[last], open.mask == nil else { return }
    let box = open.maskBox
    clips = []
    if let outline {
      canvas.clip = Clip(box: box, mask: nil)
      open.mask = .outline(canvas.clip(to: list.paths.at(outline.path) ?? Path(), outline.rule))
      canvas.clip = Clip(box: .empty, mask: nil)
    } else {
      let memory = canvas.scratch.takePixels()
      let surface = layerSurface(memory, box)
      open.mask = .layer(mode, surface, memory)
      canvas.surface = surface
      canvas.clip = Clip(box: box, mask: nil)
    }
    layers[last] = open
  }

  mutating func popLayer() {
    guard let last = layers.popLast() else { return }
    guard let open = last else {
      if let clip = clips.popLast() { canvas.clip = clip }
      return
    }
    canvas.surface = open.parent
    canvas.clip = open.parentClip
    clips = open.parentClips
    if !open.content.box.isEmpty { finish(open) }
    if let memory = open.contentMemory { canvas.scratch.give(memory) }
    if case .layer(_, _, let memory) = open.mask { canvas.scratch.give(memory) }
  }

  private func finish(_ open: OpenLayer) {
    for filter in open.layer.filters { canvas.apply(filter, open.content, open.contentBox) }
    switch open.mask {
    case .layer(let mode, let surface, _): canvas.apply(mode, surface, to: open.content)
    case .outline(let clip): canvas.apply(clip, to: open.content, open.maskBox)
    case nil: break
    }
    if open.contentMemory != nil { canvas.composite(open.content, open.layer) }
  }
}
