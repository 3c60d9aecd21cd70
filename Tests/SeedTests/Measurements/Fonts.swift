import NotificationCenter
import SwiftUI
import Testing
import Vitrine

extension MeasurementArticle {
  @MainActor @Suite("§6 Fonts of iOS 11", .serialized) struct Fonts {
    /// A text of one style.
    final class Lettered: TodayWidgetController, TodayWidget {
      static var font = Font.body
      var body: some View { Text(verbatim: "Words").font(Self.font) }
    }

    private static let styles: [String: UIFont.TextStyle] = [
      "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
      "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
      "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]

    private func size(_ style: UIFont.TextStyle, _ picture: TodayPicture) async throws -> Double {
      try await picture.place {
        Lettered.font = Font(UIFont.preferredFont(forTextStyle: style))
        return Lettered()
      }.tree.text("Words").fontSize
    }

    @Test(
      .holds(
        "003 §6.2", "003 §6.3", "003 §6.4", "003 §6.5", "003 §6.6", "003 §6.7", "003 §6.8",
        "003 §6.9", "003 §6.10", "003 §6.11", "003 §6.12", "003 §6.13", "003 §6.14", "003 §6.15",
        "003 §6.16", "003 §6.17", "003 §6.18", "003 §6.19", "003 §6.20", "003 §6.21", "003 §6.22",
        "003 §6.23"),
      arguments: 0..<22)
    func everyCellOfTheFonts(_ index: Int) async throws {
      let row = try Table.rows("003-fonts.tsv")[index]
      let isSmall = try row.text("class") == "iPhone 5 and SE"
      let devices = isSmall ? ["iphone-se-1"] : ["iphone-6s", "iphone-6s-plus", "iphone-x"]
      let style = try #require(Self.styles[try row.text("style")])
      for device in devices {
        for (index, expected) in try row.levels().enumerated() {
          let picture = TodayPicture(device: device, os: 11, level: index + 1)
          #expect(try await size(style, picture) == expected, "\(device) level \(index + 1)")
        }
      }
    }

    @Test(.holds("003 §6.1")) func theyStopGrowingBeforeThoseOfApps() async throws {
      for style in [UIFont.TextStyle.body, .title1, .caption1] {
        var picture = TodayPicture(os: 11, level: 12)
        let inside = try await size(style, picture)
        picture.os = 10
        #expect(try await size(style, picture) > inside)
        picture.level = 4
        let usual = try await size(style, picture)
        picture.os = 11
        #expect(try await size(style, picture) == usual)
      }
    }
  }
}
