import Foundation
import VitrineGraphics

extension Color {
  /// A colour's components in an environment.
  public nonisolated struct Resolved: Hashable, Sendable, ShapeStyle {
    /// No other style: the components fill as they are.
    public typealias Resolved = Never

    /// Red, green and blue in linear light.
    private var light: SIMD3<Float>
    /// The same in encoded sRGB, as they were given, so that they are drawn without loss.
    private var encoded: SIMD3<Float>

    /// The alpha, from 0 for clear to 1 for opaque.
    public var opacity: Float

    /// The red component in linear light, beyond 0…1 for colours outside sRGB.
    public var linearRed: Float {
      get { light.x }
      set { set(0, light: newValue) }
    }
    /// The green component in linear light, beyond 0…1 for colours outside sRGB.
    public var linearGreen: Float {
      get { light.y }
      set { set(1, light: newValue) }
    }
    /// The blue component in linear light, beyond 0…1 for colours outside sRGB.
    public var linearBlue: Float {
      get { light.z }
      set { set(2, light: newValue) }
    }
    /// The red component in encoded sRGB, beyond 0…1 for colours outside sRGB.
    public var red: Float {
      get { encoded.x }
      set { set(0, encoded: newValue) }
    }
    /// The green component in encoded sRGB, beyond 0…1 for colours outside sRGB.
    public var green: Float {
      get { encoded.y }
      set { set(1, encoded: newValue) }
    }
    /// The blue component in encoded sRGB, beyond 0…1 for colours outside sRGB.
    public var blue: Float {
      get { encoded.z }
      set { set(2, encoded: newValue) }
    }

    /// Creates a colour from components in a space; those of Display P3 are converted to sRGB.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let given = SIMD3(red, green, blue)
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        encoded = given
        light = ResolvedCurve.light(given)
      case .sRGBLinear:
        light = given
        encoded = ResolvedCurve.encoded(given)
      case .displayP3:
        light = ResolvedCurve.fromDisplayP3(ResolvedCurve.light(given))
        encoded = ResolvedCurve.encoded(light)
      }
    }

    private mutating func set(_ i: Int, light value: Float) {
      light[i] = value
      encoded[i] = ResolvedCurve.encoded(value)
    }

    private mutating func set(_ i: Int, encoded value: Float) {
      encoded[i] = value
      light[i] = ResolvedCurve.light(value)
    }

    /// The colour in encoded sRGB.
    public var cgColor: CGColor {
      CGColor(RGBA(red, green, blue, opacity))
    }

    /// Whether two colours have the same linear components and alpha.
    public static func == (a: Self, b: Self) -> Bool {
      a.light == b.light && a.opacity == b.opacity
    }

    /// Feeds the linear components and the alpha into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(light)
      hasher.combine(opacity)
    }

    public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
      Color(self)._fill(environment, level: level)
    }
  }

  /// Returns the sRGB components of the colour, which may depend on the scheme, contrast, tint and
  /// catalogue.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let c = rgba(environment)
    return Resolved(red: c.red, green: c.green, blue: c.blue, opacity: c.alpha)
  }

  /// Creates a fixed colour from resolved components; it no longer depends on the environment.
  public init(_ resolved: Resolved) {
    self.init(RGBA(resolved.red, resolved.green, resolved.blue, resolved.opacity))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The bytes of red, green, blue and alpha in encoded sRGB as eight hexadecimal digits after `#`.
  ///
  /// As in SwiftUI they are encoded from the linear components, which makes `#4C4C4C4D` of a gray and an alpha
  /// of 0.3 each.
  public var description: String {
    let levels = ResolvedCurve.encoded(SIMD3(linearRed, linearGreen, linearBlue))
    return "#"
      + [levels.x, levels.y, levels.z, opacity]
      .map { String(format: "%02X", Self.level($0)) }.joined()
  }

  private static func level(_ v: Float) -> Int32 {
    let level = v * 255 + 0.5
    return level.isFinite ? Int32(max(-65_535, min(65_535, level))) : 0
  }
}

extension Color.Resolved: Codable {
  /// Reads red, green, blue in encoded sRGB and the alpha, in this order, without keys.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      red: try list.decode(Float.self), green: try list.decode(Float.self),
      blue: try list.decode(Float.self), opacity: try list.decode(Float.self))
  }

  /// Writes red, green, blue in encoded sRGB and the alpha, in this order, without keys.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try list.encode(component) }
  }
}

extension Color.Resolved: Animatable {
  /// The linear components and the alpha; never read, as a picture shows one moment.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

/// The conversions of resolved colours, in the steps and with the rounding of `Float` that SwiftUI has; the
/// numbers of the matrix are those of SwiftUI, which has four decimals of the published ones (OpenSwiftUI).
nonisolated enum ResolvedCurve {
  static func light(_ v: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(light(v.x), light(v.y), light(v.z))
  }

  static func encoded(_ v: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(encoded(v.x), encoded(v.y), encoded(v.z))
  }

  /// Returns the linear light of an encoded component; negative ones are mirrored.
  static func light(_ v: Float) -> Float {
    let x = abs(v)
    let result: Float =
      if x <= 0.04045 { x * (1 / 12.92) } else if x == 1 { 1 } else {
        Float(Pow.pow(Double(x * (1 / 1.055) + 0.055 * (1 / 1.055)), 2.4))
      }
    return v < 0 ? -result : result
  }

  /// Returns the encoded component of linear light; negative light is mirrored.
  static func encoded(_ v: Float) -> Float {
    let x = abs(v)
    let result: Float =
      if x <= 0.0031308 { x * 12.92 } else if x == 1 { 1 } else {
        Float(Pow.pow(Double(x), 1 / 2.4)) * 1.055 - 0.055
      }
    return v < 0 ? -result : result
  }

  static func fromDisplayP3(_ v: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(
      v.x * 1.2249 + v.y * -0.2247, v.x * -0.0420 + v.y * 1.0419,
      v.x * -0.0197 + v.y * -0.0786 + v.z * 1.0979)
  }
}
