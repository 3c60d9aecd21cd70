public import Foundation

extension UIImage {
  /// The size and weight of a symbol.
  public nonisolated final class SymbolConfiguration: Sendable {
    let font: Font
    let scale: Image.Scale

    init(_ font: Font, _ scale: Image.Scale) {
      self.font = font
      self.scale = scale
    }

    /// Creates a configuration of a size in points, of regular weight.
    public convenience init(pointSize: CGFloat) { self.init(.system(size: pointSize), .medium) }
    /// Creates a configuration of a size in points and a weight.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
    ) {
      self.init(.system(size: pointSize, weight: weight.weight), scale.scale)
    }
    /// Creates a configuration of a weight at 17 points.
    public convenience init(weight: SymbolWeight) {
      self.init(.system(size: 17, weight: weight.weight), .medium)
    }
    /// Creates a configuration of a scale at 17 points.
    public convenience init(scale: SymbolScale) { self.init(.system(size: 17), scale.scale) }
    /// Creates a configuration of a text style, which follows the text size setting.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(.system(textStyle.style), scale.scale)
    }
    /// Creates a configuration of a font's size and weight.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(font.font, scale.scale)
    }
  }

  /// The weights of symbols with UIKit's raw values.
  public nonisolated enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: Font.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The sizes of symbols beside text, with UIKit's raw values.
  public nonisolated enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    var scale: Image.Scale {
      switch self {
      case .default, .unspecified, .medium: .medium
      case .small: .small
      case .large: .large
      }
    }
  }
}

extension Image {
  /// The image as code draws it: in its tint, else symbols black and pictures in their own colours; a symbol in the
  /// size that code chose, or at 17 points.
  init(drawn image: UIImage) {
    self.init(uiImage: image)
    tint = image.tint ?? .black
    renderingMode = image.tint != nil || image.isSymbol ? .template : .original
    font = font ?? .system(size: 17)
  }

  /// The environment with what the image itself asks for.
  nonisolated func own(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard tint != nil || font != nil || scale != nil else { return environment }
    var own = environment
    if let tint { own.drawing.foreground = ForegroundLevels(AnyShapeStyle(Color(uiColor: tint))) }
    if let font { own.type.font = font }
    if let scale { own.drawing.imageScale = scale }
    return own
  }
}

extension UIImage {
  nonisolated var isSymbol: Bool { if case .symbol = source { true } else { false } }
}
