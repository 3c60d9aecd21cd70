import VitrineGraphics

/// A layer whose commands are being drawn, and what to return to.
struct OpenLayer {
  let layer: Layer
  /// Pixels of the layer; its filters may spread the content over all of them.
  let box: PixelRect
  /// Pixels that the content may draw.
  let contentBox: PixelRect
  /// Whether it is drawn in the pixels of what is behind it, which were clear.
  let isInPlace: Bool
  /// Nil as long as nothing was drawn, and so all is clear.
  var content: LayerPixels?
  /// How far this layer and those around it blur and move what is drawn.
  let spread: LayerSpread
  let parent: Surface
  /// Whether the parent has no pixels yet.
  let isParentPending: Bool
  let parentClip: Clip
  let parentClips: [Clip]
  var mask: LayerMask?

  /// Pixels that may be other than clear once the filters have run.
  var maskBox: PixelRect { isInPlace ? contentBox : box }

  /// Whether filters may make something of nothing.
  var drawsWithoutContent: Bool {
    layer.filters.contains { if case .colorMatrix = $0 { true } else { false } }
  }
}

/// What weights the content of a layer.
enum LayerMask {
  /// A second layer; nil as long as nothing was drawn.
  case layer(MaskMode, LayerPixels?)
  /// The coverage of an outline.
  case outline(Clip)
}

/// Pixels of a layer, and the memory they lie in; nil where that is another's.
struct LayerPixels {
  let surface: Surface
  let memory: Buffer<UInt32>?
}

/// Blurs and moves inside each other.
struct LayerSpread {
  /// In square pixels; the variances of blurs inside each other add.
  private var variance = 0.0
  /// In pixels.
  private var shift = 0

  static let none = LayerSpread()

  /// Pixels beyond which content has no part of half a level of 255 in what shows: it lies more than
  /// three standard deviations of all the blurs together away.
  var reach: Int {
    Swift.min(shift + Int((3 * variance.squareRoot()).rounded(.up)), Layer.largestReach)
  }

  /// What this becomes with the filters of a layer inside.
  func adding(_ layer: Layer) -> LayerSpread {
    var result = self
    for filter in layer.filters {
      switch filter {
      case .blur(let sigma, _): result.add(sigma)
      case .shadow(_, let sigma, let dx, let dy):
        result.add(sigma)
        result.shift += Layer.shift(dx, dy)
      case .colorMatrix, .luminanceToAlpha: break
      }
    }
    result.shift = Swift.min(result.shift, Layer.largestReach)
    return result
  }

  private mutating func add(_ sigma: Double) {
    let s = sigma.isFinite ? Swift.min(Swift.max(sigma, 0), Limits.largestSigma) : 0
    variance += s * s
  }
}

extension Layer {
  /// Pixels by which the filters let content outside a clip show inside it, and content spread.
  var reach: Int {
    var sum = 0
    for filter in filters {
      switch filter {
      case .blur(let sigma, _): sum += GaussianPlan.reach(sigma)
      case .shadow(_, let sigma, let dx, let dy):
        sum += GaussianPlan.reach(sigma) + Layer.shift(dx, dy)
      case .colorMatrix, .luminanceToAlpha: break
      }
      sum = Swift.min(sum, Layer.largestReach)
    }
    return sum
  }

  fileprivate static let largestReach = 1 << 14

  fileprivate static func shift(_ dx: Double, _ dy: Double) -> Int {
    let shift = Swift.max(Limits.coordinate(dx).magnitude, Limits.coordinate(dy).magnitude)
    return Int(shift.rounded(.up))
  }

  /// Whether this can be drawn straight into what is behind it.
  var isPlain: Bool { opacity >= 1 && blendMode == .normal && filters.isEmpty }
}
