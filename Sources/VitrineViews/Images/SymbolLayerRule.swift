import VitrineGraphics

/// The rule that sorts the shapes of a symbol's drawing into layers, by its name.
///
/// Levels and colours are those of the platform's symbols as far as published pictures show them; the colours
/// are the system's in the light appearance.
nonisolated enum SymbolLayerRule {
  /// An enclosure with the symbol knocked out of it: both are layers, the symbol in front.
  case knockout(enclosure: RGBA?, glyph: RGBA?)
  /// The largest shape, those inside its box, those at a corner on the right, and the others.
  case roles(
    largest: SymbolLayerStyle, inside: SymbolLayerStyle, corner: SymbolLayerStyle,
    others: SymbolLayerStyle)
  /// Shapes that come up one after the other with the variable value.
  case series(Order)

  enum Order { case upwards, rightwards, wavesRightwards }

  private static let yellow = RGBA(hex: 0xFFCC00)
  private static let red = RGBA(hex: 0xFF3B30)
  private static let green = RGBA(hex: 0x34C759)
  private static let blue = RGBA(hex: 0x007AFF)
  private static let cyan = RGBA(hex: 0x32ADE6)

  /// The rule for a name; nil for a symbol of one layer.
  static func of(_ name: String) -> SymbolLayerRule? {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    if parts.dropFirst().contains("badge"), let sign = parts.last(where: { $0 != "fill" }) {
      return roles(corner: .init(color: badge[sign] ?? red), base: 1)
    }
    if SymbolEnclosure.isKnockedOut(parts) {
      return .knockout(
        enclosure: signs[parts[0]], glyph: signs[parts[0]] == nil ? nil : .white)
    }
    if let order = series[first], !parts.contains("slash"), !parts.contains("exclamationmark") {
      return name == "speaker" || name == "speaker.fill" ? nil : .series(order)
    }
    switch first {
    case "chart" where name == "chart.bar" || name == "chart.bar.fill": return .series(.rightwards)
    case "cloud": return cloud(parts)
    case "sun":
      return roles(
        largest: .init(color: yellow), others: .init(level: 1, color: yellow))
    case "moon" where parts.count > 1: return roles(others: .init(level: 1))
    case "battery": return battery(parts)
    case "person" where parts.dropFirst().first == "2" || parts.dropFirst().first == "3":
      return roles(others: .init(level: 1))
    case "bell", "iphone", "alarm":
      return parts.contains("waves") || parts.contains("radiowaves")
        ? roles(others: .init(level: 1)) : nil
    default:
      return whole[name].map { roles(largest: .init(color: $0), others: .init(color: $0)) }
    }
  }

  private static let series: [String: Order] = [
    "wifi": .upwards, "cellularbars": .rightwards, "speaker": .wavesRightwards,
  ]
  private static let badge = [
    "plus": green, "minus": red, "checkmark": green, "xmark": red, "exclamationmark": yellow,
  ]
  /// Signs whose enclosure is coloured.
  private static let signs = [
    "plus": green, "minus": red, "xmark": red, "exclamationmark": yellow,
  ]
  private static let whole = [
    "heart.fill": red, "bolt.fill": yellow, "drop.fill": blue, "trash": red, "trash.fill": red,
  ]

  private static func roles(
    largest: SymbolLayerStyle = .init(), others: SymbolLayerStyle
  ) -> SymbolLayerRule {
    .roles(largest: largest, inside: others, corner: others, others: others)
  }

  private static func roles(corner: SymbolLayerStyle, base: Int) -> SymbolLayerRule {
    let body = SymbolLayerStyle(level: base)
    return .roles(largest: body, inside: body, corner: corner, others: body)
  }

  private static func cloud(_ parts: [String]) -> SymbolLayerRule {
    let falling = ["rain", "drizzle", "heavyrain", "hail", "sleet", "snow"]
    var other: RGBA?
    if parts.contains("sun") || parts.contains("bolt") {
      other = yellow
    } else if parts.contains(where: falling.contains) {
      other = cyan
    }
    return roles(
      largest: .init(color: parts.contains("fill") ? .white : nil),
      others: .init(level: 1, color: other))
  }

  /// The charge is red up to a quarter, as the system's own sign is.
  private static func battery(_ parts: [String]) -> SymbolLayerRule {
    let isLow = parts.contains { $0 == "0" || $0 == "25" || $0 == "0percent" || $0 == "25percent" }
    let frame = SymbolLayerStyle(level: 1)
    return .roles(
      largest: frame, inside: .init(color: isLow ? red : green), corner: frame, others: frame)
  }

  /// Whether a symbol has layers that come up with a variable value.
  static func isSeries(_ name: String) -> Bool {
    if case .series? = of(name) { return true }
    return false
  }
}
