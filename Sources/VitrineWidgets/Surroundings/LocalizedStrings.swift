public import Foundation
public import VitrineViews

extension Surroundings {
  /// The widget's string for a key in the picture's language; nil if its tables lack it. Of plural forms it is the one
  /// named `other`, as the number is not known yet; `counted` takes another when the code fills the string.
  package func string(_ key: String, table: String?) -> String? {
    let strings = strings
    if let gap = strings.gap(key, table: table, locale: localeIdentifier) { note(gap) }
    let query = StringTable.Query(
      key, table: table, locale: localeIdentifier, device: device.kind)
    guard let found = strings.string(query) else { return nil }
    if let form = strings.form(query), form.isCounted { remember(found, CountedString(form, key)) }
    return found
  }

  /// The text of a resource in the language of the picture whose code runs, else the resource's own.
  static func text(of resource: LocalizedStringResource) -> String {
    guard let current else { return resource.text }
    current.noteGap(of: resource)
    return resource.localized(current.strings, current.localeIdentifier, current.device.kind)
  }

  private func noteGap(of resource: LocalizedStringResource) {
    if let gap = strings.gap(resource.key, table: resource.table, locale: localeIdentifier) {
      note(gap)
    }
  }

  /// The text of a resource with its Markdown, in the language of the picture whose code runs, else its own.
  static func attributed(_ resource: LocalizedStringResource) -> AttributedString {
    guard let current else {
      return resource.attributed(StringTable(), standardLocale, .iPhone).text
    }
    current.noteGap(of: resource)
    let (text, notes) = resource.attributed(
      current.strings, current.localeIdentifier, current.device.kind)
    for note in notes { current.note(note) }
    return text
  }

  /// The locale of code that no picture runs.
  private static let standardLocale = "en_US"
}

extension String {
  /// Creates the text of a pattern with its values, in the picture's language if the extension's tables have it. The
  /// bundle, the locale and the comment are ignored: an extension has one set of tables.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Surroundings.text(of: LocalizedStringResource(keyAndValue, table: table))
  }

  /// Creates the text of a key in the picture's language, else that of `defaultValue`. The bundle, the locale and the
  /// comment are ignored.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Surroundings.text(
      of: LocalizedStringResource(key, defaultValue: defaultValue, table: table))
  }

  /// Creates the text of a resource with its values, in the picture's language if the extension's tables have it.
  public init(localized resource: LocalizedStringResource) {
    self = Surroundings.text(of: resource)
  }
}

extension AttributedString {
  /// Creates the text of a pattern with its values and its Markdown, in the picture's language if the extension's
  /// tables have it; a noun in `^[…](inflect: true)` agrees with its number. The bundle, the locale and the comment are
  /// ignored.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Surroundings.attributed(LocalizedStringResource(keyAndValue, table: table))
  }

  /// Creates the text of a key in the picture's language, else that of `defaultValue`, with its Markdown. The bundle, the
  /// locale and the comment are ignored.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Surroundings.attributed(
      LocalizedStringResource(key, defaultValue: defaultValue, table: table))
  }

  /// Creates the text of a resource with its values and its Markdown, in the picture's language if the extension's
  /// tables have it.
  public init(localized resource: LocalizedStringResource) {
    self = Surroundings.attributed(resource)
  }
}
