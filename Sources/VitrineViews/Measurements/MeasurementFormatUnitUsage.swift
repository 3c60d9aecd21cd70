#if !canImport(Darwin)
  public import Foundation

  /// The usage of a measurement: people of a region use other units for a road than for their height.
  ///
  /// It is part of Foundation on Apple's systems only. The units are those of CLDR's unit preferences.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name in CLDR; nil keeps the measurement's own unit.
    let name: String?

    /// The region's unit for such measurements in general.
    public static var general: Self { Self(name: "default") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(name: nil) }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a body.
    public static var person: Self { Self(name: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Distances on the road.
    public static var road: Self { Self(name: "road") }
    /// The height of a person.
    public static var personHeight: Self { Self(name: "person-height") }
    /// Sizes of a person.
    public static var person: Self { Self(name: "person") }
    /// Depths of rain and snow in forecasts.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// Depths of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// Ranges of sight.
    public static var visibility: Self { Self(name: "visiblty") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "person") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(name: "food") }
    /// The energy that a workout takes.
    public static var workout: Self { Self(name: "default") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind in forecasts.
    public static var wind: Self { Self(name: "wind") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air in forecasts.
    public static var barometric: Self { Self(name: "baromtrc") }
  }
#endif
