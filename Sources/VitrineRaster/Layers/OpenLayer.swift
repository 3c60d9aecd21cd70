import VitrineGraphics

/// A layer whose commands are being drawn, and what to return to.
struct OpenLayer {
  let layer: Layer
  /// Pixels of the content; filters may spread them over the whole surface.
  let contentBox: PixelRect
  let content: Surface
  /// Nil when the layer is drawn in its parent's pixels, which were clear.
  let contentMemory: Buffer<UInt32>?
  let parent: Surface
  let parentClip: Clip
  let parentClips: [Clip]
  var mask: LayerMask?

  /// Pixels that may be other than clear once the filters have run.
  var maskBox: PixelRect { contentMemory == nil ? contentBox : content.box }
}

/// What weights the content of a layer.
enum LayerMask {
  /// A second layer.
  case layer(MaskMode, Surface, Buffer<UInt32>)
  /// The coverage of an outline.
  case outline(Clip)
}

extension Layer {
  /// Pixels by which the filters let content outside a clip show inside it, and content spread.
  var reach: Int {
    var sum = 0
    for filter in filters {
      switch filter {
      case .blur(let sigma, _): sum += GaussianPlan.reach(sigma)
      case .shadow(_, let sigma, let dx, let dy):
        let shift = Swift.max(Limits.coordinate(dx).magnitude, Limits.coordinate(dy).magnitude)
        sum += GaussianPlan.reach(sigma) + Int(shift.rounded(.up))
      case .colorMatrix, .luminanceToAlpha: break
      }
      sum = Swift.min(sum, Layer.largestReach)
    }
    return sum
  }

  private static let largestReach = 1 << 14

  /// Whether this can be drawn straight into what is behind it.
  var isPlain: Bool { opacity >= 1 && blendMode == .normal && filters.isEmpty }
}
