/// The words for values in a sentence; JSON has them whole.
enum ValueWords {
  /// `8 → 10`; of a gradient only the stop that changed; what is not set as its default.
  static func change(_ old: String?, _ new: String?, of property: String) -> String {
    if let old, let new, let stop = changedStop(old, new) { return stop }
    let usual = defaults[property] ?? "none"
    var (before, after) = (
      (old ?? usual).withVisibleCharacters, (new ?? usual).withVisibleCharacters
    )
    // Texts that look the same: spelt out, so that the change can be read.
    if old != nil, new != nil, before == after || old == new {
      (before, after) = (spelt(before), spelt(after))
    }
    return "\(before) → \(after)"
  }

  /// The values of SwiftUI where an author says nothing.
  private static let defaults = [
    "anchor": "center", "baselineOffset": "0", "columns": "1", "dashPhase": "0",
    "font.italic": "false", "font.width": "1",
    "kerning": "0", "lineBreakStrategy": "standard", "lineCap": "butt", "lineJoin": "miter",
    "lineSpacing": "0", "miterLimit": "10", "minimumScaleFactor": "1",
    "multilineTextAlignment": "leading",
    "reservedLines": "0", "rightToLeft": "false", "rule": "nonZero", "spaceBelow": "0",
    "spacing": "default", "tracking": "0", "truncationMode": "tail",
  ]

  /// The one stop that two gradients differ in, by its number.
  private static func changedStop(_ old: String, _ new: String) -> String? {
    guard isGradient(old), isGradient(new) else { return nil }
    let (a, b) = (parts(old), parts(new))
    guard a.count == b.count, a.first == b.first else { return nil }
    let changed = a.indices.filter { a[$0] != b[$0] }
    guard changed.count == 1, let i = changed.first else { return nil }
    return "stop \(i) of \(a.count - 1) \(a[i]) → \(b[i])"
  }

  static func isGradient(_ text: String) -> Bool {
    gradients.contains { text.hasPrefix($0) }
  }

  private static let gradients = ["linear ", "radial ", "elliptical ", "angular "]

  /// The geometry, then each stop.
  static func parts(_ text: String) -> [String] {
    guard let start = text.firstIndex(of: "#") else { return [text] }
    let stops = text[start...].split(separator: ",").map { String($0.drop { $0 == " " }) }
    return [String(text[..<start])] + stops
  }

  private static func spelt(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
      }
    }
  }
}
