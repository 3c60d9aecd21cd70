import VitrineGraphics

extension String {
  /// The text with what no reader sees spelt out, as `⟨U+00A0⟩`: characters without a picture of their
  /// own, spaces other than the usual one, and characters that no font has.
  ///
  /// Joiners and selectors stay: they are parts of emoji and of the letters of some scripts.
  package var withVisibleCharacters: String {
    guard unicodeScalars.contains(where: \.isUnseen) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnseen {
        text += ForeignText.spelt(scalar)
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

  /// The two joiners, and the tags that spell flags of regions.
  private var isJoiner: Bool {
    value == 0x200C || value == 0x200D || (0xE0020...0xE007F).contains(value)
  }
}
