@_exported public import Foundation

/// A logger that discards its messages: there is no system log here.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}

  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

public enum OSLogType: UInt8, Sendable {
  case `default` = 0
  case info = 1
  case debug = 2
  case error = 16
  case fault = 17
}

/// A message with values that may be private: `"city \(name, privacy: .public)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// The alignment of a value in a message.
public struct OSLogStringAlignment: Sendable {
  public static var none: Self { Self() }
  public static func left(columns: @escaping @autoclosure () -> Int) -> Self { Self() }
  public static func right(columns: @escaping @autoclosure () -> Int) -> Self { Self() }
}

/// The digits of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  public static var decimal: Self { Self() }
  public static var hex: Self { Self() }
  public static var octal: Self { Self() }
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @escaping @autoclosure () -> Int
  ) -> Self { Self() }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @escaping @autoclosure () -> Int
  ) -> Self { Self() }
}

/// The digits of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  public static var fixed: Self { Self() }
  public static var hex: Self { Self() }
  public static var exponential: Self { Self() }
  public static var hybrid: Self { Self() }
  public static func fixed(
    precision: @escaping @autoclosure () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self() }
  public static func exponential(
    precision: @escaping @autoclosure () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self() }
}

/// Whether a value in a message may be read by anybody.
public struct OSLogPrivacy: Sendable {
  public struct Mask: Sendable {
    public static var hash: Mask { Mask() }
    public static var none: Mask { Mask() }
  }

  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
