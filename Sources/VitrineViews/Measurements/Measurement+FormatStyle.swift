#if !canImport(Darwin)
  public import Foundation

  extension Measurement where UnitType: Dimension {
    /// The text of a measurement in a language, in the units that its region uses.
    ///
    /// It is part of Foundation on Apple's systems only; the words and units are CLDR's, as there.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// The form of the unit: "57 degrees Fahrenheit", "57°F" or "57°".
      public enum UnitWidth: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

      /// The form of the unit.
      public var width: UnitWidth
      /// The locale of the words and units.
      public var locale: Locale
      /// The usage of the measurement; nil keeps its own unit.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// The style of the number; nil for the unit's own precision.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      /// Whether a temperature is written without its scale, such as "57°".
      var hidesScale = false

      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType>? = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }

      public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
      }

      public func format(_ value: Measurement) -> String {
        let number = numberFormatStyle?.locale(locale)
        return MeasurementText(
          value: value.value, unit: value.unit, usage: usage?.name, width: width.icu,
          hidesScale: hidesScale, number: number.map { style in { style.format($0) } },
          locale: locale
        ).text
      }
    }

    /// Returns the text in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement {
      style.format(self)
    }

    /// Returns the abbreviated text in the units of the reader's region.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  }

  extension Measurement.FormatStyle.UnitWidth {
    fileprivate var icu: String {
      switch self {
      case .wide: "unit-width-full-name"
      case .abbreviated: "unit-width-short"
      case .narrow: "unit-width-narrow"
      }
    }
  }

  extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Creates a style of temperatures.
    ///
    /// - Parameter hidesScaleName: whether the scale is left out, such as in "57°".
    public init(
      width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitTemperature>? = .general,
      hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(
        width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
      hidesScale = hidesScaleName
    }

    /// Whether the scale of a temperature is left out.
    public var hidesScaleName: Bool {
      get { hidesScale }
      set { hidesScale = newValue }
    }
  }

  extension FormatStyle {
    /// A style of measurements.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style of temperatures, with or without the name of their scale.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      Self(
        width: width, usage: usage, hidesScaleName: hidesScaleName,
        numberFormatStyle: numberFormatStyle)
    }
  }
#endif
