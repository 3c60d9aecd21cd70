public import Foundation

/// The person's calendars, which nobody has allowed to read: there are no events in them.
open class EKEventStore: @unchecked Sendable {
  /// Creates a store.
  public init() {}

  /// Returns the answer of the person: none yet.
  public class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  /// Calls the handler at once with false: there is nobody to ask.
  open func requestAccess(
    to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Returns false: there is nobody to ask.
  open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
  /// Calls the handler at once with false: there is nobody to ask.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Returns false: there is nobody to ask.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Returns false: there is nobody to ask.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Calls the handler at once with false: there is nobody to ask.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Returns false: there is nobody to ask.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  /// Returns no calendars.
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  /// Returns none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The calendar of new events: none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Returns the list of new reminders: none.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Returns a condition that no event meets.
  open func predicateForEvents(
    withStart start: Date, end: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a condition that no reminder meets.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a condition that no reminder meets.
  open func predicateForIncompleteReminders(
    withDueDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a condition that no reminder meets.
  open func predicateForCompletedReminders(
    withCompletionDateStarting start: Date?, ending: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns no events.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Returns none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Calls the handler at once with no reminders.
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return 0
  }
  /// Returns none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Keeps nothing.
  ///
  /// - Throws: that it may not.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError.eventStoreNotAuthorized
  }
  /// Keeps nothing.
  ///
  /// - Throws: that it may not.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError.eventStoreNotAuthorized
  }
  /// Has no effect: nothing changes.
  open func refreshSourcesIfNecessary() {}
}

/// The kinds of entries.
public enum EKEntityType: UInt, Sendable { case event, reminder }
/// The extents of a change.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// The answers of a person who is asked.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  /// The older name of full access.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
/// The errors of calendars.
public enum EKError: Error, Hashable, Sendable {
  case eventNotMutable, noCalendar, noStartDate, eventStoreNotAuthorized
}

extension Notification.Name {
  /// The name of a message that is never sent: calendars changed.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
