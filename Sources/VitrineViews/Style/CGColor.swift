public import Foundation
import VitrineGraphics

/// A fixed colour of Core Graphics in encoded sRGB.
public nonisolated final class CGColor: Hashable, Sendable {
  let color: RGBA

  init(_ color: RGBA) { self.color = color }

  /// Creates a colour from encoded sRGB components, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = RGBA(Float(red), Float(green), Float(blue), Float(alpha))
  }

  /// Creates a colour from encoded sRGB components, each 0…1, as `init(red:green:blue:alpha:)` does.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = RGBA(Float(red), Float(green), Float(blue), Float(alpha))
  }

  /// Creates a gray whose red, green and blue in encoded sRGB are all `gray`, 0…1.
  public init(gray: CGFloat, alpha: CGFloat) {
    color = RGBA(Float(gray), Float(gray), Float(gray), Float(alpha))
  }

  /// The alpha, 0…1.
  public var alpha: CGFloat { CGFloat(color.alpha) }
  /// The components red, green, blue and alpha.
  public var components: [CGFloat]? {
    [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
  }
  /// The length of `components`: always 4, also for grays.
  public var numberOfComponents: Int { 4 }

  /// Returns the colour with another alpha, 0…1; never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(color.red, color.green, color.blue, Float(alpha)))
  }

  /// Returns whether two colours have the same four components.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  /// Feeds the four components into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// Creates a colour with the fixed components of a Core Graphics colour.
  public init(cgColor: CGColor) { self.init(.fixed(cgColor.color)) }
  // UIKit's colours of the same names take precedence.
  /// Creates a colour with the fixed components of a Core Graphics colour.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour's components, unless they depend on the environment.
  public var cgColor: CGColor? {
    switch source {
    case .fixed(let color): CGColor(color)
    default: nil
    }
  }
}

extension UIColor {
  /// Creates a colour with the fixed components of a Core Graphics colour, the same in every appearance.
  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor.color)) }

  /// The colour in the light appearance.
  public var cgColor: CGColor { CGColor(rgba(EnvironmentValues())) }
}
