public import Foundation

/// An entry of a timeline: the data that a widget shows from a date on.
public protocol TimelineEntry {
  /// The date from which the entry is in force.
  var date: Date { get }
  /// The relevance of the widget at this entry, for stacks that rotate.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No relevance, which is the default: the widget does not come to the top of a stack.
  public var relevance: TimelineEntryRelevance? { nil }
}
