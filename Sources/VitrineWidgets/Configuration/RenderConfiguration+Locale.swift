public import VitrineViews

extension RenderConfiguration {
  /// The pseudo-locale of `localeIdentifier`; nil for real locales.
  public var pseudoLocale: PseudoLocale? { PseudoLocale(identifier: writtenLocale) }

  /// The real locale of numbers, dates and languages.
  public var realLocaleIdentifier: String { pseudoLocale?.baseIdentifier ?? writtenLocale }

  /// The identifier with each part in the case used by names of string tables.
  private var writtenLocale: String {
    if localeIdentifier == Self.defaultLocale { return localeIdentifier }
    return (try? LocaleIdentifier(localeIdentifier))?.text ?? localeIdentifier
  }
}
