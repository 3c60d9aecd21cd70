import VitrineGraphics

/// What units of CSS are in user units.
struct SVGScale: Hashable {
  /// The height of the element's font, and of the root's.
  var fontSize = SVGScale.usualFontSize
  var rootFontSize = SVGScale.usualFontSize
  /// The size of the whole picture in points.
  var picture = Size(0, 0)

  /// `medium` of CSS Fonts 4 in all browsers.
  static let usualFontSize = 16.0
  /// The shares of a font's size that x-height, digits, capitals and lines have where no font tells (CSS Values 4, 6.1).
  private static let (xHeight, digit, capital, ideograph, line) = (0.5, 0.5, 0.7, 1.0, 1.2)

  /// User units in a unit (CSS: 96 of them in an inch); nil for none.
  func factor(_ unit: String) -> Double? {
    switch unit {
    case "", "px": 1
    case "pt": 96.0 / 72
    case "pc": 16
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 96 / 25.4
    case "q": 96 / 101.6
    default: fontFactor(unit) ?? pictureFactor(unit)
    }
  }

  private func fontFactor(_ unit: String) -> Double? {
    switch unit {
    case "em": fontSize
    case "rem": rootFontSize
    case "ex": fontSize * Self.xHeight
    case "ch": fontSize * Self.digit
    case "cap": fontSize * Self.capital
    case "ic": fontSize * Self.ideograph
    case "lh": fontSize * Self.line
    case "rlh": rootFontSize * Self.line
    default: nil
    }
  }

  private func pictureFactor(_ unit: String) -> Double? {
    switch unit {
    case "vw", "vi": picture.width / 100
    case "vh", "vb": picture.height / 100
    case "vmin": min(picture.width, picture.height) / 100
    case "vmax": max(picture.width, picture.height) / 100
    default: nil
    }
  }
}
