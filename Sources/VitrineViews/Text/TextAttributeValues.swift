import Foundation

/// The attributes set by modifiers of a `Text`; nil inherits.
package nonisolated struct TextAttributeValues: Equatable, Sendable {
  enum FontChoice: Equatable, Sendable {
    /// The default font, set by `font(nil)`.
    case standard
    case font(Font)
  }

  var font: FontChoice?
  var traits = FontTraits()
  var foreground: TextForeground?
  var background: Color?
  var kerning: Double?
  var tracking: Double?
  var baselineOffset: Double?
  /// The line; nil if unset, `.some(nil)` for none.
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??
  var link: URL?
  var language: String?
  var textCase: Text.Case??
  var scale: Text.Scale?

  /// Merges these attributes with `outer`; attributes set here win.
  func over(_ outer: TextAttributeValues) -> TextAttributeValues {
    var result = outer
    if font != nil { result.font = font }
    result.traits = traits.over(outer.traits)
    if foreground != nil { result.foreground = foreground }
    if background != nil { result.background = background }
    if kerning != nil { result.kerning = kerning }
    if tracking != nil { result.tracking = tracking }
    if baselineOffset != nil { result.baselineOffset = baselineOffset }
    if underline != nil { result.underline = underline }
    if strikethrough != nil { result.strikethrough = strikethrough }
    if link != nil { result.link = link }
    if language != nil { result.language = language }
    if textCase != nil { result.textCase = textCase }
    if scale != nil { result.scale = scale }
    return result
  }
}
