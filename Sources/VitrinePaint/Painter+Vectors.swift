import VitrineGraphics
import VitrineLayout

extension Painter {
  /// Draws a vector picture through a map from its own space to canvas points, clipped to `target` (canvas points)
  /// unless it is shown whole. A template's paint fills all that the picture covers.
  mutating func drawVector(
    _ picture: VectorPicture, _ fit: Affine, in target: Rect, isWhole: Bool, template: Paint?
  ) {
    guard !picture.steps.isEmpty, picture.drawnSteps <= VectorPicture.mostDrawnSteps else { return }
    if !isWhole { append(.pushClip(path: add(path(.rectangle, target)), rule: .nonZero)) }
    let whole = fit.then(map)
    if let template {
      append(.pushLayer(Layer(bounds: map.bounds(of: target))))
      append(.fillPath(path: add(path(.rectangle, target)), rule: .nonZero, template))
      append(.beginMask(.alpha))
      draw(picture.steps[...], whole, opacity: 1)
      append(.popLayer)
    } else if inherited.opacity < 1, picture.steps.count > 1 {
      append(.pushLayer(Layer(bounds: map.bounds(of: target), opacity: Float(inherited.opacity))))
      draw(picture.steps[...], whole, opacity: 1)
      append(.popLayer)
    } else {
      draw(picture.steps[...], whole, opacity: Float(inherited.opacity))
    }
    if !isWhole { append(.popClip) }
  }

  /// Draws steps in order, those of tiles as often as there are cells.
  /// - Parameter whole: from the picture's space to device pixels.
  private mutating func draw(
    _ steps: ArraySlice<VectorPicture.Step>, _ whole: Affine, opacity: Float
  ) {
    var rest = steps
    while let step = rest.popFirst() {
      guard case .pushTiles(let tiles) = step else {
        draw(step, whole, opacity: opacity)
        continue
      }
      let tile = rest.prefix(rest.tileLength)
      var maps: [Affine] = []
      tiles.forEach { maps.append($0.then(whole)) }
      for map in maps { draw(tile, map, opacity: opacity) }
      rest = rest.dropFirst(tile.count + 1)
    }
  }

  private mutating func draw(_ step: VectorPicture.Step, _ whole: Affine, opacity: Float) {
    switch step {
    case .fill(let path, let rule, let ink):
      append(
        .fillPath(
          path: add(path.transformed(by: whole)), rule: rule, paint(ink, whole, opacity: opacity)))
    case .stroke(let path, let style, let ink):
      draw(VectorPicture.line(path, style, whole, ink), inkMap: whole, opacity)
    case .pushClip(let path, let rule):
      append(.pushClip(path: add(path.transformed(by: whole)), rule: rule))
    case .popClip: append(.popClip)
    case .pushLayer(let bounds, let layerOpacity, let mode):
      append(
        .pushLayer(
          Layer(bounds: whole.bounds(of: bounds), opacity: layerOpacity, blendMode: mode)))
    case .beginMask(let mode): append(.beginMask(mode))
    case .popLayer: append(.popLayer)
    case .image(let image, let place, let interpolation):
      let box = Rect(
        x: 0, y: 0, width: Double(image.pixmap.width), height: Double(image.pixmap.height))
      append(
        .drawImage(
          ImageDraw(
            image: add(image), source: box, map: place.then(whole), interpolation: interpolation,
            opacity: opacity)))
    case .pushTiles, .popTiles: break
    }
  }

  /// Draws a line whose outline is in device pixels, with an ink of the picture's space.
  private mutating func draw(_ line: VectorPicture.Step, inkMap: Affine, _ opacity: Float) {
    switch line {
    case .fill(let path, let rule, let ink):
      append(.fillPath(path: add(path), rule: rule, paint(ink, inkMap, opacity: opacity)))
    case .stroke(let path, let style, let ink):
      append(.strokePath(path: add(path), style, paint(ink, inkMap, opacity: opacity)))
    default: break
    }
  }

  private mutating func paint(_ ink: VectorPicture.Ink, _ map: Affine, opacity: Float) -> Paint {
    switch ink {
    case .color(let color): return .color(color.opacity(opacity))
    case .gradient(let gradient, let own):
      return .gradient(add(gradient.transformed(by: map)), opacity: own * opacity)
    }
  }
}

extension ArraySlice<VectorPicture.Step> {
  /// The number of steps before the end of the tiles that begin here.
  fileprivate var tileLength: Int {
    var depth = 0
    for (length, step) in enumerated() {
      if case .pushTiles = step { depth += 1 }
      if case .popTiles = step {
        guard depth > 0 else { return length }
        depth -= 1
      }
    }
    return count
  }
}
