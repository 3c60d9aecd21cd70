public import Foundation

#if !canImport(Darwin)
  // Names of the Objective-C runtime. Nothing is sent by name here: a picture shows no moment in which a button is
  // touched, a timer fires or a notice arrives.

  /// The name of a method.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public var description: String

    /// - Parameter name: the name as sources write it, such as `tapped(_:)`.
    public init(_ name: String) { description = name }

    public init(stringLiteral name: String) { self.init(name) }
  }

  /// Returns the name of a method.
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

  /// Runs a body, whose objects Swift frees by itself.
  public func autoreleasepool<Result, Failure>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try body() }

  extension NSObject {
    /// Whether the object has a method of a name; never, as nothing is called by name here.
    public nonisolated func responds(to selector: Selector!) -> Bool { false }
  }

  extension NotificationCenter {
    /// Has no effect, as nothing is called by name here.
    public func addObserver(
      _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {}
  }

  extension Timer {
    /// Returns a timer that never fires, as nothing is called by name here.
    public class func scheduledTimer(
      timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) -> Timer { Timer(timeInterval: seconds, repeats: repeats) { _ in } }
  }
#endif
