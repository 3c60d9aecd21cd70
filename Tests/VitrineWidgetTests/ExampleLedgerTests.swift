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

  /// The forecast's rows do not shrink and stand out of the smallest phone's widget on both sides.
  @Test func theForecastIsClippedOnTheSmallestPhone() throws {
    let ledger = try ledger("Weather.json", .systemLarge, "iphone-se-1", .xxLarge)
    #expect(ledger.judgedCount == 28 && ledger.count(of: .clipped) == 16)
    #expect(ledger.entries[0].string == "Cupertino" && abs(ledger.entries[0].cutDepth - 9.2126) < 1e-3)
    // One level below the words touch the edge, and nothing is cut.
    let below = try self.ledger("Weather.json", .systemLarge, "iphone-se-1", .xLarge)
    #expect(below.troubled.isEmpty)
  }

  @Test func aGermanTuesdayIsTruncated() throws {
    let ledger = try ledger(
      "Calendar.yaml", .systemMedium, "iphone-17-pro-max", .accessibility4, "de_DE")
    let day = try #require(ledger.entries.first { $0.problems == [.truncated] })
    #expect(day.string == "DIENSTAG" && day.shown == ["DIENST…"] && day.wordsLost == 1)
    let english = try self.ledger("Calendar.yaml", .systemMedium, "iphone-17-pro-max", .accessibility4)
    #expect(english.count(of: .truncated) == 0)
  }

  /// A digit of the price's change is cut by the container's lower edge.
  @Test func arabicDigitsStandLower() throws {
    let ledger = try ledger("Stocks.yaml", .systemSmall, "iphone-se-3", .accessibility5, "ar_EG")
    let change = try #require(ledger.entries.first { $0.problems == [.clipped] })
    #expect(change.string.hasSuffix("+٥٫١٣") && abs(change.cutDepth - 3.32) < 0.01)
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
