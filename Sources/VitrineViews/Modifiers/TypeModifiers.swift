import Foundation

extension View {
  /// Sets the font of texts and the size of symbols; nil stands for `body`.
  public nonisolated func font(_ font: Font?) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.font = font }
  }

  /// Sets the weight of fonts, also of those that have one of their own; nil removes one set outside.
  public nonisolated func fontWeight(
    _ weight: Font.Weight?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.weight = weight }
  }

  /// Sets the width of letters, also of fonts that have one of their own; nil removes one set outside.
  public nonisolated func fontWidth(
    _ width: Font.Width?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.width = width }
  }

  /// Sets the design of system fonts; fonts by name keep theirs, and nil removes one set outside.
  public nonisolated func fontDesign(
    _ design: Font.Design?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.design = design }
  }

  /// Draws texts in the bold weight of their font unless `fontWeight(_:)` sets one; false also turns off the
  /// font's own.
  public nonisolated func bold(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.isBold = isActive }
  }

  /// Draws texts in italics, slanted if the font has none; false also turns off the font's own.
  public nonisolated func italic(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.isItalic = isActive }
  }

  /// Gives system fonts the monospaced design; false removes any design set outside.
  public nonisolated func monospaced(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.design = isActive ? .monospaced : nil }
  }

  /// Gives all digits the same width if the font has such digits; other characters keep theirs.
  public nonisolated func monospacedDigit() -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.hasMonospacedDigits = true }
  }
}
