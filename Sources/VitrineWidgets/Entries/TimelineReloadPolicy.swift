public import Foundation
import VitrineViews

/// The earliest time at which the system requests a widget's next timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case atEnd, never
    case after(Date)
  }

  private var kind: Kind

  /// Reloads after the last entry's date.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Reloads only at the app's request.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// Returns a policy that reloads from a date on, which may be before the last entry's date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }

  /// The policy's name: `atEnd`, `never` or `after`.
  package var slug: String {
    switch kind {
    case .atEnd: "atEnd"
    case .never: "never"
    case .after: "after"
    }
  }

  /// The date of `after`.
  package var date: Date? {
    if case .after(let date) = kind { date } else { nil }
  }
}
