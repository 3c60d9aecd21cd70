public import Foundation
package import VitrineGraphics
import VitrineLayout

/// A colour that may depend on its environment.
public nonisolated struct Color: Hashable, Sendable {
  /// The colour space of a colour's components.
  public nonisolated enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  indirect enum Source: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColorTable.Name)
    case accent
    case asset(String)
    case faded(Source, Double)
    case mixed(Source, Source, Double)
    case dynamic(UIColor)
  }

  let source: Source

  init(_ source: Source) { self.source = source }
  package init(_ rgba: RGBA) { source = .fixed(rgba) }

  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    source = .fixed(space.encoded(red, green, blue, opacity))
  }

  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .fixed(space.encoded(white, white, white, opacity))
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .fixed(RGBA(hue: hue, saturation, brightness, opacity))
  }

  /// Creates a colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  public init(_ resource: ColorResource) { source = .asset(resource.name) }

  public init(uiColor: UIColor) { source = uiColor.source }
  public init(_ uiColor: UIColor) { source = uiColor.source }

  public func opacity(_ opacity: Double) -> Color { Color(.faded(source, opacity)) }

  /// Interpolates to another colour by `fraction`.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(.mixed(source, other.source, fraction))
  }

  package func rgba(_ environment: EnvironmentValues) -> RGBA { source.rgba(environment) }
}

extension Color.Source {
  nonisolated func rgba(_ environment: EnvironmentValues) -> RGBA {
    switch self {
    case .fixed(let color): return color
    case .system(let name): return environment.systemColor(name)
    case .accent:
      if let tint = environment.drawing.tint, case .color(let c) = tint.fill(environment).kind {
        return c
      }
      // An app's own accent is the colour of that name in its catalogue.
      return environment.assets.color("AccentColor", environment) ?? environment.systemColor(.blue)
    case .asset(let name): return environment.assets.color(name, environment) ?? .clear
    case .faded(let base, let opacity):
      return base.rgba(environment).opacity(Float(opacity.isFinite ? max(0, min(1, opacity)) : 0))
    case .mixed(let a, let b, let fraction):
      return a.rgba(environment).mixed(b.rgba(environment), fraction)
    case .dynamic(let color): return color.rgba(environment)
    }
  }
}

extension Color: ShapeStyle {
  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    if level > 0, case .system(.label) = source {
      return _Fill(ForegroundLevels.label.fill(environment, level: level))
    }
    return _Fill(LayoutFill.color(rgba(environment)).lowered(level))
  }
}

extension Color: _PrimitiveView {
  public nonisolated static func _makeList(
    _ view: Color, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    view.noteMissing(environment, &out)
    out.append(
      .shape(ShapeLeaf(.rectangle, .fill(.color(view.rgba(environment)), .nonZero))), "Color")
  }

  private func noteMissing(_ environment: EnvironmentValues, _ out: inout NodeList) {
    guard case .asset(let name) = source, environment.assets.color(name, environment) == nil else {
      return
    }
    out.note("missing-color", "The asset catalogue has no colour named \(name).")
  }
}

extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(RGBA.white)
  public static let black = Color(RGBA.black)
  public static let clear = Color(RGBA.clear)
  public static let primary = Color(.system(.label))
  public static let secondary = Color(.system(.secondaryLabel))
  public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}
