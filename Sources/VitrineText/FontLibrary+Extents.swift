extension FontLibrary {
  /// Returns the largest metrics of the fonts of a text's runs, of which empty ones do not count; zero for a
  /// text without characters.
  package func extents(of runs: [TextRun]) -> FontExtents {
    var result: FontExtents?
    for run in runs where !run.text.isEmpty {
      let own = FontExtents(resources.selection(run.font).box)
      if result == nil { result = own } else { result?.formUnion(own) }
    }
    return result ?? FontExtents()
  }

  /// Returns the advance of a glyph in em, 0 for marks; nil for an unknown font.
  package func advance(of glyph: UInt32, in font: FontID) -> Double? {
    catalog.instance(font)?.advance(of: glyph)
  }
}
