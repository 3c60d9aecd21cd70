import VitrineGraphics

/// The blend modes on premultiplied colours, after the W3C's compositing formulas; the two plus
/// modes after Core Graphics' definitions, and soft light after Pegtop's formula, which Core
/// Graphics and SwiftUI have in place of the W3C's.
///
/// Components in 0…1; `x`, `y`, `z` are red, green, blue and `w` alpha.
enum BlendFunction {
  typealias Color = SIMD4<Float>

  /// Returns `s` over `d` in a blend mode; components may leave 0…alpha by rounding errors.
  static func blend(_ mode: BlendMode, _ d: Color, _ s: Color) -> Color {
    switch mode {
    case .normal: return s + d * (1 - s.w)
    case .sourceAtop: return s * d.w + d * (1 - s.w)
    case .destinationOver: return d + s * (1 - d.w)
    case .destinationOut: return d * (1 - s.w)
    case .plusLighter: return (s + d).limited(to: .one)
    case .plusDarker: return plusDarker(d, s)
    case .hue, .saturation, .color, .luminosity: return nonSeparable(mode, d, s)
    default: return separable(mode, d, s)
    }
  }

  private static func plusDarker(_ d: Color, _ s: Color) -> Color {
    let alpha = Swift.min(1, d.w + s.w)
    let missing = (Color(repeating: d.w) - d) + (Color(repeating: s.w) - s)
    var out = (Color(repeating: alpha) - missing).limited(to: .one)
    out.w = alpha
    return out
  }

  private static func separable(_ mode: BlendMode, _ d: Color, _ s: Color) -> Color {
    var out = s * (1 - d.w) + d * (1 - s.w)
    for i in 0..<3 { out[i] += mix(mode, d[i], s[i], d.w, s.w) }
    out.w = s.w + d.w * (1 - s.w)
    return out
  }

  /// Returns `αs · αd · B(cd, cs)` of premultiplied components.
  private static func mix(
    _ mode: BlendMode, _ d: Float, _ s: Float, _ da: Float, _ sa: Float
  ) -> Float {
    switch mode {
    case .multiply: s * d
    case .screen: s * da + d * sa - s * d
    case .overlay: hardLight(s, d, sa, da)
    case .darken: Swift.min(s * da, d * sa)
    case .lighten: Swift.max(s * da, d * sa)
    case .colorDodge: colorDodge(d, s, da, sa)
    case .colorBurn: colorBurn(d, s, da, sa)
    case .hardLight: hardLight(d, s, da, sa)
    case .softLight: softLight(d, s, da, sa)
    case .difference: s * da + d * sa - 2 * Swift.min(s * da, d * sa)
    case .exclusion: s * da + d * sa - 2 * s * d
    default: s * da
    }
  }

  private static func hardLight(_ d: Float, _ s: Float, _ da: Float, _ sa: Float) -> Float {
    2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s)
  }

  private static func colorDodge(_ d: Float, _ s: Float, _ da: Float, _ sa: Float) -> Float {
    if d <= 0 { return 0 }
    return s >= sa ? sa * da : sa * Swift.min(da, d * sa / (sa - s))
  }

  private static func colorBurn(_ d: Float, _ s: Float, _ da: Float, _ sa: Float) -> Float {
    if d >= da { return sa * da }
    return s <= 0 ? 0 : sa * (da - Swift.min(da, (da - d) * sa / s))
  }

  /// `(1 − 2s)·b² + 2s·b` for every source: Apple's pixels (75, 141, 216) for (.8, .4, .2) over
  /// (.2, .6, .9) fit it, while the W3C's square root for bright sources gives 89 in red.
  private static func softLight(_ d: Float, _ s: Float, _ da: Float, _ sa: Float) -> Float {
    da > 0 ? (sa - 2 * s) * d * (d / da) + 2 * s * d : 0
  }

  private static func nonSeparable(_ mode: BlendMode, _ d: Color, _ s: Color) -> Color {
    if d.w <= 0 || s.w <= 0 { return s + d * (1 - s.w) }
    let cb = d / d.w
    let cs = s / s.w
    var mixed: Color
    switch mode {
    case .hue: mixed = setLuminosity(setSaturation(cs, saturation(cb)), luminosity(cb))
    case .saturation: mixed = setLuminosity(setSaturation(cb, saturation(cs)), luminosity(cb))
    case .color: mixed = setLuminosity(cs, luminosity(cb))
    default: mixed = setLuminosity(cb, luminosity(cs))
    }
    mixed *= s.w * d.w
    var out = s * (1 - d.w) + d * (1 - s.w) + mixed
    out.w = s.w + d.w * (1 - s.w)
    return out
  }

  private static func luminosity(_ c: Color) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func least(_ c: Color) -> Float { Swift.min(c.x, Swift.min(c.y, c.z)) }
  private static func most(_ c: Color) -> Float { Swift.max(c.x, Swift.max(c.y, c.z)) }
  private static func saturation(_ c: Color) -> Float { most(c) - least(c) }

  private static func setLuminosity(_ c: Color, _ l: Float) -> Color {
    let moved = c + (l - luminosity(c))
    let n = least(moved)
    let x = most(moved)
    let middle = luminosity(moved)
    var out = moved
    if n < 0 { out = Color(repeating: middle) + (out - middle) * (middle / (middle - n)) }
    if x > 1 { out = Color(repeating: middle) + (out - middle) * ((1 - middle) / (x - middle)) }
    return out
  }

  private static func setSaturation(_ c: Color, _ s: Float) -> Color {
    let low = least(c)
    let range = most(c) - low
    return range > 0 ? (c - low) * (s / range) : .zero
  }
}
