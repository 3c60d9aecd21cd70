public import Foundation
package import VitrineGraphics
import VitrineLayout

/// A colour that may depend on its environment.
public nonisolated struct Color: Hashable, Sendable, CustomStringConvertible {
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

  /// Creates a fixed colour from components of a space; the opacity is limited to 0…1.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    source = .fixed(space.encoded(red, green, blue, opacity))
  }

  /// Creates a fixed gray whose three components in a space are `white`; the opacity is limited to 0…1.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .fixed(space.encoded(white, white, white, opacity))
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .fixed(RGBA(hue: hue, saturation, brightness, opacity))
  }

  /// Creates a colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Creates the catalogue's colour of that name; an unknown one is drawn clear, and as a view leaves a
  /// diagnostic.
  public init(_ resource: ColorResource) { source = .asset(resource.name) }

  /// Creates the same colour as a `UIColor`, including its variants by appearance.
  public init(uiColor: UIColor) { source = uiColor.source }
  /// Creates the same colour as a `UIColor`, including its variants by appearance.
  public init(_ uiColor: UIColor) { source = uiColor.source }

  /// Returns the colour with its alpha multiplied by `opacity`, which is limited to 0…1.
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
      return environment.assets.color("AccentColor", environment, isOptional: true)
        ?? environment.systemColor(.blue)
    case .asset(let name): return environment.assets.color(name, environment) ?? .clear
    case .faded(let base, let opacity):
      return base.rgba(environment).opacity(Float(opacity.isFinite ? max(0, min(1, opacity)) : 0))
    case .mixed(let a, let b, let fraction):
      return a.rgba(environment).mixed(b.rgba(environment), fraction)
    case .dynamic(let color): return color.rgba(environment)
    }
  }
}

extension Color.Source {
  /// The name that an author writes; nil for computed colours.
  nonisolated var name: String? {
    switch self {
    case .system(let name): name.written
    case .accent: "accentColor"
    case .asset(let name): name
    case .fixed, .faded, .mixed, .dynamic: nil
    }
  }
}

extension SystemColorTable.Name {
  /// The name as SwiftUI has it.
  nonisolated var written: String {
    switch self {
    case .label: "primary"
    case .secondaryLabel: "secondary"
    case .tertiaryLabel: "tertiary"
    case .quaternaryLabel: "quaternary"
    case .quinaryLabel: "quinary"
    default: rawValue
    }
  }
}

extension Color: ShapeStyle {
  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    if level > 0, case .system(.label) = source {
      return _Fill(ForegroundLevels.label.fill(environment, level: level))
    }
    return _Fill(LayoutFill.color(rgba(environment), name: source.name).lowered(level))
  }
}

extension Color: _PrimitiveView {
  public nonisolated static func _makeList(
    _ view: Color, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    view.noteMissing(environment, &out)
    out.append(
      .shape(
        ShapeLeaf(
          .rectangle, .fill(.color(view.rgba(environment), name: view.source.name), .nonZero))),
      "Color")
  }

  private func noteMissing(_ environment: EnvironmentValues, _ out: inout NodeList) {
    guard case .asset(let name) = source, environment.assets.color(name, environment) == nil else {
      return
    }
    // A damaged set is told by its catalogue, for all who ask.
    let appearance = AssetCatalog.Appearance(environment)
    guard environment.assets.colorProblem(name, appearance) == nil else { return }
    out.note("missing-color", AssetCatalog.noColor(name))
  }
}

extension Color {
  /// System red, which varies with the colour scheme, contrast and system version.
  public static let red = Color(.system(.red))
  /// System orange, which varies with the colour scheme, contrast and system version.
  public static let orange = Color(.system(.orange))
  /// System yellow, which varies with the colour scheme, contrast and system version.
  public static let yellow = Color(.system(.yellow))
  /// System green, which varies with the colour scheme, contrast and system version.
  public static let green = Color(.system(.green))
  /// System mint, which varies with the colour scheme, contrast and system version.
  public static let mint = Color(.system(.mint))
  /// System teal, which varies with the colour scheme, contrast and system version.
  public static let teal = Color(.system(.teal))
  /// System cyan, which varies with the colour scheme, contrast and system version.
  public static let cyan = Color(.system(.cyan))
  /// System blue, which varies with the colour scheme, contrast and system version.
  public static let blue = Color(.system(.blue))
  /// System indigo, which varies with the colour scheme, contrast and system version.
  public static let indigo = Color(.system(.indigo))
  /// System purple, which varies with the colour scheme, contrast and system version.
  public static let purple = Color(.system(.purple))
  /// System pink, which varies with the colour scheme, contrast and system version.
  public static let pink = Color(.system(.pink))
  /// System brown, which varies with the colour scheme, contrast and system version.
  public static let brown = Color(.system(.brown))
  /// System gray, a bluish gray which varies with the colour scheme and contrast.
  public static let gray = Color(.system(.gray))
  /// White, the same in every appearance.
  public static let white = Color(RGBA.white)
  /// Black, the same in every appearance.
  public static let black = Color(RGBA.black)
  /// A colour of alpha 0, which draws nothing.
  public static let clear = Color(RGBA.clear)
  /// The label colour: black in the light scheme, white in the dark one.
  public static let primary = Color(.system(.label))
  /// The secondary label colour: a translucent gray, which varies with the colour scheme and contrast.
  public static let secondary = Color(.system(.secondaryLabel))
  /// The environment's tint if it is a colour, else the catalogue's `AccentColor`, else system blue.
  public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  /// System red, which varies with the colour scheme, contrast and system version.
  public static var red: Color { .red }
  /// System orange, which varies with the colour scheme, contrast and system version.
  public static var orange: Color { .orange }
  /// System yellow, which varies with the colour scheme, contrast and system version.
  public static var yellow: Color { .yellow }
  /// System green, which varies with the colour scheme, contrast and system version.
  public static var green: Color { .green }
  /// System mint, which varies with the colour scheme, contrast and system version.
  public static var mint: Color { .mint }
  /// System teal, which varies with the colour scheme, contrast and system version.
  public static var teal: Color { .teal }
  /// System cyan, which varies with the colour scheme, contrast and system version.
  public static var cyan: Color { .cyan }
  /// System blue, which varies with the colour scheme, contrast and system version.
  public static var blue: Color { .blue }
  /// System indigo, which varies with the colour scheme, contrast and system version.
  public static var indigo: Color { .indigo }
  /// System purple, which varies with the colour scheme, contrast and system version.
  public static var purple: Color { .purple }
  /// System pink, which varies with the colour scheme, contrast and system version.
  public static var pink: Color { .pink }
  /// System brown, which varies with the colour scheme, contrast and system version.
  public static var brown: Color { .brown }
  /// System gray, a bluish gray which varies with the colour scheme and contrast.
  public static var gray: Color { .gray }
  /// White, the same in every appearance.
  public static var white: Color { .white }
  /// Black, the same in every appearance.
  public static var black: Color { .black }
  /// A colour of alpha 0, which draws nothing.
  public static var clear: Color { .clear }
  /// The environment's tint if it is a colour, else the catalogue's `AccentColor`, else system blue.
  public static var accentColor: Color { .accentColor }
}
