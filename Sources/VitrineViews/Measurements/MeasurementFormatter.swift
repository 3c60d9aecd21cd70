#if !canImport(Darwin)
  public import Foundation

  /// A formatter of measurements, which Foundation has on Apple's systems only.
  open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The measurement's own unit.
      public static let providedUnit = UnitOptions(rawValue: 1)
      /// The region's unit without a choice by size; as the choice by size is CLDR's, it is made here as well.
      public static let naturalScale = UnitOptions(rawValue: 2)
      /// A temperature without the name of its scale.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is written; the region's unless set.
    open var unitOptions: UnitOptions = []
    /// The form of the unit; medium, such as "57°F", unless set.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale of the words and units.
    open var locale: Locale = Locale.autoupdatingCurrent
    /// The formatter of the number: a decimal one, with three places at most, unless set.
    open var numberFormatter: NumberFormatter {
      get {
        if let own { return own }
        let made = NumberFormatter()
        made.numberStyle = .decimal
        own = made
        return made
      }
      set { own = newValue }
    }

    private var own: NumberFormatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { nil }

    /// Returns the text of a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let formatter = numberFormatter.copy() as? NumberFormatter ?? numberFormatter
      formatter.locale = locale
      return MeasurementText(
        value: measurement.value, unit: measurement.unit,
        usage: unitOptions.contains(.providedUnit) ? nil : "default", width: width,
        hidesScale: unitOptions.contains(.temperatureWithoutUnit)
          && measurement.unit is UnitTemperature,
        number: { formatter.string(from: $0 as NSNumber) ?? "\($0)" }, locale: locale
      ).text
    }

    /// Returns the symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }

    /// Returns nil: the measurements of Foundation on Linux are no objects.
    open override func string(for object: Any) -> String? { nil }

    private var width: String {
      switch unitStyle {
      case .long: "unit-width-full-name"
      case .short: "unit-width-narrow"
      default: "unit-width-short"
      }
    }
  }
#endif
