public import Foundation

/// Something that a store keeps.
open class HKObject: @unchecked Sendable {
  /// The number of it.
  public let uuid = UUID()
  /// Further facts.
  public let metadata: [String: Any]?

  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Something that lasted some time.
open class HKSample: HKObject, @unchecked Sendable {
  /// The type.
  public let sampleType: HKSampleType
  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata)
  }
}

/// A number with a unit, in some time.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The type.
  public let quantityType: HKQuantityType
  /// The number and its unit.
  public let quantity: HKQuantity

  /// Creates a sample that no store has.
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
    metadata: [String: Any]? = nil
  ) {
    quantityType = type
    self.quantity = quantity
    super.init(type, start, end, metadata)
  }
}

/// A state, in some time.
public final class HKCategorySample: HKSample, @unchecked Sendable {
  /// The number of the state.
  public let value: Int

  /// Creates a sample that no store has.
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    self.value = value
    super.init(type, start, end, metadata)
  }
}

/// A training; there is none.
public final class HKWorkout: HKSample, @unchecked Sendable {
  /// The kind.
  public let workoutActivityType: HKWorkoutActivityType
  /// The time in seconds.
  public var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  /// The energy: unknown.
  public var totalEnergyBurned: HKQuantity? { nil }
  /// The way: unknown.
  public var totalDistance: HKQuantity? { nil }

  init(_ type: HKWorkoutActivityType, _ start: Date, _ end: Date) {
    workoutActivityType = type
    super.init(HKWorkoutType(identifier: "HKWorkoutTypeIdentifier"), start, end, nil)
  }
}

/// The kinds of trainings that are usual, with the system's numbers.
public enum HKWorkoutActivityType: UInt, Sendable {
  case cycling = 13
  case elliptical = 16
  case functionalStrengthTraining = 20
  case hiking = 24
  case rowing = 35
  case running = 37
  case swimming = 46
  case traditionalStrengthTraining = 50
  case walking = 52
  case yoga = 57
  case highIntensityIntervalTraining = 63
  case other = 3000
}

/// The rings of a day.
public final class HKActivitySummary: @unchecked Sendable {
  /// Creates rings that are empty.
  public init() {}

  /// The energy.
  public var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The goal of energy.
  public var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The minutes of training.
  public var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal of minutes of training.
  public var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The hours with some standing.
  public var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  /// The goal of hours with some standing.
  public var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  /// Returns the day: unknown.
  public func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
