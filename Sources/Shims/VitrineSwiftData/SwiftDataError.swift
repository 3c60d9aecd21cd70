/// An error of a store.
public struct SwiftDataError: LocalizedError, Hashable, Sendable {
  private let name: String

  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    name: "includePendingChangesWithBatchSize")

  public var errorDescription: String? { name }
}
