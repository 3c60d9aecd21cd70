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
    let memory = canvas.scratch.takePixels()
    let surface = unsafe Surface(base: memory.take(area.width * area.height), box: area)
    surface.clear()
    layers.append(
      OpenLayer(
        layer: layer, contentBox: content, content: surface, contentMemory: memory,
        parent: canvas.surface, parentClip: canvas.clip, parentClips: clips, mask: nil))
    canvas.surface = surface
    canvas.clip = Clip(box: content, mask: nil)
    clips = []
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

  mutating func beginMask(_ mode: MaskMode) {
    guard let last = layers.indices.last, var open = layers[last], open.mask == nil else { return }
    let box = open.content.box
    let memory = canvas.scratch.takePixels()
    let surface = unsafe Surface(base: memory.take(box.width * box.height), box: box)
    surface.clear()
    open.mask = (mode, surface, memory)
    layers[last] = open
    canvas.surface = surface
    canvas.clip = Clip(box: box, mask: nil)
    clips = []
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
    if !open.content.box.isEmpty {
      for filter in open.layer.filters { canvas.apply(filter, open.content, open.contentBox) }
      if let mask = open.mask { canvas.apply(mask.mode, mask.surface, to: open.content) }
      canvas.composite(open.content, open.layer)
    }
    canvas.scratch.give(open.contentMemory)
    if let mask = open.mask { canvas.scratch.give(mask.memory) }
  }
}
