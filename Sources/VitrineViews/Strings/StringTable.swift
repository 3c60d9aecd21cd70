package import VitrineGraphics

/// Strings by key, as in a localised table; nil leaves the key itself.
public nonisolated struct StringTable: Sendable {
  /// Looks up a string by key, table name and locale identifier.
  public var lookUp: @Sendable (String, String?, String) -> String?
  /// Looks up a string with its plural and device forms; nil if `lookUp` knows all there is.
  private let forms: (@Sendable (String, String?, String) -> LocalizedForm?)?
  /// Says of a key, a table and a locale why the string is not drawn in the locale's language; nil if it is, or where
  /// nobody knows.
  private let gaps: (@Sendable (String, String?, String) -> Diagnostic?)?

  /// Creates a table from a closure; by default it finds no string, so that keys show as they are.
  public init(lookUp: @escaping @Sendable (String, String?, String) -> String? = { _, _, _ in nil })
  {
    self.lookUp = lookUp
    (forms, gaps) = (nil, nil)
  }

  /// Creates a table whose strings have forms.
  package init(
    forms: @escaping @Sendable (String, String?, String) -> LocalizedForm?,
    gaps: (@Sendable (String, String?, String) -> Diagnostic?)? = nil
  ) {
    (self.forms, self.gaps) = (forms, gaps)
    lookUp = { forms($0, $1, $2)?.pattern(numbers: [], device: .iPhone) }
  }

  /// The key of a look-up, with what chooses among its forms.
  package struct Query {
    /// The key of the string, with `%@` and the like for values.
    package var key: String
    /// The name of the table; nil is `Localizable`.
    package var table: String?
    /// The identifier of the locale, such as `pt_BR`.
    package var locale: String
    /// The kind of device, for strings that name what people do with one.
    package var device = Device.Kind.iPhone
    /// The values that the string will hold, in order; nil for those that are no numbers.
    package var numbers: [Double?] = []

    package init(
      _ key: String, table: String? = nil, locale: String, device: Device.Kind = .iPhone,
      numbers: [Double?] = []
    ) {
      self.key = key
      self.table = table
      self.locale = locale
      self.device = device
      self.numbers = numbers
    }
  }

  /// Why a string is not drawn in a locale's language; nil if it is, or if nobody knows.
  package func gap(_ key: String, table: String?, locale: String) -> Diagnostic? {
    gaps?(key, table, locale)
  }

  /// The string with all its forms; nil if there is none, or if the table knows no forms.
  package func form(_ query: Query) -> LocalizedForm? {
    forms?(query.key, query.table, query.locale)
  }

  /// Returns the language of a string: that of its table, or English for a key that no table has, as projects without
  /// a language of their own are developed in it.
  package func language(of query: Query) -> String {
    guard let language = form(query)?.language, language != LocalizedTables.baseLanguage else {
      return LocalizedTables.developmentLanguage
    }
    return language
  }

  /// Returns the string in the form for the numbers and the device, with `%@` and the like for values.
  package func string(_ query: Query) -> String? {
    guard let forms else { return lookUp(query.key, query.table, query.locale) }
    return forms(query.key, query.table, query.locale)?
      .pattern(numbers: query.numbers, device: query.device)
  }
}
