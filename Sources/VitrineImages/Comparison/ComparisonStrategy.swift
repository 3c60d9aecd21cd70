/// By which measure a changed pixel is excused. Whatever the strategy, sizes and colour profiles must
/// agree, and one connected area that is not excused makes the pictures different: nothing is averaged
/// over the picture, so that a lost full stop cannot hide in it.
public enum ComparisonStrategy: Hashable, Sendable {
  /// Nothing is excused.
  case exact
  /// Excuses pixels whose channels differ by at most this many levels, 0…255.
  case channels(Int)
  /// Excuses differences of colour that nobody sees.
  case perceptual(PerceptualTolerance = .standard)
  /// Excuses pixels on antialiased edges: those that lie between a lighter and a darker flat area.
  /// Pixels elsewhere may differ by `channels` levels.
  case antialiasAware(channels: Int = 0)
  /// Excuses changes that keep the structure: windows of 8×8 pixels whose structural similarity is at
  /// least `minimum` (1: equal) in every channel.
  case structural(minimum: Double = 0.95)
  /// Excuses areas whose content only moved, by at most `reach` pixels along each axis; then channels
  /// may differ by `channels` levels.
  case shifted(reach: Int = 1, channels: Int = 0)
}

/// How large a difference of colours stays unseen.
///
/// Colours are compared in OKLab rather than by CIEDE2000: it is as even in hue and chroma for the
/// small differences that matter here, is Euclidean, and needs only a cube root, for which a table
/// serves, where CIEDE2000 takes two arc tangents, four cosines and an exponential a pixel. Its one
/// weakness, steps near black that look enormous, goes away with CIE's straight segment (`OKLab`).
/// Pixels that are not opaque are compared over black and over white; the larger difference counts.
public struct PerceptualTolerance: Hashable, Sendable {
  /// A pixel that differs by more than this ΔE (OKLab; black to white is 0.86) counts.
  public var distance: Float
  /// Faint changes are seen when they are wide: areas of at least this many pixels count from half
  /// of `distance` on, taken as their mean.
  public var wideArea: Int

  public init(distance: Float, wideArea: Int) {
    self.distance = distance
    self.wideArea = wideArea
  }

  /// ΔE 0.02, the just noticeable difference in OKLab that CSS Color 4 (section 13.2) maps gamuts with;
  /// wide from 16×16 pixels on (estimated: about a quarter of a degree on a phone at reading distance).
  public static let standard = PerceptualTolerance(distance: 0.02, wideArea: 256)
}

extension ComparisonStrategy: CustomStringConvertible {
  /// Name and limits, as explanations say them.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .channels(let levels): "channels (at most \(levels) of 255)"
    case .perceptual(let limit):
      "perceptual (ΔE at most \(decimal(Double(limit.distance), places: 3)))"
    case .antialiasAware(let levels):
      levels == 0 ? "antialias-aware" : "antialias-aware (at most \(levels) of 255)"
    case .structural(let minimum): "structural (SSIM at least \(decimal(minimum, places: 3)))"
    case .shifted(let reach, let levels):
      "shifted (at most \(reach) px" + (levels == 0 ? ")" : ", \(levels) of 255)")
    }
  }

  /// The names that `init(name:)` knows.
  public static let names = [
    "exact", "channels", "perceptual", "antialias", "structural", "shifted",
  ]

  /// The strategy of a name with its usual limits (`channels`: 1 level); nil for other names.
  public init?(name: String) {
    switch name {
    case "exact": self = .exact
    case "channels": self = .channels(1)
    case "perceptual": self = .perceptual()
    case "antialias": self = .antialiasAware()
    case "structural": self = .structural()
    case "shifted": self = .shifted()
    default: return nil
    }
  }

  /// One of `names`.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .channels: "channels"
    case .perceptual: "perceptual"
    case .antialiasAware: "antialias"
    case .structural: "structural"
    case .shifted: "shifted"
    }
  }
}

/// What a comparison takes beside the pictures.
public struct ComparisonOptions: Hashable, Sendable {
  public var strategy: ComparisonStrategy
  /// Areas that are not compared, in pixels of the pictures; they may overlap and reach outside. A
  /// caller that masks a view by its id gives that view's frame.
  public var masks: [PixelBounds]

  public init(_ strategy: ComparisonStrategy = .exact, masks: [PixelBounds] = []) {
    self.strategy = strategy
    self.masks = masks
  }
}
