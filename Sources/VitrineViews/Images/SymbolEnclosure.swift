import VitrineGraphics

/// The outlines around symbols, in em around their middle.
package nonisolated enum SymbolEnclosure: String {
  case circle, square, rectangle

  /// The ink: the measured circle of 17⅓ of 17 points, and the frames of `square` and `rectangle` without
  /// bearings.
  private var size: Size {
    switch self {
    case .circle: Size(1.02, 1.02)
    case .square: Size(0.92, 0.92)
    case .rectangle: Size(1.26, 0.92)
    }
  }

  /// The largest side and diagonal of what is inside.
  var glyphSide: Double { size.height * 0.54 }
  var glyphDiagonal: Double { size.height * 0.68 }

  /// The outline less a margin, clockwise.
  func outline(inset: Double) -> GraphicsPath {
    let box = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .inset(by: inset)
    switch self {
    case .circle: return GraphicsPath(ellipseIn: box)
    case .square, .rectangle:
      return GraphicsPath(
        roundedRect: box, radii: CornerRadii(max(0, size.height * 0.22 - inset)), curve: .circular
      ).oriented(.nonZero)
    }
  }

  /// Bases that stand filled inside a circle, also where the circle is not.
  private static let filled: Set<String> = [
    "bell", "bolt", "bookmark", "drop", "flag", "flame", "heart", "leaf", "location", "lock", "mic",
    "moon", "pause", "person", "phone", "play", "star", "stop", "tag", "video",
  ]

  static func holdsFilled(_ base: [String]) -> Bool { base.count == 1 && filled.contains(base[0]) }

  /// Further enclosures of drawings.
  private static let others: Set<String> = [
    "app", "triangle", "octagon", "diamond", "seal", "shield", "hexagon", "bubble",
  ]

  /// Whether a name's drawing is a filled enclosure with a symbol knocked out of it.
  package static func isKnockedOut(_ parts: [String]) -> Bool {
    guard parts.count > 2, parts.last == "fill" else { return false }
    let ending = parts[parts.count - 2]
    return SymbolEnclosure(rawValue: ending) != nil || others.contains(ending)
  }
}
