public import Foundation
import VitrineGraphics

/// UIKit's colour, limited to the API that views use: a class, so that extensions can add convenience
/// initializers.
public nonisolated final class UIColor: Hashable, Sendable {
  let source: Color.Source
  /// The variants of a dynamic colour by appearance: light, dark.
  private let variants: [Color.Source]

  private init(source: Color.Source, variants: [Color.Source] = []) {
    self.source = source
    self.variants = variants
  }

  convenience init(_ source: Color.Source) { self.init(source: source) }

  /// Creates a fixed colour from encoded sRGB components, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(Float(red), Float(green), Float(blue), Float(alpha))))
  }

  /// Creates a fixed gray whose red, green and blue in encoded sRGB are all `white`, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(Float(white), Float(white), Float(white), Float(alpha))))
  }

  /// Creates a fixed colour; the hue wraps around at 1 and the saturation is limited to 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(.fixed(RGBA(hue: hue, saturation, brightness, alpha)))
  }

  /// Creates a fixed colour from Display P3 components, converted to sRGB; the alpha is limited to 0…1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(.fixed(Color.RGBColorSpace.displayP3.encoded(red, green, blue, alpha)))
  }

  /// Creates the catalogue's colour of that name; never nil, and drawn clear if the catalogue lacks it.
  public convenience init?(named name: String) { self.init(.asset(name)) }
  /// Creates the catalogue's colour of that name; never nil. The bundle and the traits are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(.asset(name))
  }

  /// Creates the same colour as a `Color`, including its dependence on the environment.
  public convenience init(_ color: Color) { self.init(color.source) }

  /// Creates a colour that depends on the appearance; the closure is called once for each scheme.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    let variants = [light.source, dark.source]
    self.init(
      source: .dynamic(UIColor(source: .fixed(.clear), variants: variants)), variants: variants)
  }

  /// Whether both are drawn alike in every environment: the same components, name or variants.
  public static func == (a: UIColor, b: UIColor) -> Bool {
    a === b || (a.source == b.source && a.variants == b.variants)
  }

  /// Hashes the components, name or variants.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(variants)
  }

  /// Returns the colour with its own alpha multiplied by `alpha`, which is limited to 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(.faded(source, alpha)) }

  func rgba(_ environment: EnvironmentValues) -> RGBA {
    guard variants.count == 2 else { return source.rgba(environment) }
    return variants[environment.host.colorScheme == .dark ? 1 : 0].rgba(environment)
  }

  private static func system(_ name: SystemColorTable.Name) -> UIColor { UIColor(.system(name)) }
  private static func gray(_ white: Float) -> UIColor { UIColor(.fixed(RGBA(white, white, white))) }
  private static func fixed(_ r: Float, _ g: Float, _ b: Float) -> UIColor {
    UIColor(.fixed(RGBA(r, g, b)))
  }

  /// System red, which varies with the colour scheme, contrast and system version.
  public static let systemRed = system(.red)
  /// System orange, which varies with the colour scheme, contrast and system version.
  public static let systemOrange = system(.orange)
  /// System yellow, which varies with the colour scheme, contrast and system version.
  public static let systemYellow = system(.yellow)
  /// System green, which varies with the colour scheme, contrast and system version.
  public static let systemGreen = system(.green)
  /// System mint, which varies with the colour scheme, contrast and system version.
  public static let systemMint = system(.mint)
  /// System teal, which varies with the colour scheme, contrast and system version.
  public static let systemTeal = system(.teal)
  /// System cyan, which varies with the colour scheme, contrast and system version.
  public static let systemCyan = system(.cyan)
  /// System blue, which varies with the colour scheme, contrast and system version.
  public static let systemBlue = system(.blue)
  /// System indigo, which varies with the colour scheme, contrast and system version.
  public static let systemIndigo = system(.indigo)
  /// System purple, which varies with the colour scheme, contrast and system version.
  public static let systemPurple = system(.purple)
  /// System pink, which varies with the colour scheme, contrast and system version.
  public static let systemPink = system(.pink)
  /// System brown, which varies with the colour scheme, contrast and system version.
  public static let systemBrown = system(.brown)
  /// System gray, the darkest of the six grays in the light scheme, which varies with the colour scheme
  /// and contrast.
  public static let systemGray = system(.gray)
  /// The second system gray, nearer to the background than `systemGray`; varies with scheme and contrast.
  public static let systemGray2 = system(.gray2)
  /// The third system gray, nearer to the background than `systemGray2`; varies with scheme and contrast.
  public static let systemGray3 = system(.gray3)
  /// The fourth system gray, nearer to the background than `systemGray3`; varies with scheme and contrast.
  public static let systemGray4 = system(.gray4)
  /// The fifth system gray, nearer to the background than `systemGray4`; varies with scheme and contrast.
  public static let systemGray5 = system(.gray5)
  /// The sixth system gray, nearest the background: almost white or almost black by scheme, varying with
  /// contrast.
  public static let systemGray6 = system(.gray6)
  /// The environment's tint if it is a colour, else the catalogue's `AccentColor`, else system blue.
  public static let tintColor = UIColor(.accent)
  /// The colour of primary text: black in the light scheme, white in the dark one.
  public static let label = system(.label)
  /// The translucent gray of secondary text, which varies with the colour scheme and contrast.
  public static let secondaryLabel = system(.secondaryLabel)
  /// The translucent gray of tertiary text, fainter than `secondaryLabel`, which varies with the colour
  /// scheme and contrast.
  public static let tertiaryLabel = system(.tertiaryLabel)
  /// The translucent gray of the faintest labels, which varies with the colour scheme and contrast.
  public static let quaternaryLabel = system(.quaternaryLabel)
  /// The translucent gray of placeholder text, which varies with the colour scheme and contrast.
  public static let placeholderText = system(.placeholderText)
  /// The blue of links, slightly different in the dark scheme and equal in all contrasts.
  public static let link = system(.link)
  /// The translucent gray of lines between rows, which varies with the colour scheme and contrast.
  public static let separator = system(.separator)
  /// The opaque gray of lines between rows, which varies with the colour scheme alone.
  public static let opaqueSeparator = system(.opaqueSeparator)
  /// The strongest translucent gray behind controls, which varies with the colour scheme and contrast.
  public static let systemFill = system(.systemFill)
  /// The second translucent gray behind controls, fainter than `systemFill`, which varies with the colour
  /// scheme and contrast.
  public static let secondarySystemFill = system(.secondarySystemFill)
  /// The third translucent gray behind controls, fainter than `secondarySystemFill`, which varies with
  /// the colour scheme and contrast.
  public static let tertiarySystemFill = system(.tertiarySystemFill)
  /// The faintest translucent gray behind controls, which varies with the colour scheme and contrast.
  public static let quaternarySystemFill = system(.quaternarySystemFill)
  /// White in the light scheme; in the dark one black, or a dark gray on elevated layers.
  public static let systemBackground = system(.systemBackground)
  /// The background of a group on `systemBackground`: a light or dark gray by scheme and contrast.
  public static let secondarySystemBackground = system(.secondarySystemBackground)
  /// The background of a group in a group: white in the light scheme, a gray in the dark one.
  public static let tertiarySystemBackground = system(.tertiarySystemBackground)
  /// The background behind grouped lists: a light gray in the light scheme; in the dark one black, or
  /// gray if elevated.
  public static let systemGroupedBackground = system(.systemGroupedBackground)
  /// The background of groups on `systemGroupedBackground`: white in the light scheme, a gray in the dark
  /// one.
  public static let secondarySystemGroupedBackground = system(.secondarySystemGroupedBackground)
  /// The background in those groups: a light gray in the light scheme, a dark gray in the dark one.
  public static let tertiarySystemGroupedBackground = system(.tertiarySystemGroupedBackground)

  // Fixed colours with UIKit's documented values.
  /// Fixed black, the same in every appearance.
  public static let black = gray(0)
  /// A fixed gray of one third of white.
  public static let darkGray = gray(1 / 3)
  /// A fixed gray of two thirds of white.
  public static let lightGray = gray(2 / 3)
  /// Fixed white, the same in every appearance.
  public static let white = gray(1)
  /// A fixed gray of half of white; unlike `systemGray`, it has no variants.
  public static let gray = gray(0.5)
  /// A colour of alpha 0, which draws nothing.
  public static let clear = UIColor(.fixed(.clear))
  /// Fixed black for text on light backgrounds.
  public static let darkText = gray(0)
  /// Fixed white at 60 % opacity for text on dark backgrounds.
  public static let lightText = UIColor(.fixed(RGBA(1, 1, 1, 0.6)))
  /// Fixed red: sRGB 1, 0, 0.
  public static let red = fixed(1, 0, 0)
  /// Fixed green: sRGB 0, 1, 0.
  public static let green = fixed(0, 1, 0)
  /// Fixed blue: sRGB 0, 0, 1.
  public static let blue = fixed(0, 0, 1)
  /// Fixed cyan: sRGB 0, 1, 1.
  public static let cyan = fixed(0, 1, 1)
  /// Fixed yellow: sRGB 1, 1, 0.
  public static let yellow = fixed(1, 1, 0)
  /// Fixed magenta: sRGB 1, 0, 1.
  public static let magenta = fixed(1, 0, 1)
  /// Fixed orange: sRGB 1, 0.5, 0.
  public static let orange = fixed(1, 0.5, 0)
  /// Fixed purple: sRGB 0.5, 0, 0.5.
  public static let purple = fixed(0.5, 0, 0.5)
  /// Fixed brown: sRGB 0.6, 0.4, 0.2.
  public static let brown = fixed(0.6, 0.4, 0.2)
}

/// The colour scheme in UIKit's terms, with UIKit's raw values.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

extension UIColor {
  /// Returns the fixed colour that is drawn in the scheme of the traits, or in that around where they say nothing.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues.ambient
    switch traits.userInterfaceStyle {
    case .light: environment.host.colorScheme = .light
    case .dark: environment.host.colorScheme = .dark
    case .unspecified: break
    }
    return UIColor(.fixed(rgba(environment)))
  }
}
