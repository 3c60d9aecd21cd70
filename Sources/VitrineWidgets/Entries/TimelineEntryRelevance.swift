public import Foundation

/// The relevance of a widget at an entry, compared with its other entries.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score; zero or less means not relevant.
  public var score: Float
  /// The seconds from the entry's date; 0 lasts until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance; `duration` is in seconds and lasts until the next entry by default.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
