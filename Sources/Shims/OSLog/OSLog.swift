/// A log of the older interface; its messages are discarded.
public final class OSLog: Sendable {
  public static let `default` = OSLog()
  public static let disabled = OSLog()

  private init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}

  /// A category that Instruments knows.
  public struct Category: Hashable, Sendable {
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}

/// Writes nothing: there is no system log here.
public func os_log(
  _ type: OSLogType = .default, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {}

/// Writes nothing: there is no system log here.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

extension Logger {
  public init(_ log: OSLog) {}
}
