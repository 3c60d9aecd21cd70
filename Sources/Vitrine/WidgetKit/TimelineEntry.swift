public import Foundation

/// What a widget shows from a moment on.
public protocol TimelineEntry {
  /// When the entry comes into force.
  var date: Date { get }
  /// How much the widget matters then, for stacks that rotate.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much a widget matters at an entry, compared with its other entries.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Zero or less: not relevant.
  public var score: Float
  /// Seconds from the entry's date; 0 lasts until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
