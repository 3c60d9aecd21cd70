import VitrineGraphics

/// The measure by which changed pixels are excused. Whatever the strategy, sizes and colour profiles must
/// agree, and a single connected area that is not excused makes the pictures different: nothing is averaged
/// over the picture, so a missing full stop cannot be hidden.
public enum ComparisonStrategy: Hashable, Sendable {
  /// Excuses nothing.
  case exact
  /// Excuses pixels whose channels differ by at most this many levels, 0…255.
  case channels(Int)
  /// Excuses colour differences that are not visible.
  case perceptual(PerceptualTolerance = .standard)
  /// Excuses pixels on antialiased edges: those between a lighter and a darker flat area, and those that change
  /// by at most 36 % of the contrast around them while the ink around them stays the same, as when an edge moves
  /// by a quarter of a pixel. Pixels elsewhere may differ by `channels` levels.
  case antialiasAware(channels: Int = 0)
  /// Excuses changes that keep the structure: windows of 8×8 pixels whose structural similarity is at
  /// least `minimum` (1: equal) in every channel.
  case structural(minimum: Double = 0.95)
  /// Excuses areas whose content only moved, by at most `reach` pixels on each axis; channels may then
  /// differ by `channels` levels.
  case shifted(reach: Int = 1, channels: Int = 0)
}

/// The largest colour difference that counts as invisible.
///
/// Colours are compared in OKLab rather than by CIEDE2000: it is as uniform in hue and chroma for the small
/// differences that matter here, is Euclidean, and needs only a cube root from a table, where CIEDE2000
/// takes two arc tangents, four cosines and an exponential per pixel. Its one weakness, exaggerated steps
/// near black, is removed by CIE's straight segment (`OKLab`). Pixels that are not opaque are compared over
/// black and over white; the larger difference counts.
public struct PerceptualTolerance: Hashable, Sendable {
  /// The largest excused ΔE of a pixel (OKLab; black to white is 0.86).
  public var distance: Float
  /// The number of pixels from which an area counts as wide: faint changes are visible when they are wide,
  /// so the mean of a wide area counts from half of `distance` on.
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
  /// The name and limits as in explanations.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .channels(let levels): "channels (at most \(levels) of 255)"
    case .perceptual(let limit):
      "perceptual (ΔE at most \(DumpNumber.text(Double(limit.distance), places: 3)))"
    case .antialiasAware(let levels):
      levels == 0 ? "antialias-aware" : "antialias-aware (at most \(levels) of 255)"
    case .structural(let minimum):
      "structural (SSIM at least \(DumpNumber.text(minimum, places: 3)))"
    case .shifted(let reach, let levels):
      "shifted (at most \(reach) px" + (levels == 0 ? ")" : ", \(levels) of 255)")
    }
  }

  /// The names accepted by `init(name:)`.
  public static let names = [
    "exact", "channels", "perceptual", "antialias", "structural", "shifted",
  ]

  /// Creates the strategy with a name and its usual limits (`channels`: 1 level); nil for other names.
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

  /// The name of the strategy, one of `names`.
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
