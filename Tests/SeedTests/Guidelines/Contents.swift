import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics

extension WidgetGuidelines {
  @MainActor @Suite("§3 Focused widgets, §4 settings and taps, §5 updates") struct Contents {
    private func weather(_ family: WidgetFamily) throws -> [String] {
      try WidgetPicture(family: family).draw(try Document.example("Weather.json")).placed.texts
    }

    private static let hours = ["9AM", "10AM", "11AM", "12PM", "1PM", "2PM"]
    private static let days = ["Tue", "Wed", "Thu", "Fri", "Sat"]

    /// The chapter's own example, as the shipped weather widget has it.
    @Test(
      .holds("002 §3.10", "002 §3.11", "002 §3.12"),
      arguments: [
        (WidgetFamily.systemSmall, 0, 0), (.systemMedium, 6, 0), (.systemLarge, 6, 5),
      ])
    func weatherGrowsWithItsSize(_ family: WidgetFamily, _ hourCount: Int, _ dayCount: Int) throws {
      let texts = try weather(family)
      #expect(texts.contains("57°"))
      #expect(texts.contains("Partly Cloudy"))
      #expect(texts.contains("H:64° L:44°"))
      #expect(texts.filter(Self.hours.contains) == Array(Self.hours.prefix(hourCount)))
      #expect(texts.filter(Self.days.contains) == Array(Self.days.prefix(dayCount)))
    }

    @Test(.holds("002 §3.1", "002 §4.8", "002 §4.9")) func tapsReachThePlaceInTheApp() async throws
    {
      let stock = URL(string: "stocks://AAPL")
      let image = try await WidgetPicture().draw {
        Text(verbatim: "AAPL").frame(maxWidth: .infinity, maxHeight: .infinity).widgetURL(stock)
      }
      #expect(image.hits.target(at: Point(84, 84))?.url == "stocks://AAPL")
      let plain = try await WidgetPicture().draw { Text(verbatim: "AAPL") }
      #expect(plain.hits.targets.map(\.kind) == [.app])
    }

    @Test(
      .holds("002 §4.13", "002 §4.14"),
      arguments: [
        (WidgetFamily.systemSmall, ["notes://folder"]),
        (.systemMedium, ["notes://1", "notes://2", "notes://3"]),
        (.systemLarge, ["notes://1", "notes://2", "notes://3"]),
      ])
    func smallHasOneTargetAndLargerSizesHaveSeveral(_ family: WidgetFamily, _ urls: [String])
      async throws
    {
      let image = try await WidgetPicture(family: family).draw {
        VStack(spacing: 0) {
          ForEach(1..<4) { number in
            if let url = URL(string: "notes://\(number)") {
              Link(destination: url) { Color.yellow }
            }
          }
        }
        .widgetURL(URL(string: "notes://folder"))
      }
      let height = Double(image.pixmap.height)
      let reached = (0..<3).compactMap { row in
        image.hits.target(at: Point(80, height * (Double(row) + 0.5) / 3))?.url
      }
      #expect(Array(Set(reached)).sorted() == urls)
    }

    @Test(.holds("002 §4.17")) func signedOutReadersAreTold() throws {
      let document = try Document.parsed(
        """
        {"vitrine":1,"kind":"Bookings","data":{"next":"Table for two, 7 PM"},
        "samples":{"signed-out":{"next":"Sign in to see your next booking"}},"body":"{next}"}
        """)
      var picture = WidgetPicture(family: .systemMedium)
      #expect(try picture.draw(document).placed.texts == ["Table for two, 7 PM"])
      picture.entry = .named("signed-out")
      #expect(try picture.draw(document).placed.texts == ["Sign in to see your next booking"])
    }

    /// The tide once an hour, read from a provider's timeline at any moment between.
    @Test(
      .holds("002 §5.2", "002 §5.6", "002 §5.9", "002 §5.11"),
      arguments: [
        (0.0, "8:00"), (1139, "8:00"), (1140, "10:00"), (4739, "10:00"), (4740, "11:00"),
        (1e6, "11:00"),
      ])
    func theEntryInForceIsShownUntilTheNextOne(_ seconds: Double, _ words: String) throws {
      let document = try Document.parsed(
        """
        {"vitrine":1,"kind":"Tides","data":{"at":"none"},"body":"{at}",
        "entries":[{"date":"2007-01-09T08:00","data":{"at":"8:00"}},
        {"date":"2007-01-09T10:00","data":{"at":"10:00"}},
        {"date":"2007-01-09T11:00","data":{"at":"11:00"}}],"reload":"2007-01-09T12:00"}
        """)
      var picture = WidgetPicture()
      picture.entry = .current
      picture.seconds = seconds
      // No placeholder hides what is old.
      let image = try picture.draw(document)
      #expect(image.placed.texts == [words])
      #expect(image.placed.nodes.allSatisfy { $0.redaction == .none })
    }

    @Test(.holds("002 §5.7"), arguments: [(0.0, "2 hours"), (3600, "3 hours")])
    func theLastUpdateCanBeTold(_ seconds: Double, _ words: String) async throws {
      let updated = RenderConfiguration.defaultDate.addingTimeInterval(-7200)
      var picture = WidgetPicture(family: .systemMedium)
      picture.seconds = seconds
      let texts = try await picture.draw { Text(updated, style: .relative) }.placed.texts
      let text = try #require(texts.first)
      #expect(text.hasPrefix(words.split(separator: " ").first ?? "?"), "\(texts)")
    }
  }
}
