import VitrineGraphics

/// Decides for single changed pixels whether a strategy excuses them.
enum PixelClassifier {
  case channels(Int)
  case perceptual(Float, OKLab.Tables)
  case edges(EdgeBlend, channels: Int)
  case structural(StructuralMap)

  struct Judgement {
    var counts: Bool
    var peak = 0
    var distance: Float = 0
  }

  init(_ strategy: ComparisonStrategy, _ a: Pixmap, _ b: Pixmap) {
    self =
      switch strategy {
      case .exact: .channels(0)
      case .channels(let levels): .channels(levels)
      case .shifted(_, let levels): .channels(levels)
      case .perceptual(let tolerance): .perceptual(tolerance.distance, OKLab.Tables())
      case .antialiasAware(let levels): .edges(EdgeBlend(a, b), channels: levels)
      case .structural(let minimum): .structural(StructuralMap(a, b, minimum: minimum))
      }
  }

  /// Whether the result depends on more than the two pixels.
  var dependsOnPlace: Bool {
    switch self {
    case .channels, .perceptual: false
    case .edges, .structural: true
    }
  }

  func judge(_ p: UInt32, _ q: UInt32, _ x: Int, _ y: Int) -> Judgement {
    let peak = channelDelta(p, q)
    switch self {
    case .channels(let levels): return Judgement(counts: peak > levels, peak: peak)
    case .perceptual(let limit, let tables):
      let distance = OKLab.distance(p, q, tables)
      return Judgement(counts: distance > limit, peak: peak, distance: distance)
    case .edges(let edges, let levels):
      return Judgement(counts: peak > levels && !edges.excuses(x, y), peak: peak)
    case .structural(let map): return Judgement(counts: map.isBroken(x, y), peak: peak)
    }
  }
}
