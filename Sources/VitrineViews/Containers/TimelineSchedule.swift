public import Foundation

/// The dates at which a `TimelineView` is updated; they have no effect, because a picture shows one moment.
public nonisolated protocol TimelineSchedule {
  /// The frequency of updates that is wanted.
  typealias Mode = TimelineScheduleMode
  /// The sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates of updates from a date on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of a schedule's updates that is wanted.
public nonisolated enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Rarely, as on a dimmed screen; animations have no dates then.
  case lowFrequency
}

/// A schedule of full minutes, without effect in a picture.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of full minutes, without end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  /// Returns the last full minute at or before the date, and all later ones.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Zones differ by whole minutes, so that minutes begin everywhere at the same time.
    let minute = 60.0
    let seconds = startDate.timeIntervalSinceReferenceDate
    let start = (seconds / minute).rounded(.down) * minute
    return Entries(first: Date(timeIntervalSinceReferenceDate: start), interval: minute)
  }
}

/// A schedule of equal intervals, without effect in a picture.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at equal intervals, without end; one date if the interval is not above 0.
  public nonisolated struct Entries: Sequence, IteratorProtocol, Sendable {
    private var following: Date?
    private let interval: TimeInterval

    init(first: Date?, interval: TimeInterval) {
      following = first
      self.interval = interval
    }

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer {
        following = interval > 0 ? following.map { $0.addingTimeInterval(interval) } : nil
      }
      return following
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of dates that are whole intervals in seconds from a date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the last date of the schedule at or before `startDate`, and all later ones. Before the schedule's
  /// own start, intervals count back from it, and the first date is the next one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(first: startDate, interval: 0) }
    let remainder = startDate.timeIntervalSince(start).truncatingRemainder(dividingBy: interval)
    return Entries(first: startDate.addingTimeInterval(-remainder), interval: interval)
  }
}

/// A schedule of given dates, without effect in a picture.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in their order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates, whatever the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule of an animation's frames, without effect in a picture.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of frames, without end; none if paused.
  public typealias Entries = PeriodicTimelineSchedule.Entries
  /// The interval if none is given, in seconds: a frame of 120 hertz.
  private static let frame = 1.0 / 120

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule of frames no closer than an interval in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? Self.frame
    isPaused = paused
  }

  /// Returns the date and later ones at equal intervals; none if paused, or if updates are to be rare.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(first: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// An update each minute. Has no effect: a picture shows one moment.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of equal intervals. Has no effect: a picture shows one moment.
  public static func periodic(from start: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: start, by: interval)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of given dates. Has no effect: a picture shows one moment.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// An update for each frame. Has no effect: a picture shows one moment.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Returns a schedule of frames no closer than an interval. Has no effect: a picture shows one moment.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
