import VitrineGraphics

extension Color {
  /// The colour in the words of SwiftUI: `red` for a system colour, `black`, `white`, `clear` or `#RRGGBBAA` for
  /// fixed components, `50% red` for a faded one.
  public var description: String { source.description }
}

extension Color.Source {
  fileprivate nonisolated var description: String {
    switch self {
    case .fixed(let color): Self.fixed(color)
    case .system(let name): name.written
    case .accent: "AccentColorProvider()"
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .faded(let base, let opacity): "\(Self.percent(opacity))% \(base.description)"
    case .mixed(let a, let b, let fraction):
      "MixProvider(lhs: \(a.description), rhs: \(b.description), fraction: \(fraction))"
    case .dynamic: "UIDynamicProviderColor"
    }
  }

  private nonisolated static func fixed(_ color: RGBA) -> String {
    switch color {
    case .black: "black"
    case .white: "white"
    case .clear: "clear"
    default:
      Color.Resolved(
        red: color.red, green: color.green, blue: color.blue, opacity: color.alpha
      ).description
    }
  }

  /// Returns an opacity in whole per cent, rounded half up.
  private nonisolated static func percent(_ opacity: Double) -> Int {
    let limit = 1e6
    return opacity.isFinite ? Int(max(-limit, min(limit, opacity)) * 100 + 0.5) : 0
  }
}
