/// Known names that an editor offers for a string. Others stay valid: names that data and files bring, and expressions.
enum NameSuggestions: Sendable {
  /// The symbols that are drawn.
  case symbols
  case devices
  /// The fonts that the document defines.
  case ownFonts
  /// A few words.
  case words([String])
}
