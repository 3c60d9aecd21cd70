import VitrineGraphics

/// A colour as it is inherited: `currentColor` stays a word until something is painted.
enum SVGColorValue: Hashable {
  case rgba(RGBA)
  case current

  init?(_ text: Substring) {
    if text.lowercased() == "currentcolor" {
      self = .current
    } else if let color = SVGColor.color(String(text)) {
      self = .rgba(color)
    } else {
      return nil
    }
  }

  func resolved(_ current: RGBA) -> RGBA {
    switch self {
    case .rgba(let color): color
    case .current: current
    }
  }
}
