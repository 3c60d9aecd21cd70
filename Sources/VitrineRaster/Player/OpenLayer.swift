import VitrineGraphics

/// A layer whose commands are being drawn, with the state to restore.
struct OpenLayer {
  let layer: Layer
  /// The pixels of the layer; its filters may spread the content over all of them.
  let box: PixelRect
  /// The pixels that the content may draw.
  let contentBox: PixelRect
  /// Whether the layer is drawn directly into the pixels behind it, which were clear.
  let isInPlace: Bool
  /// The content's pixels; nil while nothing was drawn, and so all is clear.
  var content: LayerPixels?
  /// The blur and offset of this layer's and enclosing layers' filters.
  let spread: LayerSpread
  let parent: Surface
  /// Whether the parent has no pixels yet.
  let isParentPending: Bool
  let parentClip: Clip
  let parentClips: [Clip]
  /// The way from the layer's pixels to those around it; nil where they are the same.
  var projection: LayerProjection?
  var mask: LayerMask?

  /// The pixels that may not be clear after the filters.
  var maskBox: PixelRect { isInPlace ? contentBox : box }

  /// Whether filters may draw on clear pixels.
  var drawsWithoutContent: Bool {
    layer.filters.contains { filter in
      switch filter {
      case .colorMatrix: true
      case .alphaThreshold(let least, _, _): least <= 0
      default: false
      }
    }
  }
}

/// The mask of a layer's content.
enum LayerMask {
  /// A second layer; nil while nothing was drawn.
  case layer(MaskMode, LayerPixels?)
  /// The coverage of an outline.
  case outline(Clip)
}

/// The pixels of a layer and their memory; nil if the memory belongs to another layer.
struct LayerPixels {
  let surface: Surface
  let memory: Buffer<UInt32>?
}

/// The total blur and offset of nested layers.
struct LayerSpread {
  /// The variance in square pixels; the variances of nested blurs add.
  private var variance = 0.0
  /// The offset in pixels.
  private var shift = 0

  static let none = LayerSpread()

  /// The distance in pixels beyond which content contributes less than half a level of 255: more than three
  /// standard deviations of all blurs together.
  var reach: Int {
    Swift.min(shift + Int((3 * variance.squareRoot()).rounded(.up)), Layer.largestReach)
  }

  /// Returns the spread including the filters of an inner layer.
  func adding(_ layer: Layer) -> LayerSpread {
    var result = self
    for filter in layer.filters {
      switch filter {
      case .blur(let sigma, _): result.add(sigma)
      case .shadow(_, let sigma, let dx, let dy):
        result.add(sigma)
        result.shift += Layer.shift(dx, dy)
      case .colorMatrix, .luminanceToAlpha, .alphaByLuminance, .alphaByLight, .alphaThreshold: break
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
  /// The distance in pixels by which filters spread content, and make content outside a clip visible inside.
  var reach: Int {
    var sum = 0
    for filter in filters {
      switch filter {
      case .blur(let sigma, _): sum += GaussianPlan.reach(sigma)
      case .shadow(_, let sigma, let dx, let dy):
        sum += GaussianPlan.reach(sigma) + Layer.shift(dx, dy)
      case .colorMatrix, .luminanceToAlpha, .alphaByLuminance, .alphaByLight, .alphaThreshold: break
      }
      sum = Swift.min(sum, Layer.largestReach)
    }
    return sum
  }

  fileprivate static let largestReach = 1 << 14

  fileprivate static func shift(_ dx: Double, _ dy: Double) -> Int {
    let shift = Swift.max(
      OutlineLimits.coordinate(dx).magnitude, OutlineLimits.coordinate(dy).magnitude)
    return Int(shift.rounded(.up))
  }

  /// Whether the layer can be drawn directly into its parent.
  var isPlain: Bool {
    opacity >= 1 && blendMode == .normal && filters.isEmpty && projection == nil
  }
}
