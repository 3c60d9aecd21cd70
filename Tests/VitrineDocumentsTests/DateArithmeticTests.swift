import Testing
import Vitrine
import VitrineDocuments

/// `dateAdding`, `dateDifference` and `dateStart` in expressions.
struct DateArithmeticTests {
  private func text(_ template: String, _ format: FormatContext = FormatContext()) -> String {
    var scope = Scope(data: LocatedObject())
    scope.format = format
    do {
      return try TextTemplate(parsing: template).text(in: scope, format)
    } catch { return "error: \(error.message)" }
  }

  private let berlin = FormatContext(timeZone: "Europe/Berlin")

  @Test(arguments: [
    ("{dateAdding('2007-01-09T09:41', 90, 'second')}", "2007-01-09T09:42:30Z"),
    ("{dateAdding('2007-01-09', -1, 'minute')}", "2007-01-08T23:59:00Z"),
    ("{dateAdding('2007-01-09T09:41', 36, 'hour')}", "2007-01-10T21:41:00Z"),
    ("{dateAdding('2008-02-28', 2, 'day')}", "2008-03-01T00:00:00Z"),
    ("{dateAdding('2007-12-30', 1, 'week')}", "2008-01-06T00:00:00Z"),
    ("{dateAdding('2007-01-31', 1, 'month')}", "2007-02-28T00:00:00Z"),
    ("{dateAdding('2008-02-29', 1, 'year')}", "2009-02-28T00:00:00Z"),
    ("{dateAdding('2007-01-31', -11, 'month')}", "2006-02-28T00:00:00Z"),
    ("{dateAdding('2007-01-09T00:00+09:00', 0, 'day')}", "2007-01-08T15:00:00Z"),
    ("{dateAdding('2007-01-09', 1, 'day')|date:EEE d MMM}", "Wed 10 Jan"),
  ])
  func datesAreMoved(template: String, expected: String) {
    #expect(text(template) == expected)
  }

  @Test(arguments: [
    ("'2007-01-09', '2007-01-10T00:00:59', 'minute'", "1440"),
    ("'2007-01-09', '2007-01-08T23:59:01', 'minute'", "0"),
    ("'2007-01-09T09:41', '2007-01-11T09:40', 'day'", "1"),
    ("'2007-01-11T09:40', '2007-01-09T09:41', 'day'", "-1"),
    ("'2007-01-01', '2007-01-15', 'week'", "2"),
    ("'2007-01-31', '2007-02-28', 'month'", "1"),
    ("'2007-01-30', '2007-02-27', 'month'", "0"),
    ("'2008-02-29', '2012-02-28', 'year'", "3"),
    ("'0001-01-01', '9999-12-31', 'day'", "3652058"),
    ("'9999-12-31', '0001-01-01', 'month'", "-119987"),
  ])
  func wholeUnitsAreCounted(arguments: String, expected: String) {
    #expect(text("{dateDifference(\(arguments))}") == expected)
  }

  @Test(arguments: [
    ("second", "09:41:30", "09"), ("minute", "09:41:00", "09"), ("hour", "09:00:00", "09"),
    ("day", "00:00:00", "09"), ("week", "00:00:00", "07"), ("month", "00:00:00", "01"),
    ("year", "00:00:00", "01"),
  ])
  func unitsBegin(unit: String, time: String, day: String) {
    #expect(
      text("{dateStart('2007-01-09T09:41:30', '\(unit)')}") == "2007-01-\(day)T\(time)Z")
  }

  /// Weeks begin on Sunday in the United States and on Monday in Germany.
  @Test func weeksBeginAsTheLocaleHasIt() {
    let german = FormatContext(locale: "de_DE")
    #expect(text("{dateStart('2007-01-09', 'week')}", german) == "2007-01-08T00:00:00Z")
    #expect(text("{dateStart('2007-01-07', 'week')}", german) == "2007-01-01T00:00:00Z")
  }

  /// Clocks were put forward on 2007-03-25 at two, and back on 2007-10-28 at three.
  @Test(arguments: [
    ("{dateAdding('2007-03-24T09:41', 1, 'day')}", "2007-03-25T09:41:00+02:00"),
    ("{dateAdding('2007-03-24T09:41', 24, 'hour')}", "2007-03-25T10:41:00+02:00"),
    ("{dateAdding('2007-03-24T02:30', 1, 'day')}", "2007-03-25T03:30:00+02:00"),
    ("{dateDifference('2007-03-25', '2007-03-26', 'hour')}", "23"),
    ("{dateDifference('2007-03-25', '2007-03-26', 'day')}", "1"),
    ("{dateDifference('2007-10-28', '2007-10-29', 'hour')}", "25"),
    ("{dateStart('2007-10-28T12:00', 'day')}", "2007-10-28T00:00:00+02:00"),
    ("{dateStart('2007-06-09T23:30Z', 'day')}", "2007-06-10T00:00:00+02:00"),
  ])
  func clocksAreChanged(template: String, expected: String) {
    #expect(text(template, berlin) == expected)
  }

  /// What is added is what lies between, for moments on both sides of changes of the clock.
  @Test(arguments: ["day", "week", "month", "year"])
  func whatIsAddedIsCounted(unit: String) {
    for start in ["2007-03-24T02:30", "2007-10-27T02:30", "2008-02-29T12:00", "2007-12-31"] {
      for count in [-14, -3, -1, 0, 1, 2, 5, 13] {
        let end = "dateAdding('\(start)', \(count), '\(unit)')"
        let counted = text("{dateDifference('\(start)', \(end), '\(unit)')}", berlin)
        #expect(counted == "\(count)", "\(start) \(count) \(unit)")
      }
    }
  }

  @Test(arguments: [
    (
      "{dateAdding('soon', 1, 'day')}",
      "'dateAdding' takes a date like 2007-01-09T09:41, found \"soon\""
    ),
    (
      "{dateAdding(5, 1, 'day')}",
      "'dateAdding' takes a date like 2007-01-09T09:41, found the number 5"
    ),
    (
      "{dateAdding('2007-01-09', 1.5, 'day')}",
      "'dateAdding' takes a whole number of units, found 1.5"
    ),
    (
      "{dateAdding('2007-01-09', 100000000000000000000, 'day')}",
      "'dateAdding' takes a whole number of units, found 100000000000000000000"
    ),
    ("{dateAdding('2007-01-09', 1, 'days')}", "unknown unit 'days'; did you mean 'day'?"),
    (
      "{dateStart('2007-01-09', 'fortnight')}",
      "unknown unit 'fortnight'; valid: second, minute, hour, day, week, month, year"
    ),
    ("{dateAdding('2007-01-09', 9000, 'year')}", "the date lies beyond the years 1 to 9999"),
    (
      "{dateAdding('2007-01-09', 400000000000, 'second')}",
      "the date lies beyond the years 1 to 9999"
    ),
    (
      "{dateAdding('2007-01-09', -1000000000000, 'month')}",
      "the date lies beyond the years 1 to 9999"
    ),
    ("{dateAdding('2007-01-09', 1)}", "'dateAdding' takes 3 argument(s), found 2"),
  ])
  func mistakesAreNamed(template: String, message: String) {
    #expect(text(template) == "error: " + message)
  }

  /// The zone of the picture counts, as for all dates of a document without one.
  @Test func documentsUseThePicturesClock() throws {
    let body = #"{"Text":"{dateStart(entry.date, 'day')}"}"#
    let text =
      #"{"vitrine":1,"kind":"W","entries":[{"date":"2007-01-09T23:30Z"}],"body":\#(body)}"#
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    var configuration = RenderConfiguration()
    configuration.timeZoneIdentifier = "Asia/Tokyo"
    configuration.entry = .index(0)
    let (entry, session) = document.entry(EntryRequest(configuration))
    let tree = Renderer().place(entry, of: document.widget, configuration).tree
    #expect(session.problem == nil)
    let words = tree.nodes.compactMap { node -> String? in
      if case .text(let text) = node.content { text.leaf.runs.map(\.text).joined() } else { nil }
    }
    #expect(words == ["2007-01-10T00:00:00+09:00"])
  }
}
