import SwiftUI
import Testing
import Vitrine

@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    _ locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    return formatter
  }

  @Test func digitsHaveColons() {
    let clock = formatter(.positional, [.hour, .minute, .second])
    #expect(clock.string(from: 3_909) == "1:05:09")
    #expect(clock.string(from: 65) == "1:05")
    #expect(clock.string(from: 5) == "5")
    #expect(clock.string(from: 0) == "0")
    #expect(clock.string(from: -65) == "-1:05")
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 65) == "00:01:05")
    #expect(formatter(.positional, [.day, .hour, .minute]).string(from: 93_784) == "1d 2:03")
  }

  @Test func unitsHaveWords() {
    let units: NSCalendar.Unit = [.day, .hour, .minute]
    #expect(formatter(.full, units).string(from: 90_000) == "1 day, 1 hour")
    #expect(formatter(.short, units).string(from: 7_260) == "2 hr, 1 min")
    #expect(formatter(.abbreviated, units).string(from: 7_260) == "2h 1m")
    #expect(formatter(.full, units).string(from: 0) == "0 minutes")
    #expect(formatter(.full, units, "de_DE").string(from: 7_260) == "2 Stunden und 1 Minute")
  }

  @Test func zerosStayOrGo() {
    let formatter = formatter(.abbreviated, [.day, .hour, .minute, .second])
    #expect(formatter.string(from: 86_460) == "1d 1m")
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 86_460) == "1d 0h 1m 0s")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 60) == "0d 0h 1m")
    formatter.zeroFormattingBehavior = []
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 86_460) == "1d 0h")
  }

  @Test func yearsAndMonthsHaveWords() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = Date(timeIntervalSinceReferenceDate: 86_400 * 400)
    let units: NSCalendar.Unit = [.year, .month, .day]
    let english = formatter(.full, units)
    english.calendar?.timeZone = .gmt
    #expect(english.string(from: start, to: end) == "1 year, 1 month, 4 days")
    #expect(english.string(from: end, to: start) == "-1 year, 1 month, 4 days")
    let german = formatter(.full, units, "de_DE")
    german.calendar?.timeZone = .gmt
    #expect(german.string(from: start, to: end) == "1 Jahr, 1 Monat, 4 Tage")
    #expect(english.string(from: DateComponents(year: 2, day: 1)) == "2 years, 1 day")
  }

  @Test func oddLengthsAreNil() {
    for odd in [Double.nan, .infinity, 1e300, -1e300] {
      #expect(formatter(.full).string(from: odd) == nil)
    }
    #expect(formatter(.full).string(from: DateComponents(hour: .max, second: .min)) != nil)
  }

  @Test func numbersOfAnyTypeAreLengths() {
    #expect(CGFloat(truncating: Decimal(1.5) as NSDecimalNumber) == 1.5)
  }

  /// Gestures compile, and leave their view and its tap targets as they are.
  @Test func gesturesChangeNothing() {
    let view = Text("Pause")
      .simultaneousGesture(TapGesture(count: 2).onEnded {})
      .gesture(LongPressGesture().onChanged { _ in }.onEnded { _ in })
      .highPriorityGesture(TapGesture())
    #expect(resolve(view).tree.root.texts == ["Pause"])
    #expect(resolve(view).tree.root.children.isEmpty)
  }
}
