public import Foundation
public import Vitrine

// Properties that may be nil on a device and are used without a question there are so here, too: code compiles either
// way.

/// A calendar or a list of reminders.
open class EKCalendar: @unchecked Sendable {
  /// The name.
  open var title = ""
  /// The colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor! = CGColor(gray: 0.5, alpha: 1)
  /// The name by which the store knows it.
  public let calendarIdentifier = ""
  /// Whether entries can be added: no.
  open var allowsContentModifications: Bool { false }

  /// Creates a calendar that the store does not have.
  public init(for type: EKEntityType, eventStore: EKEventStore) {}
}

/// An event or a reminder.
open class EKCalendarItem: @unchecked Sendable {
  /// Creates an entry that the store does not have.
  public init(eventStore: EKEventStore) {}

  /// The words.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// The place in words.
  open var location: String?
  /// Further words.
  open var notes: String?
  /// An address.
  open var url: URL?
  /// The zone of its dates.
  open var timeZone: TimeZone?
  /// The name by which the store knows it.
  open var calendarItemIdentifier: String { "" }
  /// Whether it has words of its own.
  open var hasNotes: Bool { notes != nil }
  /// Whether it comes again: no.
  open var hasRecurrenceRules: Bool { false }
}

/// An event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The name by which the store knows it: none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { "" }
  /// Whether it lasts all day.
  open var isAllDay = false
  /// The beginning.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date! = Date()
  /// The end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date! = Date()
  /// Returns their order by the beginning.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? Date()).compare(other.startDate ?? Date())
  }
  /// Whether it takes place: not said.
  open var status: EKEventStatus { .none }
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Whether it is done.
  open var isCompleted = false
  /// The moment at which it was done.
  open var completionDate: Date?
  /// The moment from which it counts.
  open var startDateComponents: DateComponents?
  /// The moment by which it has to be done.
  open var dueDateComponents: DateComponents?
  /// The weight: 0 for none, 1 for the most.
  open var priority = 0
}
