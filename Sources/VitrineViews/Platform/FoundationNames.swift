public import Foundation

#if !canImport(Darwin)
  // Names that sources find through Foundation on Apple's systems.

  /// Nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000
  /// Microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000
  /// Milliseconds in a second.
  public let MSEC_PER_SEC: UInt64 = 1_000

  /// The class of serial queues, which has no type of its own here.
  public typealias OS_dispatch_queue_serial = DispatchQueue
  /// The class of concurrent queues, which has no type of its own here.
  public typealias OS_dispatch_queue_concurrent = DispatchQueue

  extension NSObject {
    /// Returns the class itself, as asked of a class: `Bundle(for: Widget.classForCoder())`.
    public nonisolated class func classForCoder() -> AnyClass { self }
  }

  extension CGFloat {
    /// Creates a length from a number of any type, rounded to the nearest that it can hold.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  }
#endif
