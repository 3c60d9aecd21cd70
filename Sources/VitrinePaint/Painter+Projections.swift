import VitrineGraphics
import VitrineLayout

extension Painter {
  /// Opens the layer of content that is seen in perspective: it is drawn flat, and its pixels are projected.
  mutating func pushProjection(_ projection: Projection, _ i: Int, _ scope: inout Scope) {
    let content = contentInk(of: i)
    let space = Affine.scale(layerScale(content), layerScale(content))
    guard let back = space.inverse else { return }
    let passed = inherited.needLayer ? 1 : inherited.opacity
    append(
      .pushLayer(
        Layer(
          bounds: space.bounds(of: content), opacity: passed < 1 ? 1 : Float(inherited.opacity),
          blendMode: inherited.blendMode,
          projection: add(Projection(back).then(projection).then(map)))))
    inherited = ElementEffects(opacity: passed)
    scope.pops.append(.popLayer)
    scope.outerClips = softClips
    scope.softClipCount = 0
    softClips = []
    projected = space
  }

  /// The pixels of a projected layer for a device pixel on each side: what comes nearer is enlarged, and what is turned
  /// lies between the pixels. Inside of another one there are enough.
  private static let fineness = 2.0
  /// The largest number of pixels of a layer that is finer than the picture.
  private static let largestArea = Double(1 << 24)

  /// Returns the pixels per point of a projected layer.
  private func layerScale(_ content: Rect) -> Double {
    let wanted = deviceScale * (projected == nil ? Self.fineness : 1)
    let area = content.width * content.height
    guard wanted > 0, wanted.isFinite, area.isFinite else { return 1 }
    return area * wanted * wanted > Self.largestArea
      ? min(wanted, (Self.largestArea / area).squareRoot()) : wanted
  }
}
