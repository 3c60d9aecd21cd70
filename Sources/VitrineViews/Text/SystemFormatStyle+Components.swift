public import Foundation

extension SystemFormatStyle {
  /// The length of an interval in units, such as "1 minute, 5 seconds".
  public nonisolated struct Components: FormatStyle, Sendable {
    /// The widths of units; numbers are not spelt out.
    public nonisolated enum Style: Hashable, Codable, Sendable {
      case wide, abbreviated, condensedAbbreviated, narrow, spellOut
    }

    let style: Style
    let fields: Set<Date.ComponentsFormatStyle.Field>
    var words = Locale.autoupdatingCurrent

    init(_ style: Style, _ fields: Set<Date.ComponentsFormatStyle.Field>) {
      self.style = style
      self.fields = fields
    }

    /// Returns the length of an interval.
    public func format(_ value: Range<Date>) -> String {
      let seconds = value.upperBound.timeIntervalSince(value.lowerBound)
      let width: Duration.UnitsFormatStyle.UnitWidth =
        switch style {
        case .wide, .spellOut: .wide
        case .abbreviated: .abbreviated
        case .condensedAbbreviated, .narrow: .narrow
        }
      return ClockText(locale: words).units(seconds, fields, width, count: fields.count)
    }

    /// Returns the form in the words of a locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.words = locale
      return copy
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Components {
  /// Returns a form of the length of an interval in the units that are named, all without any.
  public nonisolated static func components(
    style: SystemFormatStyle.Components.Style,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style, fields ?? [.week, .day, .hour, .minute, .second]) }
}
