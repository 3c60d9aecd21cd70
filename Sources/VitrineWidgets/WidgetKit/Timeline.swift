import Foundation
import VitrineViews

/// The entries of a widget in order of date, and the policy for requesting more.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries in the order of the provider, which may be empty; then the placeholder is drawn.
  public let entries: [EntryType]
  /// The time of the next request, which is reported with the picture; none is made here.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline; the entries are not sorted.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
