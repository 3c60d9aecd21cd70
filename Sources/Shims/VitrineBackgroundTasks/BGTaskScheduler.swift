public import Foundation

/// The system's plan of work in the background, which takes nothing.
public final class BGTaskScheduler: Sendable {
  /// The plan.
  public static let shared = BGTaskScheduler()

  private init() {}

  /// Returns false: the handler is never called.
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }
  /// Takes nothing.
  ///
  /// - Throws: that extensions may not.
  public func submit(_ request: BGTaskRequest) throws { throw Error(.unavailable) }
  /// Has no effect: nothing is planned.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Has no effect: nothing is planned.
  public func cancelAllTaskRequests() {}
  /// Returns nothing.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  /// An error of the plan.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// The reason.
    public let code: Code

    init(_ code: Code) { self.code = code }

    /// The reasons, with the system's numbers.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }
  }
}

/// A wish for work in the background.
public class BGTaskRequest: @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// The earliest moment; nil for any.
  public var earliestBeginDate: Date?

  fileprivate init(named identifier: String) { self.identifier = identifier }
}

/// A wish for a short time, to bring the app up to date.
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a wish.
  public init(identifier: String) { super.init(named: identifier) }
}

/// A wish for a longer time.
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether it needs the network.
  public var requiresNetworkConnectivity = false
  /// Whether it needs power.
  public var requiresExternalPower = false
  /// Creates a wish.
  public init(identifier: String) { super.init(named: identifier) }
}

/// Work in the background; none is ever begun.
public class BGTask: @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// The receiver of the end of time, which is never called.
  public var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }
  /// Has no effect: no work was begun.
  public func setTaskCompleted(success: Bool) {}
}

/// Short work in the background; none is ever begun.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Longer work in the background; none is ever begun.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
