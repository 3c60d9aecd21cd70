import Foundation

/// The units of Foundation by their names in CLDR.
nonisolated enum MeasureUnitNames {
  /// Returns the CLDR name of a unit; nil for an author's own.
  static func name(of unit: Unit) -> String? {
    guard let row = tables.first(where: { $0.holds(unit) }) else { return nil }
    return row.names[unit.symbol].map { row.category + "-" + $0 }
  }

  private struct Table: Sendable {
    let category: String
    let holds: @Sendable (Unit) -> Bool
    let names: [String: String]
  }

  /// The symbols are those of Foundation's units.
  private static let tables: [Table] = [
    Table(
      category: "temperature", holds: { $0 is UnitTemperature },
      names: ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"]),
    Table(
      category: "length", holds: { $0 is UnitLength },
      names: [
        "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter",
        "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer",
        "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian",
        "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
        "ua": "astronomical-unit", "pc": "parsec",
      ]),
    Table(
      category: "speed", holds: { $0 is UnitSpeed },
      names: [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
        "kn": "knot",
      ]),
    Table(
      category: "mass", holds: { $0 is UnitMass },
      names: [
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
        "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
        "oz t": "ounce-troy",
      ]),
    Table(
      category: "duration", holds: { $0 is UnitDuration },
      names: [
        "hr": "hour", "min": "minute", "sec": "second", "s": "second", "ms": "millisecond",
        "µs": "microsecond", "ns": "nanosecond",
      ]),
    Table(
      category: "pressure", holds: { $0 is UnitPressure },
      names: [
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "mbar": "millibar",
        "bar": "bar", "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg",
        "psi": "pound-force-per-square-inch",
      ]),
    Table(
      category: "volume", holds: { $0 is UnitVolume },
      names: [
        "L": "liter", "mL": "milliliter", "dL": "deciliter", "cL": "centiliter",
        "ML": "megaliter", "m³": "cubic-meter", "km³": "cubic-kilometer", "cm³": "cubic-centimeter",
        "in³": "cubic-inch", "ft³": "cubic-foot", "tsp": "teaspoon", "tbsp": "tablespoon",
        "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
      ]),
    Table(
      category: "energy", holds: { $0 is UnitEnergy },
      names: [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
        "kWh": "kilowatt-hour",
      ]),
    Table(
      category: "power", holds: { $0 is UnitPower },
      names: [
        "W": "watt", "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt", "mW": "milliwatt",
        "hp": "horsepower",
      ]),
    Table(
      category: "digital", holds: { $0 is UnitInformationStorage },
      names: [
        "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
        "TB": "terabyte", "PB": "petabyte",
      ]),
    Table(
      category: "frequency", holds: { $0 is UnitFrequency },
      names: ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"]),
    Table(
      category: "angle", holds: { $0 is UnitAngle },
      names: ["°": "degree", "rad": "radian", "ʹ": "arc-minute", "ʺ": "arc-second"]),
    Table(
      category: "area", holds: { $0 is UnitArea },
      names: [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
        "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
        "ac": "acre", "ha": "hectare",
      ]),
    Table(
      category: "electric",
      holds: { $0 is UnitElectricCurrent || $0 is UnitElectricPotentialDifference },
      names: ["A": "ampere", "mA": "milliampere", "V": "volt"]),
    Table(
      category: "consumption", holds: { $0 is UnitFuelEfficiency },
      names: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]),
    Table(
      category: "concentr", holds: { $0 is UnitConcentrationMass },
      names: ["mg/dL": "milligram-ofglucose-per-deciliter"]),
    Table(category: "light", holds: { $0 is UnitIlluminance }, names: ["lx": "lux"]),
  ]
}
