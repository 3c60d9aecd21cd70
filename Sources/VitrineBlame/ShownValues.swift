import VitrineGraphics

extension String {
  /// The text with invisible characters spelt out, as `⟨U+00A0⟩`: characters without a glyph of their
  /// own, spaces other than the usual one, and characters that no font has.
  ///
  /// Joiners and selectors stay: they are parts of emoji and of the letters of some scripts.
  package var withVisibleCharacters: String {
    guard unicodeScalars.contains(where: \.isUnseen) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnseen {
        text += UntrustedText.spelt(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    if self == " " || isJoiner { return false }
    switch properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return true
    default: return false
    }
  }

  /// Whether this is one of the two joiners, or a tag that spells the flag of a region.
  private var isJoiner: Bool {
    value == 0x200C || value == 0x200D || (0xE0020...0xE007F).contains(value)
  }
}
