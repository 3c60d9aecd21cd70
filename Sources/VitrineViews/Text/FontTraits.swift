package import VitrineText

/// The changes to a font by a `Font` value, a `Text`, or the ancestor views.
package nonisolated struct FontTraits: Hashable, Sendable {
  package var weight: Font.Weight?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var width: Font.Width?
  package var design: Font.Design?
  package var hasMonospacedDigits: Bool?
  package var smallCaps: FontRequest.SmallCaps?
  package var leading: Font.Leading?

  package init() {}

  /// Merges these traits with `outer`; traits set here win.
  func over(_ outer: FontTraits) -> FontTraits {
    if outer == FontTraits() { return self }
    var result = outer
    if weight != nil || isBold != nil {
      result.weight = weight
      result.isBold = isBold
    }
    if isItalic != nil { result.isItalic = isItalic }
    if width != nil { result.width = width }
    if design != nil { result.design = design }
    if hasMonospacedDigits != nil { result.hasMonospacedDigits = hasMonospacedDigits }
    if smallCaps != nil { result.smallCaps = smallCaps }
    if leading != nil { result.leading = leading }
    return result
  }
}
