import SwiftUI

extension Date {
  /// 9 January 2007, 9:41 UTC: the moment of all sample data.
  static let sample = Date(timeIntervalSince1970: 1_168_335_660)

  /// The moment `hours` and `minutes` after this one.
  func after(hours: Double = 0, minutes: Double = 0) -> Date {
    addingTimeInterval(hours * 3600 + minutes * 60)
  }
}

extension URL {
  /// A link into the app that owns a widget, such as `stocks://AAPL`.
  static func deepLink(_ scheme: String, _ path: String) -> URL {
    URL(string: "\(scheme)://\(path)") ?? URL(fileURLWithPath: path)
  }
}
