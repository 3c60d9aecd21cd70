import VitrineGraphics
import VitrineLayout
import VitrineText

extension Painter {
  /// Plays a canvas's operations with its frame's top left corner as origin, cut at the frame.
  mutating func drawCanvas(_ operations: [CanvasOperation], in frame: Rect) {
    let outerMap = map
    let outerClips = softClips
    let outerOpacity = foldedOpacity
    let clip = add(path(.rectangle, frame))
    append(.pushLayer(Layer(bounds: map.bounds(of: frame), opacity: Float(foldedOpacity))))
    append(.pushClip(path: clip, rule: .nonZero))
    softClips = []
    foldedOpacity = 1
    map = Affine.translation(frame.x, frame.y).then(map)
    var stack: [(map: Affine, pops: [DisplayCommand])] = []
    let box = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    for operation in operations { play(operation, box, &stack) }
    while let top = stack.popLast() { restore(top) }
    map = outerMap
    softClips = outerClips
    foldedOpacity = outerOpacity
    append(.popClip)
    append(.popLayer)
  }

  private mutating func play(
    _ operation: CanvasOperation, _ box: Rect,
    _ stack: inout [(map: Affine, pops: [DisplayCommand])]
  ) {
    switch operation {
    case .fill(let path, let fill, let rule):
      fillGeometry(
        .path(path), path.controlBounds, fill, rule, gradientFrame: path.controlBounds)
    case .stroke(let path, let fill, let stroke):
      strokeGeometry(
        .path(path), path.controlBounds, fill, stroke, gradientFrame: path.controlBounds)
    case .text(let leaf, let origin, let size):
      let layout = fonts.paragraph(leaf.runs, style: leaf.style)
        .layout(width: size.width, height: size.height)
      drawText(
        PlacedText(leaf: leaf, layout: layout), at: origin, frame: Rect(origin: origin, size: size))
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
