import Vitrine
import VitrineGraphics

/// A parser of opaque colours in flags.
enum ColorArgument {
  /// The system's colours, as light pictures have them, by the names that documents have for them.
  private static let system: [SystemColorTable.Name] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray,
  ]
  static let names = ["black", "white"] + system.map(\.rawValue)

  /// Returns the colour of a name, `#RGB` or `#RRGGBB`; nil for anything else.
  static func color(_ text: String) -> RGBA? {
    switch text {
    case "black": return .black
    case "white": return .white
    default:
      let name = system.first { $0.rawValue == text }
      return name.map { SystemColorTable.color($0, .init()) } ?? hex(text)
    }
  }

  private static func hex(_ text: String) -> RGBA? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      return nil
    }
    if digits.count == 3 { return hex("#" + digits.map { "\($0)\($0)" }.joined()) }
    return digits.count == 6 ? UInt32(digits, radix: 16).map { RGBA(hex: $0) } : nil
  }

  /// Returns the error for a text that is no colour.
  ///
  /// - Parameter known: other names that the flag takes.
  static func refusal(_ text: String, of flag: String, known: [String] = []) -> UsageError {
    if text.hasPrefix("#") || text.isEmpty {
      return UsageError("a colour of \(flag) is #RGB or #RRGGBB, not '\(text)'")
    }
    return .unknown(text, what: "colour", among: known + names)
  }
}
