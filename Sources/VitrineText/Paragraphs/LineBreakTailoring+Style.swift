extension LineBreakTailoring {
  /// Returns the platform's tailoring for the language and the strategy of a paragraph.
  static func platform(_ style: ParagraphStyle) -> LineBreakTailoring {
    platform(
      language: style.language,
      keepsHangulWords: style.lineBreakStrategy.contains(.hangulWordPriority))
  }
}
