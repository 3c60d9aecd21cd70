import Vitrine
import VitrineGraphics

/// The colour of a drawn device's edge, by the names of finishes that phones and tablets are sold in.
enum FrameFinish: String, CaseIterable {
  case black, silver, graphite, gold, natural, desert, midnight, starlight

  /// The colour (by eye on product pictures).
  var color: RGBA {
    switch self {
    case .black: RGBA(hex: 0x3B3B3D)
    case .silver: RGBA(hex: 0xDCDDDE)
    case .graphite: RGBA(hex: 0x5C5B57)
    case .gold: RGBA(hex: 0xE3CFB2)
    case .natural: RGBA(hex: 0xB4AEA4)
    case .desert: RGBA(hex: 0xC4AB97)
    case .midnight: RGBA(hex: 0x2F3642)
    case .starlight: RGBA(hex: 0xEFE9DE)
    }
  }

  /// Returns the colour of a finish's name, or another colour.
  static func color(_ text: String) throws(UsageError) -> RGBA {
    if let finish = FrameFinish(rawValue: text) { return finish.color }
    guard let color = ColorArgument.color(text) else {
      throw ColorArgument.refusal(text, of: "--frame-color", known: allCases.map(\.rawValue))
    }
    return color
  }
}
