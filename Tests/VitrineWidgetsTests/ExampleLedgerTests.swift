import Testing
import Vitrine
import VitrineDocuments

/// Findings in the example documents that were checked against their pictures by eye.
@MainActor @Suite struct ExampleLedgerTests {
  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Sources/ExampleWidgets/"
  }()

  private func ledger(
    _ name: String, _ family: WidgetFamily, _ device: String, _ typeSize: DynamicTypeSize,
    _ locale: String = "en_US"
  ) throws -> TextLedger {
    let document = try Document.load(Self.folder + name, limits: .standard)
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named(device))
    configuration.family = family
    configuration.typeSize = typeSize
    configuration.localeIdentifier = locale
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = Tapped.renderer.place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    return Tapped.renderer.textLedger(placed)
  }

  /// The bars of the forecast's rows give way, and then its numbers shrink.
  @Test(arguments: DynamicTypeSize.allCases)
  func theForecastFitsTheSmallestPhone(_ typeSize: DynamicTypeSize) throws {
    let ledger = try ledger("Weather.json", .systemLarge, "iphone-se-1", typeSize)
    #expect(ledger.judgedCount >= 8 && ledger.troubled.isEmpty)
  }

  @Test func aLongGermanTuesdayIsAbbreviated() throws {
    let ledger = try ledger(
      "Calendar.yaml", .systemMedium, "iphone-17-pro-max", .accessibility4, "de_DE")
    #expect(ledger.troubled.isEmpty && ledger.entries[0].string == "DI")
    let usual = try self.ledger(
      "Calendar.yaml", .systemMedium, "iphone-17-pro-max", .large, "de_DE")
    #expect(usual.entries[0].string == "DIENSTAG")
  }

  /// Arabic digits reach lower than Latin ones, and the last line still has room for them.
  @Test func arabicDigitsStandLower() throws {
    let ledger = try ledger("Stocks.yaml", .systemSmall, "iphone-se-3", .accessibility5, "ar_EG")
    let change = try #require(ledger.entries.first { $0.string.hasSuffix("+٥٫١٣") })
    #expect(change.problems.isEmpty)
  }

  @Test func nothingIsWrongAtTheUsualSize() throws {
    for name in ["Weather.json", "Battery.yaml", "Calendar.yaml", "Stocks.yaml"] {
      for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
        for locale in ["en_US", "de_DE", "ja_JP", "ar_EG", "th_TH"] {
          let ledger = try ledger(name, family, "iphone-15", .large, locale)
          #expect(ledger.troubled.isEmpty, "\(name) \(family) \(locale)")
          // The small battery widget shows rings alone.
          #expect((ledger.judgedCount == 0) == (name == "Battery.yaml" && family == .systemSmall))
        }
      }
    }
  }
}
