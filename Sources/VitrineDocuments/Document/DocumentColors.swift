import Vitrine
import VitrineGraphics

/// The colours that a document defines, like those of an asset catalogue.
struct DocumentColors: Sendable {
  private var variants: [(name: String, light: RGBA, dark: RGBA)] = []

  var names: [String] { variants.map(\.name) }

  init(_ value: LocatedValue?, file: String) throws(DocumentError) {
    guard let value, !value.isNull else { return }
    let path = DocumentPath.root.key("colors")
    guard let object = value.object else {
      throw DocumentError(
        file: file, position: value.position, path: path,
        message: "expected colours by name, found \(value.kindDescription)")
    }
    for member in object.members {
      let (light, dark) = try DocumentColors.pair(member.value, path.key(member.key), file)
      variants.append((member.key, light, dark))
    }
  }

  func color(_ name: String, isDark: Bool) -> RGBA? {
    variants.first { $0.name == name }.map { isDark ? $0.dark : $0.light }
  }

  /// Returns a colour in both appearances; nil if the document defines none with that name.
  func pair(_ name: String) -> SchemeColor? {
    variants.first { $0.name == name }.map { SchemeColor(light: $0.light, dark: $0.dark) }
  }

  private static func pair(
    _ value: LocatedValue, _ path: DocumentPath, _ file: String
  ) throws(DocumentError) -> (RGBA, RGBA) {
    guard let object = value.object else {
      let color = try color(value, path, file)
      return (color, color)
    }
    for member in object.members where member.key != "light" && member.key != "dark" {
      throw DocumentError(
        file: file, position: member.keyPosition, path: path,
        message: "unknown key '\(DocumentError.shortened(member.key))'"
          + NearestName.hint(for: member.key, among: ["light", "dark"]))
    }
    guard let light = object["light"] ?? object["dark"],
      let dark = object["dark"] ?? object["light"]
    else {
      throw DocumentError(
        file: file, position: value.position, path: path,
        message: "expected #RRGGBB, or 'light' and 'dark'")
    }
    return (try color(light, path.key("light"), file), try color(dark, path.key("dark"), file))
  }

  private static func color(
    _ value: LocatedValue, _ path: DocumentPath, _ file: String
  ) throws(DocumentError) -> RGBA {
    guard let text = value.string, let parts = ColorForm.hexComponents(text) else {
      throw DocumentError(
        file: file, position: value.position, path: path,
        message: "expected #RGB, #RRGGBB or #RRGGBBAA, found \(value.kindDescription)")
    }
    return RGBA(
      hex: parts.red << 16 | parts.green << 8 | parts.blue, alpha: Float(parts.alpha) / 255)
  }
}
