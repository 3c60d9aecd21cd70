import Foundation

/// The clock for stage times.
package enum Clock {
  /// The nanoseconds since a fixed moment.
  package static func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

  package static func milliseconds(from start: UInt64, to end: UInt64) -> Double {
    Double(end &- start) / 1e6
  }
}
