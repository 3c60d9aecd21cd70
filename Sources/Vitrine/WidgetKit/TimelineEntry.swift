public import Foundation

/// An entry of a timeline: the data that a widget shows from a date on.
public protocol TimelineEntry {
  /// The date from which the entry is in force.
  var date: Date { get }
  /// The relevance of the widget at this entry, for stacks that rotate.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of a widget at an entry, compared with its other entries.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score; zero or less means not relevant.
  public var score: Float
  /// The seconds from the entry's date; 0 lasts until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
