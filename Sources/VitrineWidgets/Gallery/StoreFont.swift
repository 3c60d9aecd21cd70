package import VitrineText
package import VitrineViews

/// The font of headline and subtitle.
package enum StoreFont: Sendable {
  /// The system's font in a design.
  case design(Font.Design)
  /// A family or a face of a user's fonts.
  case named(String, FontSet)

  /// The designs by their names.
  package static let designs: [(name: String, design: Font.Design)] = [
    ("default", .default), ("rounded", .rounded), ("serif", .serif), ("monospaced", .monospaced),
  ]

  /// Returns the font in a size in points, whatever the text size. A family has the weight; a face has its own.
  nonisolated func font(size: Double, weight: Font.Weight) -> Font {
    switch self {
    case .design(let design): .system(size: size, weight: weight, design: design)
    case .named(let name, let set): named(name, set, size, set.hasFamily(name) ? weight : nil)
    }
  }

  private nonisolated func named(
    _ name: String, _ set: FontSet, _ size: Double, _ weight: Font.Weight?
  ) -> Font {
    var font = Font.custom(name, fixedSize: size)
    // Texts find names in the fonts of their own font alone.
    font.fonts = set
    return weight.map { font.weight($0) } ?? font
  }

  /// The fonts that its texts need besides the system's.
  nonisolated var set: FontSet? {
    if case .named(_, let set) = self { set } else { nil }
  }
}
