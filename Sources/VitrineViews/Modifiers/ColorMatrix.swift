/// A linear change of colours: each new component is a sum of the old red, green, blue and alpha, 0…1, by factors,
/// and a constant. Components are encoded sRGB with straight alpha; sums are limited to 0…1.
public nonisolated struct ColorMatrix: Equatable, Sendable {
  /// The factors of the new red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The factors of the new green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The factors of the new blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The factors of the new alpha.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates a matrix that changes nothing.
  public init() {}

  /// The rows one after the other.
  var values: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}
