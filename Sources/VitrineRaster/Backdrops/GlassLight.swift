import VitrineGraphics

/// The effect of a glass edge on one pixel, from its distance to the outline.
struct GlassLight {
  let edge: GlassEdge
  private let axis: SIMD2<Float>
  /// The cosine of the angle from which on a lamp gives no light.
  private let dark: Float

  /// The largest bending and depth in pixels.
  private static let mostReach = 2_000.0
  /// The least spread of a lamp in radians, so that its light is not divided by nothing.
  private static let leastSpread = 0.01

  /// Numbers that are not finite count as none.
  init(_ edge: GlassEdge) {
    func length(_ v: Double) -> Double {
      v.isFinite ? Swift.min(Swift.max(v, 0), GlassLight.mostReach) : 0
    }
    func part(_ v: Float) -> Float { v.isFinite ? Swift.min(Swift.max(v, 0), 1) : 0 }
    self.edge = GlassEdge(
      shift: length(edge.shift), depth: length(edge.depth), strength: part(edge.strength),
      rimWidth: length(edge.rimWidth), rimLight: part(edge.rimLight),
      rimFill: part(edge.rimFill), rimSpread: edge.rimSpread, rimAxis: edge.rimAxis)
    axis = SIMD2(Float(Trig.cos(edge.rimAxis)), Float(Trig.sin(edge.rimAxis)))
    let spread = edge.rimSpread.isFinite ? edge.rimSpread : Double.pi
    dark = Float(Trig.cos(Swift.min(Swift.max(spread, GlassLight.leastSpread), Double.pi)))
  }

  var bends: Bool { edge.shift > 0 && edge.depth > 0 && edge.strength > 0 }

  /// The depth in pixels below which nothing changes.
  var reach: Double { Swift.max(bends ? edge.depth : 0, 1.5 * edge.rimWidth) + 1 }

  /// Returns how far further inside the colour at a depth comes from, in pixels.
  func shift(at depth: Float) -> Float {
    let h = Swift.min(Swift.max(depth / Float(edge.depth), 0), 1)
    return Float(edge.shift) * (1 - (h * (2 - h)).squareRoot())
  }

  /// Returns the linear light of the rim at a depth, where the outline's normal, towards the inside, is `normal`.
  ///
  /// A raised cosine of the rim's width at half its height, with its middle half a width below the outline.
  func rim(at depth: Float, normal: SIMD2<Float>) -> Float {
    let width = Float(edge.rimWidth)
    guard width > 0, edge.rimLight > 0 else { return 0 }
    let u = (depth - width / 2) / width
    guard u.magnitude < 1 else { return 0 }
    let half = Float(Trig.cos(Double(u) * Double.pi / 2))
    // The normal points away from the lamp that it faces.
    let facing = -(normal.x * axis.x + normal.y * axis.y)
    return edge.rimLight * half * half * (lamp(facing) + edge.rimFill * lamp(-facing))
  }

  /// Returns the part of a lamp's light where the outline faces it with this cosine.
  private func lamp(_ cosine: Float) -> Float {
    Swift.min(Swift.max((cosine - dark) / (1 - dark), 0), 1)
  }

  /// Returns a premultiplied pixel with light added; where it is transparent, the light covers as much as it
  /// would show over black.
  static func lit(_ p: UInt32, _ light: Float) -> UInt32 {
    let alpha = p >> 24
    let own = LinearLight.adding(light, to: 0)
    let a = alpha + ((255 - alpha) * own + 127) / 255
    let red = Swift.min(LinearLight.adding(light, to: p), a)
    let green = Swift.min(LinearLight.adding(light, to: p >> 8), a)
    let blue = Swift.min(LinearLight.adding(light, to: p >> 16), a)
    return red | green << 8 | blue << 16 | a << 24
  }
}
