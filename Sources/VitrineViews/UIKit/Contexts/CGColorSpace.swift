public import Foundation

/// Core Graphics' space of colours; all that is drawn is mixed in encoded sRGB.
public nonisolated final class CGColorSpace: Sendable {
  private let words: String?
  /// The space's name; nil for a space of the device.
  public var name: CFString? { words.map { $0 as CFString } }
  /// The kind of components.
  public let model: CGColorSpaceModel

  /// Creates a space by its name; never nil. Names of gray spaces have one component, all others red, green and blue.
  public init?(name: CFString) {
    words = name.description
    model = name.description.contains("Gray") ? .monochrome : .rgb
  }

  fileprivate init(_ model: CGColorSpaceModel) {
    words = nil
    self.model = model
  }

  /// The number of components without the alpha: 1 of gray, else 3.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The name of sRGB.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" as CFString }
  /// The name of Display P3.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" as CFString }
  /// The name of sRGB with components beyond 0…1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as CFString }
  /// The name of linear sRGB.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" as CFString }
  /// The name of a gray with the curve 2.2.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" as CFString }
}

/// The kinds of components.
public nonisolated enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// Returns red, green and blue, which are those of sRGB.
public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
/// Returns gray, which is that of encoded sRGB.
public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

extension CGColor {
  /// Creates a colour from components with the alpha last: those of gray where there are two, else of sRGB, or of
  /// Display P3 where the space is that. Nil for fewer.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.model == .monochrome {
      unsafe self.init(gray: components[0], alpha: components[1])
      return
    }
    let (red, green) = unsafe (components[0], components[1])
    let (blue, alpha) = unsafe (components[2], components[3])
    let wide = space.name.map { $0 == CGColorSpace.displayP3 } ?? false
    let color = Color.RGBColorSpace.displayP3.encoded(red, green, blue, alpha)
    guard !wide else {
      self.init(color)
      return
    }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The space of the components: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Returns the colour itself: all are of sRGB.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }
}

/// The ways to bring colours into another space; all are alike.
public nonisolated enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
