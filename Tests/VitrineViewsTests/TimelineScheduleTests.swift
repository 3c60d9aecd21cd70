import Foundation
import SwiftUI
import Testing

/// The dates of schedules. Numbers are seconds; those of periodic and explicit ones are SwiftUI's.
@Suite struct TimelineScheduleTests {
  private func seconds<S: TimelineSchedule>(
    _ schedule: S, from start: Double, mode: TimelineScheduleMode = .normal
  ) -> [Double] {
    schedule.entries(from: Date(timeIntervalSince1970: start), mode: mode).prefix(3)
      .map(\.timeIntervalSince1970)
  }

  @Test func periodic() {
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 5)
    #expect(seconds(schedule, from: 12) == [10, 15, 20])
    #expect(seconds(schedule, from: 15) == [15, 20, 25])
    #expect(
      seconds(.periodic(from: Date(timeIntervalSince1970: 0), by: 10), from: 25) == [20, 30, 40])
    for interval in [0, -1, .nan, .infinity] {
      #expect(seconds(.periodic(from: .distantPast, by: interval), from: 7) == [7])
    }
  }

  @Test func everyMinute() {
    #expect(seconds(.everyMinute, from: 125) == [120, 180, 240])
    #expect(seconds(EveryMinuteTimelineSchedule(), from: 120) == [120, 180, 240])
    #expect(seconds(.everyMinute, from: -1) == [-60, 0, 60])
  }

  @Test func explicit() {
    let dates = [100, 200, 300].map { Date(timeIntervalSince1970: $0) }
    #expect(Array(ExplicitTimelineSchedule(dates).entries(from: dates[2], mode: .normal)) == dates)
    #expect(seconds(.explicit(dates), from: 0) == [100, 200, 300])
  }

  @Test func animation() {
    #expect(seconds(.animation(minimumInterval: 1), from: 1) == [1, 2, 3])
    let frames = seconds(.animation, from: 0)
    #expect(abs(frames[2] - 2.0 / 120) < 1e-6)
    #expect(seconds(.animation, from: 1, mode: .lowFrequency) == [])
    #expect(seconds(.animation(paused: true), from: 1) == [])
  }

  @Test func authorsScheduleIsTaken() {
    struct Hourly: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
    }
    #expect(seconds(Hourly(), from: 3) == [3])
  }
}
