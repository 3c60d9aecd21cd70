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

  extension URL {
    /// The app's folder for documents, which may not exist here.
    public nonisolated static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The app's folder for files that support it, which may not exist here.
    public nonisolated static var applicationSupportDirectory: URL {
      folder(.applicationSupportDirectory)
    }
    /// The app's folder for files that can be made again, which may not exist here.
    public nonisolated static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The app's folder for what the user does not see, which may not exist here.
    public nonisolated static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The user's folder for downloads, which may not exist here.
    public nonisolated static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The user's folder for pictures, which may not exist here.
    public nonisolated static var picturesDirectory: URL { folder(.picturesDirectory) }

    /// The place that `FileManager` tells; the folder of temporary files where it knows none.
    private nonisolated static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
      let files = FileManager.default
      return files.urls(for: kind, in: .userDomainMask).first ?? files.temporaryDirectory
    }
  }

  extension CGFloat {
    /// Creates a length from a number of any type, rounded to the nearest that it can hold.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  }
#endif
