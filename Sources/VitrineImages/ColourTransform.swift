import VitrineGraphics

/// A conversion of colours to sRGB, from an ICC profile of three primaries and three curves.
///
/// Such profiles describe screens and cameras: Display P3, Adobe RGB, sRGB itself (ICC.1:2010, 8.3). Others, which
/// hold tables of colours, are not converted.
package struct ColourTransform {
  /// Linear light, 0…1, for each of 256 steps of red, green and blue.
  private let curves: [[Double]]
  /// Linear sRGB from the linear light of the profile, row by row.
  private let matrix: [Double]

  package init?(icc: [UInt8]) {
    let file = ICCFile(icc)
    guard file.space == "RGB ", file.connection == "XYZ " else { return nil }
    var columns: [[Double]] = []
    var curves: [[Double]] = []
    for name in ["r", "g", "b"] {
      guard let primary = file.xyz(name + "XYZ"), let curve = file.curve(name + "TRC") else {
        return nil
      }
      columns.append(primary)
      curves.append(curve)
    }
    self.curves = curves
    matrix = (0..<3).flatMap { (row: Int) -> [Double] in
      columns.map { (column: [Double]) -> Double in
        (0..<3).reduce(0.0) { (sum: Double, i: Int) in sum + Self.sRGB[row * 3 + i] * column[i] }
      }
    }
  }

  /// Linear sRGB from XYZ under D50, to which profiles refer (Lindbloom, “RGB/XYZ Matrices”: sRGB, adapted by
  /// Bradford's method).
  private static let sRGB: [Double] = [
    3.1338561, -1.6168667, -0.4906146,
    -0.9787684, 1.9161415, 0.0334540,
    0.0719453, -0.2289914, 1.4052427,
  ]

  /// Converts straight RGBA8 pixels; the alpha stays.
  package func apply(to pixels: inout [UInt32]) {
    var (last, converted) = (UInt32(0), UInt32(0))
    var isFirst = true
    for i in pixels.indices {
      let colour = pixels[i] & 0xff_ffff
      if isFirst || colour != last { (last, converted, isFirst) = (colour, sRGB(colour), false) }
      pixels[i] = pixels[i] & 0xff00_0000 | converted
    }
  }

  private func sRGB(_ colour: UInt32) -> UInt32 {
    let r = curves[0][Int(colour & 255)]
    let g = curves[1][Int(colour >> 8 & 255)]
    let b = curves[2][Int(colour >> 16 & 255)]
    var result: UInt32 = 0
    for row in 0..<3 {
      let (red, green, blue) = (matrix[row * 3], matrix[row * 3 + 1], matrix[row * 3 + 2])
      let light: Double = red * r + green * g + blue * b
      result |= SRGBEncoding.byte(light) << (8 * UInt32(row))
    }
    return result
  }
}

/// The step of 8 bits whose light is nearest on sRGB's curve.
enum SRGBEncoding {
  /// The light half way between each step and the next.
  private static let middles: [Double] = (0..<255).map { (step: Int) -> Double in
    (SRGBCurve.light(level: step) + SRGBCurve.light(level: step + 1)) / 2
  }

  static func byte(_ light: Double) -> UInt32 {
    var (low, high) = (0, middles.count)
    while low < high {
      let middle = (low + high) / 2
      if light >= middles[middle] { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }
}
