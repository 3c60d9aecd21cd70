import VitrineGraphics
import VitrineLayout
import VitrineText

extension Painter {
  /// Draws a canvas's operations with its frame's top left corner as origin, clipped to the frame. Its texts
  /// are the nodes below it, in the order of their operations.
  mutating func drawCanvas(_ operations: [CanvasOperation], _ i: Int) {
    let frame = tree.nodes[i].frame
    var texts = ((i + 1)..<Swift.max(Int(tree.nodes[i].end), i + 1)).filter { k in
      if case .text = tree.nodes[k].content { true } else { false }
    }[...]
    let outerMap = map
    let outerClips = softClips
    let outerOpacity = inherited.opacity
    let clip = add(path(.rectangle, frame))
    append(.pushLayer(Layer(bounds: map.bounds(of: frame), opacity: Float(inherited.opacity))))
    append(.pushClip(path: clip, rule: .nonZero))
    softClips = []
    inherited.opacity = 1
    map = Affine.translation(frame.x, frame.y).then(map)
    var stack: [(map: Affine, pops: [DisplayCommand])] = []
    let box = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    for operation in operations { play(operation, box, &texts, &stack) }
    current = Int32(i)
    while let top = stack.popLast() { restore(top) }
    map = outerMap
    softClips = outerClips
    inherited.opacity = outerOpacity
    append(.popClip)
    append(.popLayer)
  }

  private mutating func play(
    _ operation: CanvasOperation, _ box: Rect, _ texts: inout ArraySlice<Int>,
    _ stack: inout [(map: Affine, pops: [DisplayCommand])]
  ) {
    switch operation {
    case .fill(let path, let fill, let rule):
      fillGeometry(
        .path(path), path.controlBounds, fill, rule, gradientFrame: path.controlBounds)
    case .stroke(let path, let fill, let stroke):
      strokeGeometry(
        .path(path), path.controlBounds, fill, stroke, gradientFrame: path.controlBounds)
    case .text(_, let origin, let size):
      guard let k = texts.popFirst(), case .text(let text) = tree.nodes[k].content else { return }
      let canvas = current
      current = Int32(k)
      drawText(text, at: origin, frame: Rect(origin: origin, size: size))
      current = canvas
    case .image(let image, let rect): drawImage(image, in: rect)
    case .push(let opacity, let mode, let filters, let clip, let transform):
      push(opacity, mode, filters, clip, transform, box, &stack)
    case .isolate:
      append(
        .pushLayer(Layer(bounds: map.bounds(of: box), opacity: 1, blendMode: .normal, filters: [])))
      stack.append((map, [.popLayer]))
    case .pop: if let top = stack.popLast() { restore(top) }
    }
  }

  private mutating func restore(_ top: (map: Affine, pops: [DisplayCommand])) {
    map = top.map
    for command in top.pops { append(command) }
  }

  private mutating func push(
    _ opacity: Double, _ mode: BlendMode, _ filters: CanvasOperation.LayerFilters,
    _ clip: CanvasOperation.Clip?, _ transform: Affine, _ box: Rect,
    _ stack: inout [(map: Affine, pops: [DisplayCommand])]
  ) {
    var pops: [DisplayCommand] = []
    var layerFilters: [LayerFilter] = []
    if filters.blurRadius > 0 {
      layerFilters.append(.blur(sigma: filters.blurRadius * deviceScale, opaque: false))
    }
    for s in filters.shadows { layerFilters.append(shadow(s.color, s.radius, s.x, s.y)) }
    if opacity < 1 || mode != .normal || !layerFilters.isEmpty {
      append(
        .pushLayer(
          Layer(
            bounds: map.bounds(of: box), opacity: Float(opacity > 0 ? min(opacity, 1) : 0),
            blendMode: mode, filters: layerFilters)))
      pops.append(.popLayer)
    }
    let before = map
    map = transform.then(map)
    if let clip {
      append(.pushClip(path: add(clip.path.transformed(by: map)), rule: clip.rule))
      pops.insert(.popClip, at: 0)
    }
    stack.append((before, pops))
  }
}
