import SwiftUI
import WidgetKit

/// The month around `date`, a row for each week, with a red disc behind the day.
struct MonthGrid: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.widgetRenderingMode) private var mode
  @ScaledMetric(relativeTo: .caption2) private var cell = 22.0
  let date: Date

  var body: some View {
    Grid(horizontalSpacing: 2, verticalSpacing: 0) {
      GridRow {
        ForEach(weekdays, id: \.offset) { weekday in
          Text(weekday.element)
            .foregroundStyle(.secondary)
            .frame(width: cell)
        }
      }
      .unredacted()
      ForEach(weeks, id: \.self) { week in
        GridRow {
          ForEach(week, id: \.self) { day in
            number(of: day)
          }
        }
      }
    }
    .font(.caption2.weight(.medium))
  }

  @ViewBuilder private func number(of day: Date) -> some View {
    if calendar.isDate(day, equalTo: date, toGranularity: .month) {
      let isToday = calendar.isDate(day, inSameDayAs: date)
      // Only the number: as a date it would be 9日 in Japanese, too long for its cell.
      Text(calendar.component(.day, from: day), format: .number)
        .fontWeight(isToday ? .semibold : .medium)
        .foregroundStyle(isToday ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .frame(width: cell, height: cell * 0.86)
        .background {
          if isToday {
            // In one colour with its number the full disc would hide it.
            Circle().fill(Color(red: 0.84, green: 0, blue: 0.08)).opacity(
              mode == .accented ? 0.3 : 1
            )
            .frame(width: cell * 0.9, height: cell * 0.9)
          }
        }
    } else {
      Color.clear
        .frame(width: cell, height: cell * 0.86)
    }
  }

  private var weekdays: [(offset: Int, element: String)] {
    let symbols = calendar.veryShortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array((symbols[first...] + symbols[..<first]).enumerated())
  }

  /// The weeks of the month, each as its seven days, with days of the neighbouring months at the ends.
  private var weeks: [[Date]] {
    guard let month = calendar.dateInterval(of: .month, for: date),
      let first = calendar.dateInterval(of: .weekOfMonth, for: month.start)?.start
    else { return [] }
    return (0..<6).map { week in
      (0..<7).compactMap { calendar.date(byAdding: .day, value: week * 7 + $0, to: first) }
    }
    .filter { ($0.first ?? month.end) < month.end }
  }
}
