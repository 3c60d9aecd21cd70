public import Foundation
import VitrineViews

/// A widget of a Smart Stack, with the relevance of its entries.
public struct StackMember: Hashable, Sendable {
  /// An entry of the widget's timeline.
  public struct Moment: Hashable, Sendable {
    /// The time from which the entry counts, until the next one or the end of its duration.
    public var date: Date
    /// The score and its duration; with nil the widget is not relevant at this entry.
    public var relevance: TimelineEntryRelevance?

    /// Creates an entry of a stack's widget; pass nil for entries without relevance.
    public init(date: Date, relevance: TimelineEntryRelevance?) {
      self.date = date
      self.relevance = relevance
    }
  }

  /// The identifier of the widget; it does not influence the choice.
  public var name: String
  /// The moments in any order.
  public var moments: [Moment]

  /// Creates a member; one without moments is never relevant.
  public init(name: String, moments: [Moment]) {
    self.name = name
    self.moments = moments
  }
}

/// The choice of a Smart Stack's top widget, a function of relevance and date alone.
///
/// Scores are relative to the other scores of the same widget (documented); here they are divided by its
/// largest, so that a scale in thousands is no advantage. An entry is relevant from its date for its
/// duration, or until the next entry if that is 0; a score of 0 or less is never relevant.
public enum SmartRotation {
  /// Returns the index of the top widget.
  ///
  /// - Parameters:
  ///   - current: the previous top widget; it stays unless another is more relevant.
  /// - Returns: an index into `stack`; `current`, clamped, if none is relevant; 0 for no widgets.
  public static func top(of stack: [StackMember], at date: Date, current: Int = 0) -> Int {
    guard !stack.isEmpty else { return 0 }
    var best = min(max(0, current), stack.count - 1)
    var bestWeight = weight(of: stack[best], at: date)
    for (index, member) in stack.enumerated() {
      let weight = weight(of: member, at: date)
      if weight.matters(more: bestWeight) {
        best = index
        bestWeight = weight
      }
    }
    return best
  }

  /// The relevance of a widget at a date.
  struct Weight {
    /// The score, 0…1.
    var score: Double
    /// The date from which the entry is in force: of equal scores the later one wins.
    var since: Date

    func matters(more other: Weight) -> Bool {
      score != other.score ? score > other.score : score > 0 && since > other.since
    }
  }

  static func weight(of member: StackMember, at date: Date) -> Weight {
    let none = Weight(score: 0, since: .distantPast)
    let moments = member.moments.sorted { $0.date < $1.date }
    guard let moment = moments.last(where: { $0.date <= date }), let relevance = moment.relevance
    else { return none }
    let scores = moments.compactMap { $0.relevance?.score }.filter(\.isFinite)
    guard let largest = scores.max(), largest > 0, relevance.score > 0, relevance.score.isFinite
    else { return none }
    let isOver =
      relevance.duration > 0 && date.timeIntervalSince(moment.date) >= relevance.duration
    return isOver ? none : Weight(score: Double(relevance.score / largest), since: moment.date)
  }
}
