public import Foundation

/// The entries of a widget in order of date, and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The earliest time at which a widget's next timeline is asked for.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case atEnd, never
    case after(Date)
  }

  private var kind: Kind

  /// After the last entry's date.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Only when the app says so.
  public static let never = TimelineReloadPolicy(kind: .never)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }

  /// `atEnd`, `never` or `after`.
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
