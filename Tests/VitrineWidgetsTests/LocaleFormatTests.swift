import Foundation
import Testing
import Vitrine
import VitrineDocuments

/// Numbers and dates in other languages, at a fixed moment: 2007-01-09 09:41 UTC.
@MainActor @Suite struct LocaleFormatTests {
  private static let now = RenderConfiguration.defaultDate

  /// White space of all widths as spaces: which one stands in a number depends on the data's version.
  private static func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }

  private func words<Content: View>(_ locale: String, @ViewBuilder _ content: () -> Content)
    -> [String]
  {
    Lettered.ledger(400, 400, locale: locale, content).entries.map { Self.plain($0.string) }
  }

  private func dates(_ locale: String) -> [String] {
    words(locale) {
      Text(Self.now, style: .date)
      Text(Self.now, style: .time)
      Text(Self.now, format: .dateTime.weekday(.wide).day().month(.wide))
      Text("\(1_234_567)")
      Text(1234.5, format: .number)
      Text(0.25, format: .percent)
      Text(Self.now.addingTimeInterval(3725), style: .timer)
    }
  }

  @Test func viewsFormatInTheirLocale() {
    #expect(
      dates("de_DE") == [
        "9. Januar 2007", "09:41", "Dienstag, 9. Januar", "1.234.567", "1.234,5", "25 %", "1:02:05",
      ])
    #expect(
      dates("fr_FR") == [
        "9 janvier 2007", "09:41", "mardi 9 janvier", "1 234 567", "1 234,5",
        "25 %", "1:02:05",
      ])
    #expect(
      dates("ja_JP") == [
        "2007年1月9日", "9:41", "1月9日 火曜日", "1,234,567", "1,234.5", "25%", "1:02:05",
      ])
    #expect(
      dates("ar_EG") == [
        "٩ يناير، ٢٠٠٧", "٩:٤١ ص", "الثلاثاء، ٩ يناير", "١٬٢٣٤٬٥٦٧", "١٬٢٣٤٫٥", "٢٥٪\u{61C}",
        "١:٠٢:٠٥",
      ])
  }

  @Test func documentsFormatInTheirLocale() throws {
    let text = #"""
      {"vitrine": 1, "kind": "Formats", "families": ["systemLarge"],
       "data": {"at": "2007-01-09T09:41", "n": 1234567.891},
       "body": {"VStack": [
         {"Text": "{at|date}"}, {"Text": "{at|time}"}, {"Text": "{at|weekday}"}, {"Text": "{at|month}"},
         {"Text": "{n|grouped:1}"}, {"Text": "{n|currency:EUR}"}, {"Text": "{n|compact}"}]}}
      """#
    let document = try Document.parse(Array(text.utf8), file: "formats.json")
    func words(_ locale: String) throws -> [String] {
      var configuration = RenderConfiguration()
      configuration.family = .systemLarge
      configuration.localeIdentifier = locale
      let survey = try Lettered.ledgers(document, [configuration])
      return survey.rows.map { Self.plain($0.string) }
    }
    #expect(
      try words("de_DE") == [
        "09.01.2007", "09:41", "Dienstag", "Januar", "1.234.567,9", "1.234.567,89 €", "1,2 Mio.",
      ])
    #expect(
      try words("ja_JP") == [
        "2007/01/09", "9:41", "火曜日", "1月", "1,234,567.9", "€1,234,567.89", "123万",
      ])
    #expect(try words("fr_FR")[4] == "1 234 567,9")
    #expect(try words("ar_EG")[4] == "١٬٢٣٤٬٥٦٧٫٩")
  }

  /// Relative dates count from the picture's moment, not from the machine's clock.
  @Test func relativeDatesAreFixed() {
    #expect(
      words("en_US") {
        Text(Self.now.addingTimeInterval(-7200), format: .relative(presentation: .numeric))
        Text(Self.now.addingTimeInterval(86_400 * 2), format: .relative(presentation: .numeric))
      } == ["2 hours ago", "in 2 days"])
    #expect(
      words("de_DE") {
        Text(Self.now.addingTimeInterval(-7200), format: .relative(presentation: .numeric))
      } == ["vor 2 Stunden"])
  }
}
