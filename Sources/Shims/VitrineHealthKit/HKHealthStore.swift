public import Foundation

/// The person's health, of which nothing is kept here: no data is available, and queries find no samples.
open class HKHealthStore: @unchecked Sendable {
  /// Creates a store.
  public init() {}

  /// Returns false: the device keeps no health data.
  open class func isHealthDataAvailable() -> Bool { false }
  /// Returns the answer of the person about writing: none yet.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// Calls the handler at once with the error that no data is available.
  open func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Asks nobody.
  ///
  /// - Throws: that no data is available.
  open func requestAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Calls the query's handler at once with no samples.
  open func execute(_ query: HKQuery) { query.finish() }
  /// Has no effect: queries end at once.
  open func stop(_ query: HKQuery) {}
  /// Keeps nothing, and calls the handler at once with the error that no data is available.
  open func save(_ object: HKObject, withCompletion: @escaping (Bool, (any Error)?) -> Void) {
    withCompletion(false, HKError(.errorHealthDataUnavailable))
  }
  /// Keeps nothing.
  ///
  /// - Throws: that no data is available.
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Watches nothing, and calls the handler at once.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion: @escaping (Bool, (any Error)?) -> Void
  ) { withCompletion(false, HKError(.errorHealthDataUnavailable)) }
  /// Returns the day of birth: unknown.
  ///
  /// - Throws: that no data is available.
  open func dateOfBirthComponents() throws -> DateComponents {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// The answers of a person who is asked.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}
/// The pace at which an app is told of new data.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}

/// An error of health data.
public struct HKError: Error, Hashable, Sendable {
  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The reasons, with the system's numbers.
  public enum Code: Int, Sendable {
    case noError
    case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled
    case errorNoData = 11
  }
}
