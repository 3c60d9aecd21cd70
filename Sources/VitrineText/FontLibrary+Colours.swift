import VitrineGraphics

/// Glyphs of a text that are not drawn as their font has them.
public struct GlyphProblem: Hashable, Sendable {
  /// Why they are not drawn so.
  public enum Kind: Hashable, Sendable {
    /// They have gradients, clips or pictures; the outline is drawn in the text's colour, if there is one.
    case colours
    /// They cannot be loaded; nothing is drawn.
    case damage
    /// Their font does not have the weight that is asked for; the nearest that it has is drawn.
    case weight(asked: Int, drawn: Int)
  }

  /// Why they are not drawn so.
  public var kind: Kind
  /// The family name in the font.
  public var family: String

  package init(kind: Kind, family: String) {
    self.kind = kind
    self.family = family
  }
}

extension FontLibrary {
  /// Returns the ink bounds of a glyph relative to its origin, in em, y down; nil without ink.
  package func ink(of glyph: UInt32, in font: FontID) -> Rect? {
    if let layers = colours(in: font)?.layers(of: glyph) {
      return layers.reduce(nil) { box, layer in
        guard let own = outlineInk(of: layer.glyph, in: font) else { return box }
        return box?.union(own) ?? own
      }
    }
    return outlineInk(of: glyph, in: font) ?? bitmap(of: glyph, in: font)?.frame
  }

  private func outlineInk(of glyph: UInt32, in font: FontID) -> Rect? {
    guard let outline = outline(of: glyph, in: font), !outline.path.isEmpty else { return nil }
    return outline.path.controlBounds.inset(by: -outline.bold)
  }

  /// Returns the glyphs with colours of a font; nil for one that has none.
  package func colours(in font: FontID) -> ColourGlyphs? { catalog.instance(font)?.file.colours }

  /// Says of a laid-out text what fonts that users bring have and is not drawn, and which weights the bundled ones do
  /// not have; each kind of a font once.
  package func problems(of layout: TextLayout) -> [GlyphProblem] {
    var found: [GlyphProblem] = []
    for span in layout.lines.lazy.flatMap(\.spans) {
      guard let instance = catalog.instance(span.font) else { continue }
      let file = instance.file
      if let unmet = instance.design.unmetWeight {
        add(
          .weight(asked: Int(unmet.asked.rounded()), drawn: Int(unmet.drawn.rounded())), true,
          span.font, &found)
      }
      if file.isBundled { continue }
      let isUndrawn = file.colours.map { colours in span.glyphs.contains(where: colours.isUndrawn) }
      add(.colours, isUndrawn ?? false, span.font, &found)
      add(.damage, span.glyphs.contains { isDamaged($0, span.font) }, span.font, &found)
    }
    return found
  }

  private func add(
    _ kind: GlyphProblem.Kind, _ isThere: Bool, _ font: FontID, _ found: inout [GlyphProblem]
  ) {
    guard isThere else { return }
    let problem = GlyphProblem(kind: kind, family: familyName(of: font) ?? "")
    if !found.contains(problem) { found.append(problem) }
  }

  private func isDamaged(_ glyph: UInt32, _ font: FontID) -> Bool {
    outline(of: glyph, in: font) == nil && glyphs.isDamaged(glyph, font, catalog)
  }
}
