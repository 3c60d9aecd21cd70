/// A unit as a factor of the first of its kind.
public final class HKUnit: Hashable, Sendable {
  private let kind: String
  let factor: Double
  /// The words of the unit.
  public let unitString: String

  private init(_ kind: String, _ factor: Double, _ words: String) {
    self.kind = kind
    self.factor = factor
    unitString = words
  }

  /// Whether both are the same unit.
  public static func == (a: HKUnit, b: HKUnit) -> Bool {
    a.kind == b.kind && a.factor == b.factor
  }
  /// Hashes kind and factor.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(factor)
  }

  func isCompatible(with unit: HKUnit) -> Bool { kind == unit.kind }

  /// Returns a unit of numbers.
  public class func count() -> HKUnit { HKUnit("number", 1, "count") }
  /// Returns a unit of hundredths.
  public class func percent() -> HKUnit { HKUnit("number", 1, "%") }
  /// Returns a unit of length.
  public class func meter() -> HKUnit { HKUnit("length", 1, "m") }
  /// Returns a unit of length with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("length", prefix.factor, prefix.words + "m")
  }
  /// Returns a unit of length.
  public class func mile() -> HKUnit { HKUnit("length", 1609.344, "mi") }
  /// Returns a unit of length.
  public class func foot() -> HKUnit { HKUnit("length", 0.3048, "ft") }
  /// Returns a unit of energy.
  public class func joule() -> HKUnit { HKUnit("energy", 1, "J") }
  /// Returns a unit of energy.
  public class func kilocalorie() -> HKUnit { HKUnit("energy", 4184, "kcal") }
  /// Returns a unit of energy, as foods have it.
  public class func largeCalorie() -> HKUnit { HKUnit("energy", 4184, "Cal") }
  /// Returns a unit of energy.
  public class func smallCalorie() -> HKUnit { HKUnit("energy", 4.184, "cal") }
  /// Returns a unit of mass.
  public class func gram() -> HKUnit { HKUnit("mass", 1, "g") }
  /// Returns a unit of mass with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("mass", prefix.factor, prefix.words + "g")
  }
  /// Returns a unit of mass.
  public class func pound() -> HKUnit { HKUnit("mass", 453.592_37, "lb") }
  /// Returns a unit of volume.
  public class func liter() -> HKUnit { HKUnit("volume", 1, "L") }
  /// Returns a unit of volume with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("volume", prefix.factor, prefix.words + "L")
  }
  /// Returns a unit of time.
  public class func second() -> HKUnit { HKUnit("time", 1, "s") }
  /// Returns a unit of time.
  public class func minute() -> HKUnit { HKUnit("time", 60, "min") }
  /// Returns a unit of time.
  public class func hour() -> HKUnit { HKUnit("time", 3600, "hr") }
  /// Returns a unit of time.
  public class func day() -> HKUnit { HKUnit("time", 86_400, "d") }
  /// Returns the quotient of two units.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(kind)/\(unit.kind)", factor / unit.factor, "\(unitString)/\(unit.unitString)")
  }
}

/// The prefixes of units.
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga

  var factor: Double {
    [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9][rawValue]
  }
  var words: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G"][rawValue] }
}

/// A number with a unit.
public final class HKQuantity: Hashable, Sendable {
  private let unit: HKUnit
  private let value: Double

  /// Creates a number with a unit.
  public init(unit: HKUnit, doubleValue: Double) {
    self.unit = unit
    value = doubleValue
  }

  /// Returns whether a unit measures the same.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }
  /// Returns the number in another unit; 0 in one that measures something else.
  public func doubleValue(for unit: HKUnit) -> Double {
    self.unit.isCompatible(with: unit) ? value * self.unit.factor / unit.factor : 0
  }

  /// Whether both are the same number of the same unit.
  public static func == (a: HKQuantity, b: HKQuantity) -> Bool {
    a.unit == b.unit && a.value == b.value
  }
  /// Hashes number and unit.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(unit)
    hasher.combine(value)
  }
}
