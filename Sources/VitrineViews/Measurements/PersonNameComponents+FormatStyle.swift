#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// The text of a person's name, which Foundation has on Apple's systems only.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// The length of a name: "Tom", "Thomas Clark", "Dr. Thomas Louis Clark Esq." or "TC".
      public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

      /// The length of the name; the usual parts unless set.
      public var style: Style
      /// The locale, by which some names begin with the family's.
      public var locale: Locale

      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        self.style = style
        self.locale = locale
      }

      public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

      public func format(_ name: PersonNameComponents) -> String {
        PersonNameText(name: name, language: locale.language.languageCode?.identifier ?? "en")
          .text(style)
      }
    }

    /// Returns the given and the family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the text in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
      style.format(self)
    }
  }

  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style of names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
      Self(style: style)
    }
  }

  /// The parts of a person's name in their order.
  private nonisolated struct PersonNameText {
    let name: PersonNameComponents
    let language: String

    func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
      switch style {
      case .short: first(name.nickname, name.givenName, name.familyName)
      case .medium: joined([name.givenName, name.familyName])
      case .long:
        isFamilyFirst
          ? joined([name.givenName, name.familyName])
          : joined([
            name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix,
          ])
      case .abbreviated: initials
      }
    }

    private func first(_ parts: String?...) -> String {
      parts.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    }

    private func joined(_ parts: [String?]) -> String {
      let written = parts.compactMap { $0 }.filter { !$0.isEmpty }
      return (isFamilyFirst ? written.reversed() : written)
        .joined(separator: isIdeographic && language != "ja" ? "" : " ")
    }

    private var initials: String {
      if isIdeographic { return first(name.familyName, name.givenName) }
      let letters = [name.givenName, name.familyName].compactMap { $0?.first }
      return String(isFamilyFirst ? letters.reversed() : letters)
    }

    /// Languages in which the family's name comes first.
    private static let familyFirst: Set = ["hu", "ja", "ko", "vi", "zh"]

    private var isFamilyFirst: Bool { isIdeographic || Self.familyFirst.contains(language) }

    /// Whether the name is written in ideographs, kana or Hangul.
    private var isIdeographic: Bool {
      let letters = (name.familyName ?? "") + (name.givenName ?? "")
      return letters.unicodeScalars.contains { scalar in
        scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
          || (0xAC00...0xD7A3).contains(scalar.value)
      }
    }
  }
#endif
