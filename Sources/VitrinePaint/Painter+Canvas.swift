import VitrineGraphics
import VitrineLayout
import VitrineText

extension Painter {
  /// Draws a canvas's operations with its frame's top left corner as origin, clipped to the frame. Its texts
  /// are the nodes below it, in the order of their operations.
  mutating func drawCanvas(_ operations: [CanvasOperation], _ i: Int) {
    let frame = tree.nodes[i].frame
    var rows = CanvasRows(next: i + 1, end: Int(tree.nodes[i].end))
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
    for operation in operations { play(operation, box, &rows, &stack) }
    current = firstRow + Int32(i)
    while let top = stack.popLast() { restore(top) }
    map = outerMap
    softClips = outerClips
    inherited.opacity = outerOpacity
    append(.popClip)
    append(.popLayer)
  }

  private mutating func play(
    _ operation: CanvasOperation, _ box: Rect, _ rows: inout CanvasRows,
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
      guard let k = text(in: &rows), case .text(let text) = tree.nodes[k].content else { return }
      let canvas = current
      current = firstRow + Int32(k)
      drawText(text, at: origin, frame: Rect(origin: origin, size: size))
      current = canvas
    case .image(let image, let rect): drawImage(image, in: rect)
    case .symbol(let symbol, let transform): drawSymbol(symbol, transform, in: &rows)
    case .push(let opacity, let mode, let filters, let clip, let transform):
      push(opacity, mode, filters, clip, transform, box, &stack)
    case .isolate:
      append(
        .pushLayer(Layer(bounds: map.bounds(of: box), opacity: 1, blendMode: .normal, filters: [])))
      stack.append((map, [.popLayer]))
    case .pop: if let top = stack.popLast() { restore(top) }
    }
  }

  private func filter(_ filter: CanvasFilter) -> LayerFilter? {
    switch filter {
    case .shadow(let s): shadow(s.color, s.radius, s.x, s.y)
    case .blur(let radius, let opaque):
      radius > 0 ? .blur(sigma: radius * deviceScale, opaque: opaque) : nil
    case .colorMatrix(let matrix): .colorMatrix(matrix)
    case .luminanceToAlpha: .luminanceToAlpha
    case .alphaThreshold(let least, let most, let color):
      .alphaThreshold(least: Float(least), most: Float(most), color)
    }
  }

  private mutating func restore(_ top: (map: Affine, pops: [DisplayCommand])) {
    map = top.map
    for command in top.pops { append(command) }
  }

  private mutating func push(
    _ opacity: Double, _ mode: BlendMode, _ filters: [CanvasFilter],
    _ clip: CanvasOperation.Clip?, _ transform: Affine, _ box: Rect,
    _ stack: inout [(map: Affine, pops: [DisplayCommand])]
  ) {
    var pops: [DisplayCommand] = []
    // A filter acts on what those added after it have made.
    let layerFilters = filters.reversed().compactMap(filter)
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
