import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics

@Suite struct ExpressionTests {
  private let scope = Scope(
    data: LocatedObject([
      .init(key: "city", keyPosition: .start, value: .init(.string("Kyoto"), .start)),
      .init(key: "temp", keyPosition: .start, value: .init(.number(21), .start)),
      .init(key: "when", keyPosition: .start, value: .init(.string("2007-01-09T09:41"), .start)),
      .init(
        key: "letters", keyPosition: .start,
        value: .init(.array([.init(.string("a"), .start), .init(.string("b"), .start)]), .start)),
      .init(
        key: "hours", keyPosition: .start,
        value: .init(
          .array(
            [1, 4, 2].map { hour in
              .init(
                .object(
                  LocatedObject([
                    .init(key: "t", keyPosition: .start, value: .init(.number(hour), .start))
                  ])), .start)
            }), .start)),
    ]))

  private func text(_ template: String) -> String {
    do {
      return try TextTemplate(parsing: template).text(in: scope, FormatContext())
    } catch {
      return "error: \(error.message)"
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("{city}", "Kyoto"), ("{{{city}}}", "{Kyoto}"), ("{temp}°", "21°"),
    ("{temp + 1}", "22"), ("{temp / 2}", "10.5"), ("{2 + 3 * 4 - 1}", "13"),
    ("{(2 + 3) * 4}", "20"),
    ("{-temp}", "-21"), ("{7 % 4}", "3"), ("{temp > 20 ? 'warm' : 'cold'}", "warm"),
    ("{temp > 20 && city == 'Kyoto'}", "true"), ("{!(temp < 3) || false}", "true"),
    ("{hours[1].t}", "4"), ("{count(hours)}", "3"), ("{missing ?? 'none'}", "none"),
    ("{first(hours).t}{last(hours).t}", "12"), ("{min(3, 1, 2)}{max(3, 1)}", "13"),
    ("{clamp(11, 0, 10)}", "10"), ("{round(2.5)}{floor(-0.5)}{ceil(0.5)}{abs(-2)}", "3-112"),
    ("{'a' + temp}", "a21"), ("{contains(city, 'yo')}", "true"), ("{'}' + '|'}", "}|"),
    ("{count(prefix(hours, 2))}{count(dropFirst(hours, 1))}{count(prefix(hours, -1))}", "220"),
    ("{pow(3, 2)} {pow(2, -1)} {pow(9, 0.5)|fixed:3}", "9 0.5 3.000"),
    ("{sqrt(16)}{trunc(-2.7)}{sum(1, 2, 3)}{sum(prefix(hours, 0))}", "4-260"),
    ("{sin(0)} {cos(0)} {joined(letters, ', ')}", "0 1 a, b"),
    ("{joined(map(hours, item.t * 10), ' ')}", "10 40 20"),
    ("{joined(map(filter(hours, item.t > 1), item.t), ' ')}", "4 2"),
    ("{joined(map(sorted(hours, -item.t), item.t), ' ')}", "4 2 1"),
    ("{joined(sorted(reversed(letters)), '')}{joined(reversed(letters), '')}", "abba"),
    ("{sum(map(hours, item.t + temp))} {count(filter(letters, item == 'c'))}", "70 0"),
    ("{joined(map(hours, count(filter(hours, item.t > 1))), '')}", "222"),
    ("{7|padded:2}:{-7|padded:3} {123|padded:2}", "07:-007 123"),
    ("{307|duration} {3907|duration} {0|duration} {59.9|duration}", "5:07 1:05:07 0:00 0:59"),
    ("{3907|duration:units} {59|duration:units} {0|duration:units}", "1h 5m 59s 0s"),
    ("{97200|duration:units} {-5|duration} {3600|duration:units}", "1d 3h 0:00 1h"),
    ("{temp|fixed:1}", "21.0"), ("{temp/8|fixed:2}", "2.63"), ("{1234567.5|grouped}", "1,234,568"),
    ("{0.256|percent}", "26%"), ("{3|signed} {-3|signed:1}", "+3 -3.0"),
    ("{1234.5|currency:USD}", "$1,234.50"), ("{-5|currency:JPY}", "-¥5"),
    ("{1250|compact} {3400000|compact} {12|compact}", "1.3K 3.4M 12"),
    ("{when|time}", "9:41\u{202F}AM"), ("{when|time24}", "09:41"), ("{when|hour}", "9\u{202F}AM"),
    ("{when|date}", "Jan 9, 2007"), ("{when|weekday} {when|weekday:short}", "Tuesday Tue"),
    ("{when|date:EEE d MMMM yy}", "Tue 9 January 07"), ("{when|month:short} {when|day}", "Jan 9"),
    ("{city|uppercase}", "KYOTO"), ("{'two words'|capitalized}", "Two Words"),
  ])
  func templatesAreFilledIn(template: String, expected: String) {
    #expect(text(template) == expected)
  }

  @Test(arguments: [
    ("{ciy}", "unknown name 'ciy'; did you mean 'city'?"),
    ("{hours[9].t}", "index 9 is outside a list of 3"),
    ("{hours[0].x}", "no member 'x'; did you mean 't'?"),
    ("{city.x}", "'.x' asks for a member of \"Kyoto\""),
    ("{city - 1}", "expected a number, found \"Kyoto\""),
    ("{temp ? 1 : 2}", "expected true or false, found the number 21"),
    ("{mni(1)}", "unknown function 'mni'; did you mean 'min'?"),
    ("{clamp(1)}", "'clamp' takes 3 argument(s), found 1"),
    ("{pow(2)}", "'pow' takes 2 argument(s), found 1"),
    ("{joined('a', 'b')}", "'joined' takes a list, found \"a\""),
    (
      "{temp|padded}",
      "the format 'padded' is written as: padded:N, a whole number with zeros up to N digits"
    ),
    ("{temp|fixd:1}", "unknown format 'fixd'; did you mean 'fixed'?"),
    ("{temp|fixed}", "the format 'fixed' is written as: fixed:N, N digits after the point"),
    ("{temp|time}", "the format 'time' takes a date like 2007-01-09T09:41, found the number 21"),
    ("{1 +}", "expected a value in an expression, found the end"),
    ("{(1}", "expected ')' in an expression, found the end"),
    ("{1 2}", "unexpected 2 in an expression"), ("{a $ b}", "unexpected '$' in an expression"),
    ("{'abc}", "a '{' without '}'; write '{{' for a brace"),
    ("a } b", "a '}' without '{'; write '}}' for a brace"),
    ("{}", "expected a value in an expression, found the end"),
  ])
  func mistakesAreExplained(template: String, expected: String) {
    #expect(text(template) == "error: " + expected)
  }

  /// Fields of Unicode TR 35 beyond the usual ones, and text in quotes.
  @Test(arguments: [
    ("QQQ yyyy", "Q1 2007"), ("w", "2"), ("LLLL", "January"), ("EEEEEE", "Tu"), ("YYYY", "2007"),
    ("D", "9"), ("cccc", "Tuesday"), ("k:mm", "9:41"), ("d 'of' MMMM", "9 of January"),
    ("h 'o''clock'", "9 o'clock"), ("yyyy-MM-dd", "2007-01-09"), ("B", "in the morning"),
  ])
  func patternsHaveUnicodesFields(pattern: String, expected: String) {
    #expect(text("{when|date:\(pattern)}") == expected)
  }

  @Test(arguments: ["EEE at h", "j", "d. of M", "Today", "'open' it"])
  func otherLettersOfPatternsAreMistakes(pattern: String) {
    #expect(text("{when|date:\(pattern)}").hasPrefix("error: the format 'date' is written as: "))
  }

  /// Capitals are those of the picture's language.
  @Test(arguments: [
    (
      "tr_TR", "{'izmir'|uppercase} {'DİKİLİ I'|lowercase} {'istanbul ili'|capitalized}",
      "İZMİR dikili ı İstanbul İli"
    ),
    ("el", "{'μάιος'|uppercase}", "ΜΑΪΟΣ"), ("el_GR", "{'άλφα βήτα'|capitalized}", "Άλφα Βήτα"),
    ("nl_NL", "{'ijsland aan zee'|capitalized}", "IJsland Aan Zee"),
    ("en_US", "{'izmir ijs'|capitalized}", "Izmir Ijs"),
    ("de_DE", "{'straße'|uppercase}", "STRASSE"),
  ])
  func casesAreThoseOfTheLanguage(locale: String, template: String, expected: String) throws {
    let context = FormatContext(locale: locale)
    #expect(try TextTemplate(parsing: template).text(in: scope, context) == expected)
  }

  @Test func deepExpressionsEndWithAMessage() {
    let deep =
      "{" + String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
      + "}"
    #expect(text(deep) == "error: an expression is nested more than 64 deep")
    let minus = "{" + String(repeating: "-", count: 10_000) + "1}"
    #expect(text(minus) == "error: an expression is nested more than 64 deep")
  }

  /// Times that clocks leave out are later by as much, of those that they show twice the first is meant.
  @Test(arguments: [
    ("America/New_York", "2024-03-10T02:30", "3:30\u{202F}AM"),
    ("America/New_York", "2024-03-10T01:59", "1:59\u{202F}AM"),
    ("America/New_York", "2024-11-03T01:30", "1:30\u{202F}AM"),
    ("America/New_York", "2024-11-03T02:00", "2:00\u{202F}AM"),
    ("Europe/Berlin", "2024-03-31T02:00", "3:00\u{202F}AM"),
    ("Australia/Lord_Howe", "2024-10-06T02:15", "2:45\u{202F}AM"),
    ("Africa/Cairo", "2024-04-26T00:30", "1:30\u{202F}AM"),
    ("Asia/Kathmandu", "2024-04-26T00:30", "12:30\u{202F}AM"),
  ])
  func timesOfDaysOnWhichClocksChange(zone: String, written: String, shown: String) throws {
    let context = FormatContext(timeZone: zone)
    let text = try TextTemplate(parsing: "{'\(written)'|time}").text(in: scope, context)
    #expect(text == shown)
  }

  @Test func aTimeThatIsShownTwiceIsTheFirst() {
    let context = FormatContext(timeZone: "America/New_York")
    // 05:30 UTC, an hour before the second 1:30.
    #expect(context.moment("2024-11-03T01:30")?.secondsSince1970 == 1_730_611_800)
  }

  @Test(arguments: [
    ("1970-01-01", 0.0), ("2007-01-09T09:41", 1_168_335_660), ("2000-02-29T23:59:59Z", 951_868_799),
    ("2024-03-10T12:00+09:00", 1_710_039_600), ("1900-03-01", -2_203_891_200),
  ])
  func datesAreCountedFromTheEpoch(text: String, seconds: Double) {
    #expect(FormatContext().moment(text)?.secondsSince1970 == seconds)
  }

  @Test(arguments: [
    "2007-13-01", "2007-02-29", "2007-1-9", "09:41", "", "2007-01-09T25:00",
    "2007-01-09T09:41+99:00",
  ])
  func brokenDatesAreNone(text: String) {
    #expect(FormatContext().moment(text) == nil)
  }

  @Test func datesRoundTrip() {
    for day in stride(from: -800_000, through: 800_000, by: 977) {
      let date = CivilDate(Moment(secondsSince1970: Double(day) * 86_400 + 3_661), offset: 0)
      #expect(date.secondsInUTC == Double(day) * 86_400 + 3_661)
    }
  }

  @Test func zonesMoveTheClock() {
    let context = FormatContext(timeZone: "Asia/Tokyo")
    #expect(context.moment("2007-01-09T09:41")?.secondsSince1970 == 1_168_303_260)
  }

  @Test(arguments: [
    ("{map(letters)}", "'map' takes a list and an expression with 'item', found 1 argument(s)"),
    (
      "{sorted(letters, item, 1)}",
      "'sorted' takes a list and an expression with 'item', found 3 argument(s)"
    ),
    ("{filter(letters, item)}", "expected true or false, found \"a\""),
    ("{sorted(city)}", "'sorted' takes a list, found \"Kyoto\""),
    (
      "{sorted(map(letters, item == 'a' ? 'x' : 1))}",
      "'sorted' takes all numbers or all strings, found the number 1"
    ),
    ("{item}", "unknown name 'item'; did you mean 'temp'?"),
  ])
  func mistakesInListsAreNamed(template: String, message: String) {
    #expect(text(template) == "error: " + message)
  }

  /// Nested operations multiply, and count what they cost.
  @Test func listsInListsAreMetered() throws {
    let many = LocatedValue(
      .array((0..<2000).map { LocatedValue(.number(WrittenNumber(Double($0))), .start) }), .start)
    let meter = EvaluationMeter(DrawingBudget(steps: 100_000))
    let scope = Scope(
      data: LocatedObject([.init(key: "many", keyPosition: .start, value: many)]), meter: meter)
    let nested = try TextTemplate(
      parsing: "{count(map(many, count(map(many, count(map(many, item))))))}")
    #expect(throws: ExpressionError.self) { try nested.text(in: scope, FormatContext()) }
  }
}
