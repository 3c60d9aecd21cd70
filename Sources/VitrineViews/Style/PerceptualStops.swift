import VitrineGraphics

/// Stops between those of a gradient, so that its colours change evenly for the eye.
///
/// SwiftUI's documentation calls the space perceptual and does not name it. Here it is Oklab, as in the gradients of CSS:
/// its lightness and its two axes of colour change evenly. The matrices are those of Björn Ottosson, “A perceptual color
/// space for image processing” (2020).
nonisolated enum PerceptualStops {
  /// The pieces between two stops: within one of them encoded sRGB differs by less than half a level of 255.
  private static let pieces = 24
  /// The largest number of stops that are made of some.
  private static let mostStops = 1024

  /// Returns the stops with those between them.
  static func between(_ stops: [GradientStop]) -> [GradientStop] {
    let pieces = Swift.min(self.pieces, mostStops / Swift.max(stops.count, 1))
    guard pieces > 1, var last = stops.first else { return stops }
    var result = [last]
    for stop in stops.dropFirst() {
      if stop.color != last.color, stop.location > last.location {
        let (start, end) = (PerceptualColor(last.color), PerceptualColor(stop.color))
        for i in 1..<pieces {
          let t = Double(i) / Double(pieces)
          let place = last.location + (stop.location - last.location) * t
          result.append(GradientStop(start.mixed(with: end, t).color, place))
        }
      }
      result.append(stop)
      last = stop
    }
    return result
  }
}

/// A colour by its lightness, its place between green and red, and between blue and yellow, with its alpha.
private struct PerceptualColor {
  var values: SIMD3<Double>
  var alpha: Double

  init(values: SIMD3<Double>, alpha: Double) {
    self.values = values
    self.alpha = alpha
  }

  init(_ color: RGBA) {
    let (r, g, b) = (
      SRGBCurve.light(Double(color.red)), SRGBCurve.light(Double(color.green)),
      SRGBCurve.light(Double(color.blue))
    )
    let l = PerceptualColor.root(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = PerceptualColor.root(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = PerceptualColor.root(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    values = SIMD3(
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
    alpha = Double(color.alpha)
  }

  private static func root(_ x: Double) -> Double { x > 0 ? Pow.pow(x, 1.0 / 3) : 0 }

  func mixed(with other: PerceptualColor, _ t: Double) -> PerceptualColor {
    PerceptualColor(
      values: values + (other.values - values) * t, alpha: alpha + (other.alpha - alpha) * t)
  }

  /// The colour in encoded sRGB; what the screen does not have is cut off.
  var color: RGBA {
    let (lightness, a, b) = (values.x, values.y, values.z)
    func cube(_ x: Double) -> Double { x * x * x }
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    func encoded(_ x: Double) -> Float {
      Float(SRGBCurve.encoded(Swift.min(Swift.max(x, 0), 1)))
    }
    return RGBA(
      encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s), Float(alpha))
  }
}
