public import Foundation

/// Content that depends on the time, drawn for the moment of the picture.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView {
  /// The context that the content gets.
  public typealias Context = TimelineViewDefaultContext
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view that calls `content` with the moment of the picture; the schedule is ignored.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let context = TimelineViewDefaultContext(date: environment.host.now)
    Content._makeList(view.content(context), environment, &out)
  }
}

/// The context of a `TimelineView`'s content.
public nonisolated struct TimelineViewDefaultContext: Sendable {
  /// The rate at which content is updated, from the fastest to the slowest.
  public nonisolated enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  /// The moment of the picture, whatever the schedule.
  public let date: Date
  /// The rate of updates; always `live`.
  public var cadence: Cadence { .live }
}
