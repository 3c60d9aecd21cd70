import VitrineGraphics
import VitrineViews

/// A widget's app as a screen shows it.
nonisolated struct ShownApp {
  /// The picture of the icon; nil is a monogram.
  var picture: BitmapResource?
  /// The letter of the monogram; empty if the name has none.
  var letter: String
  /// The colours of the monogram.
  var palette: AppPalette

  init(picture: BitmapResource? = nil, named name: String, palette: AppPalette = .neutral) {
    self.picture = picture
    letter = Self.initial(name)
    self.palette = palette
  }

  /// Returns the first letter or digit of a name as a capital; empty if there is none. It is that of the name in the
  /// development language, as an icon is the same in every language.
  static func initial(_ name: String) -> String {
    guard let first = name.first(where: { $0.isLetter || $0.isNumber }) else { return "" }
    let capital = first.uppercased()
    return capital.count == 1 ? capital : String(first)
  }
}
