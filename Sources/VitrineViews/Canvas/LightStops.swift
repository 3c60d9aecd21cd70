import VitrineGraphics

/// Stops of a gradient that is mixed in linear light, for one that is mixed in encoded sRGB.
nonisolated enum LightStops {
  /// The largest error of a component that no stop is added for: half a level.
  private static let tolerance: Float = 0.5 / 255
  /// The most times that the way between two stops is halved: near black, light has its steepest part.
  private static let mostHalvings = 9

  /// Returns the stops with as many more between them as their light needs.
  static func stops(_ stops: [GradientStop]) -> [GradientStop] {
    guard var last = stops.first else { return [] }
    var result = [last]
    for stop in stops.dropFirst() {
      add(last, stop, mostHalvings, &result)
      last = stop
    }
    return result
  }

  /// Adds what lies between two stops, and the second.
  private static func add(
    _ a: GradientStop, _ b: GradientStop, _ halvings: Int, _ result: inout [GradientStop]
  ) {
    let middle = GradientStop(mean(a.color, b.color), (a.location + b.location) / 2)
    if halvings > 0, distance(middle.color, a.color, b.color) > tolerance {
      add(a, middle, halvings - 1, &result)
      add(middle, b, halvings - 1, &result)
    } else {
      result.append(b)
    }
  }

  /// Returns the colour of the mean of two lights, each weighted by its alpha.
  private static func mean(_ a: RGBA, _ b: RGBA) -> RGBA {
    let (p, q) = (Double(a.alpha), Double(b.alpha))
    let sum = p + q
    guard sum > 0 else { return RGBA(b.red, b.green, b.blue, 0) }
    func mixed(_ x: Float, _ y: Float) -> Float {
      let light = (p * SRGBCurve.light(Double(x)) + q * SRGBCurve.light(Double(y))) / sum
      return Float(SRGBCurve.encoded(light))
    }
    return RGBA(
      mixed(a.red, b.red), mixed(a.green, b.green), mixed(a.blue, b.blue), Float(sum / 2))
  }

  /// Returns how far a colour is from the mean of two encoded ones.
  private static func distance(_ c: RGBA, _ a: RGBA, _ b: RGBA) -> Float {
    max(
      abs(c.red - (a.red + b.red) / 2), abs(c.green - (a.green + b.green) / 2),
      abs(c.blue - (a.blue + b.blue) / 2))
  }
}
