import VitrineGraphics

extension RasterCost {
  /// A pixel of a layer that is filtered: 1 ns for a matrix, and 5 ns for a blur, whose curve is applied to fewer pixels
  /// the wider it is.
  static func filter(_ filter: LayerFilter) -> Int {
    switch filter {
    case .blur(let sigma, _): blur(sigma, finest: 32, coarsest: 8)
    case .shadow(_, let sigma, _, _): blur(sigma, finest: 32, coarsest: 16)
    case .colorMatrix, .luminanceToAlpha, .alphaByLuminance, .alphaByLight, .alphaThreshold: 4
    }
  }

  private static func blur(_ sigma: Double, finest: Int, coarsest: Int) -> Int {
    Swift.max(finest >> GaussianPlan.shift(sigma), coarsest)
  }
}
