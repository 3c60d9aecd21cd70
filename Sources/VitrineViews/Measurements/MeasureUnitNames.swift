import Foundation

/// The units of Foundation by their identifiers in CLDR.
nonisolated enum MeasureUnitNames {
  /// Returns the CLDR identifier of a unit; nil for an author's own.
  static func name(of unit: Unit) -> String? {
    // It has the symbol of the gallon of the United States.
    if unit == UnitFuelEfficiency.milesPerImperialGallon { return "mile-per-gallon-imperial" }
    return tables.first(where: { $0.holds(unit) })?.names[unit.symbol]
  }

  private struct Table: Sendable {
    let holds: @Sendable (Unit) -> Bool
    let names: [String: String]
  }

  /// The symbols are those of Foundation's units, on Apple's systems ("hr") and on others ("h"), where they differ.
  private static let tables: [Table] = [
    Table(
      holds: { $0 is UnitTemperature },
      names: ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"]),
    Table(
      holds: { $0 is UnitLength },
      names: [
        "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "m": "meter", "dm": "decimeter",
        "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer",
        "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
        "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
        "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
      ]),
    Table(
      holds: { $0 is UnitSpeed },
      names: [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
        "kn": "knot",
      ]),
    Table(
      holds: { $0 is UnitAcceleration },
      names: ["m/s²": "meter-per-square-second", "g": "g-force"]),
    Table(
      holds: { $0 is UnitMass },
      names: [
        "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram",
        "µg": "microgram", "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound",
        "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
      ]),
    Table(
      holds: { $0 is UnitDuration },
      names: [
        "h": "hour", "hr": "hour", "m": "minute", "min": "minute", "s": "second", "sec": "second",
        "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond", "ps": "picosecond",
      ]),
    Table(
      holds: { $0 is UnitPressure },
      names: [
        "N/m²": "newton-per-square-meter", "hPa": "hectopascal", "kPa": "kilopascal",
        "MPa": "megapascal", "GPa": "gigapascal", "mbar": "millibar", "bar": "bar",
        "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch",
      ]),
    Table(
      holds: { $0 is UnitVolume },
      names: [
        "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "dl": "deciliter",
        "cL": "centiliter", "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter",
        "dm³": "cubic-decimeter", "cm³": "cubic-centimeter", "mm³": "cubic-millimeter",
        "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
        "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon",
        "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
        "fl oz Imperial": "fluid-ounce-imperial", "qt Imperial": "quart-imperial",
        "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
        "metric cup": "cup-metric",
      ]),
    Table(
      holds: { $0 is UnitEnergy },
      names: [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
        "kWh": "kilowatt-hour",
      ]),
    Table(
      holds: { $0 is UnitPower },
      names: [
        "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt",
        "mW": "milliwatt", "µW": "microwatt", "nW": "nanowatt", "hp": "horsepower",
      ]),
    Table(
      holds: { $0 is UnitInformationStorage },
      names: [
        "bit": "bit", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit",
        "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
        "PB": "petabyte", "EB": "exabyte", "KiB": "kibibyte", "MiB": "mebibyte", "GiB": "gibibyte",
      ]),
    Table(
      holds: { $0 is UnitFrequency },
      names: [
        "THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz",
        "Hz": "hertz", "mHz": "millihertz",
      ]),
    Table(
      holds: { $0 is UnitAngle },
      names: [
        "°": "degree", "rad": "radian", "ʹ": "arc-minute", "ʺ": "arc-second", "ʹʹ": "arc-second",
        "rev": "revolution",
      ]),
    Table(
      holds: { $0 is UnitArea },
      names: [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
        "mm²": "square-millimeter", "in²": "square-inch", "ft²": "square-foot",
        "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
      ]),
    Table(
      holds: { $0 is UnitElectricCurrent },
      names: ["kA": "kiloampere", "A": "ampere", "mA": "milliampere", "µA": "microampere"]),
    Table(
      holds: { $0 is UnitElectricPotentialDifference },
      names: ["kV": "kilovolt", "V": "volt", "mV": "millivolt", "µV": "microvolt"]),
    Table(
      holds: { $0 is UnitElectricResistance },
      names: ["MΩ": "megaohm", "kΩ": "kiloohm", "Ω": "ohm", "mΩ": "milliohm"]),
    Table(
      holds: { $0 is UnitFuelEfficiency },
      names: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]),
    Table(
      holds: { $0 is UnitConcentrationMass },
      names: ["mg/dL": "milligram-ofglucose-per-deciliter"]),
    Table(holds: { $0 is UnitDispersion }, names: ["ppm": "permillion"]),
    Table(holds: { $0 is UnitIlluminance }, names: ["lx": "lux"]),
  ]
}
