public import Foundation

/// The facts about an entry besides its views; nil if the provider states none.
public struct EntryFacts: Hashable, Sendable {
  /// The date from which the entry is in force. Unless a date is requested, the picture is drawn at it.
  public var date: Date?
  /// The importance of the widget at this entry; nil if the provider gives none.
  public var relevance: TimelineEntryRelevance?
  /// The reload policy of the entry's timeline.
  public var policy: TimelineReloadPolicy?

  /// Creates the facts of an entry; every fact is unknown by default.
  public init(
    date: Date? = nil, relevance: TimelineEntryRelevance? = nil,
    policy: TimelineReloadPolicy? = nil
  ) {
    self.date = date
    self.relevance = relevance
    self.policy = policy
  }
}
