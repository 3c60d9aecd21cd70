import VitrineGraphics

extension ValueChange {
  /// The change with the numbers of a matrix as the angle or factor that an author writes.
  var readable: ValueChange {
    guard key == "matrix", let old = Self.map(old), let new = Self.map(new) else { return self }
    if let a = Self.angle(old), let b = Self.angle(new), a != b {
      return ValueChange("angle", degrees(a), degrees(b))
    }
    if let a = Self.scale(old), let b = Self.scale(new), a != b {
      return ValueChange("scale", factors(a), factors(b))
    }
    return self
  }

  /// The four numbers of a map of the plane.
  private static func map(_ text: String?) -> [Double]? {
    guard let numbers = text?.split(separator: " ").map({ Double($0) }), numbers.count == 4 else {
      return nil
    }
    let known = numbers.compactMap { $0 }
    return known.count == 4 ? known : nil
  }

  /// Four decimal places are recorded.
  private static let tolerance = 0.000_3

  /// The angle in degrees if the map is a rotation.
  private static func angle(_ m: [Double]) -> Double? {
    guard abs(m[0] - m[3]) < tolerance, abs(m[1] + m[2]) < tolerance,
      abs(m[0] * m[0] + m[1] * m[1] - 1) < tolerance
    else { return nil }
    return (Trig.atan2(m[1], m[0]) * 180 / .pi * 10).rounded() / 10
  }

  /// Both factors if the map is a scale.
  private static func scale(_ m: [Double]) -> (Double, Double)? {
    m[1] == 0 && m[2] == 0 ? (m[0], m[3]) : nil
  }

  private func degrees(_ value: Double) -> String { numeral(value) + "°" }

  private func factors(_ value: (Double, Double)) -> String {
    value.0 == value.1 ? numeral(value.0) : "\(numeral(value.0)) × \(numeral(value.1))"
  }
}
