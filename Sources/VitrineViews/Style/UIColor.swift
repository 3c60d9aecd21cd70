public import Foundation
import VitrineGraphics

/// UIKit's colour, limited to the API that views use.
public nonisolated struct UIColor: Hashable, Sendable {
  let source: Color.Source
  /// The variants of a dynamic colour by appearance: light, dark.
  private let variants: [Color.Source]

  init(_ source: Color.Source) {
    self.source = source
    variants = []
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(Float(red), Float(green), Float(blue), Float(alpha))))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(Float(white), Float(white), Float(white), Float(alpha))))
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(hue: hue, saturation, brightness, alpha)))
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(Color.RGBColorSpace.displayP3.encoded(red, green, blue, alpha)))
  }

  public init?(named name: String) { self.init(.asset(name)) }
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(.asset(name))
  }

  public init(_ color: Color) { self.init(color.source) }

  /// Creates a colour that depends on the appearance; the closure is called once for each scheme.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(light: light, dark: dark)
  }

  private init(light: UIColor, dark: UIColor) {
    variants = [light.source, dark.source]
    source = .dynamic(UIColor(variants: variants))
  }

  private init(variants: [Color.Source]) {
    self.variants = variants
    source = .fixed(.clear)
  }

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

  public static let systemRed = system(.red)
  public static let systemOrange = system(.orange)
  public static let systemYellow = system(.yellow)
  public static let systemGreen = system(.green)
  public static let systemMint = system(.mint)
  public static let systemTeal = system(.teal)
  public static let systemCyan = system(.cyan)
  public static let systemBlue = system(.blue)
  public static let systemIndigo = system(.indigo)
  public static let systemPurple = system(.purple)
  public static let systemPink = system(.pink)
  public static let systemBrown = system(.brown)
  public static let systemGray = system(.gray)
  public static let systemGray2 = system(.gray2)
  public static let systemGray3 = system(.gray3)
  public static let systemGray4 = system(.gray4)
  public static let systemGray5 = system(.gray5)
  public static let systemGray6 = system(.gray6)
  public static let tintColor = UIColor(.accent)
  public static let label = system(.label)
  public static let secondaryLabel = system(.secondaryLabel)
  public static let tertiaryLabel = system(.tertiaryLabel)
  public static let quaternaryLabel = system(.quaternaryLabel)
  public static let placeholderText = system(.placeholderText)
  public static let link = system(.link)
  public static let separator = system(.separator)
  public static let opaqueSeparator = system(.opaqueSeparator)
  public static let systemFill = system(.systemFill)
  public static let secondarySystemFill = system(.secondarySystemFill)
  public static let tertiarySystemFill = system(.tertiarySystemFill)
  public static let quaternarySystemFill = system(.quaternarySystemFill)
  public static let systemBackground = system(.systemBackground)
  public static let secondarySystemBackground = system(.secondarySystemBackground)
  public static let tertiarySystemBackground = system(.tertiarySystemBackground)
  public static let systemGroupedBackground = system(.systemGroupedBackground)
  public static let secondarySystemGroupedBackground = system(.secondarySystemGroupedBackground)
  public static let tertiarySystemGroupedBackground = system(.tertiarySystemGroupedBackground)

  // Fixed colours with UIKit's documented values.
  public static let black = gray(0)
  public static let darkGray = gray(1 / 3)
  public static let lightGray = gray(2 / 3)
  public static let white = gray(1)
  public static let gray = gray(0.5)
  public static let clear = UIColor(.fixed(.clear))
  public static let darkText = gray(0)
  public static let lightText = UIColor(.fixed(RGBA(1, 1, 1, 0.6)))
  public static let red = fixed(1, 0, 0)
  public static let green = fixed(0, 1, 0)
  public static let blue = fixed(0, 0, 1)
  public static let cyan = fixed(0, 1, 1)
  public static let yellow = fixed(1, 1, 0)
  public static let magenta = fixed(1, 0, 1)
  public static let orange = fixed(1, 0.5, 0)
  public static let purple = fixed(0.5, 0, 0.5)
  public static let brown = fixed(0.6, 0.4, 0.2)
}

public nonisolated enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The traits passed to a dynamic colour's closure.
public nonisolated struct UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
