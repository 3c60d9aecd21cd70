import NotificationCenter
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics

extension SearchAndHomeScreenArticle {
  @MainActor @Suite("§2 and §3 Background and vibrancy", .serialized) struct Vibrancy {
    final class Empty: TodayWidgetController, TodayWidget {
      var body: some View { Color.clear }
    }

    private func backdrop(_ wallpaper: String, os: Int) async throws -> [Double] {
      var picture = TodayPicture(device: "iphone-se-1", os: os)
      picture.scene = .search
      picture.wallpaper = wallpaper
      let image = try await picture.draw { Empty() }
      let content = try #require(image.placed.nodes.first { $0.name == "TodayContent" }).frame
      return image.pixmap.luminances(in: content.inset(by: 16))
    }

    @Test(.holds("000 §1.2", "000 §2.23", "000 §3.1"), arguments: Wallpaper.names)
    func darkTextIsReadableOverEveryWallpaper(_ wallpaper: String) async throws {
      let darkest = try #require(try await backdrop(wallpaper, os: 10).min())
      // The least contrast that WCAG asks of text.
      #expect(Luminance.contrast(darkest, 0) >= 4.5, "\(wallpaper) \(darkest)")
    }

    /// The stripes of the wallpaper go, its light stays.
    @Test(.holds("000 §2.24", "000 §3.2")) func backgroundIsLightAndBlurred() async throws {
      let behind = try await backdrop("checks", os: 11)
      let spread = try #require(behind.max()) - #require(behind.min())
      #expect(try #require(behind.min()) > 0.5)
      #expect(spread < 0.1, "\(spread)")
    }

    final class Vibrant: TodayWidgetController, TodayWidget {
      static var effect = UIVibrancyEffect.widgetPrimary()
      var body: some View {
        Rectangle().vibrancyEffect(Self.effect).padding(20)
      }
    }

    /// The luminance of content in an effect, and that of the background beside it.
    private func draw(_ effect: UIVibrancyEffect, os: Int) async throws -> (
      ink: Double, behind: Double, codes: [String]
    ) {
      var picture = TodayPicture(os: os)
      picture.scene = .today
      let image = try await picture.draw {
        Vibrant.effect = effect
        return Vibrant()
      }
      let content = try #require(image.placed.nodes.first { $0.name == "TodayContent" }).frame
      let inks = image.pixmap.luminances(in: content.inset(by: 24))
      let band = Rect(x: content.x + 2, y: content.y + 24, width: 12, height: content.height - 48)
      let behind = image.pixmap.luminances(in: band)
      let mean = { (values: [Double]) in values.reduce(0, +) / Double(values.count) }
      return (mean(inks), mean(behind), image.diagnostics.map(\.code))
    }

    @Test(.holds("000 §3.3", "000 §3.4")) func system9HasTheNotificationCentersEffect() async throws
    {
      let drawn = try await draw(.notificationCenter(), os: 9)
      #expect(drawn.ink > 2 * drawn.behind, "\(drawn)")
      #expect(!drawn.codes.contains("deprecated-vibrancy"))
    }

    @Test(.holds("000 §3.5", "000 §3.6"), arguments: [10, 11]) func deprecationNamesTheReplacements(
      os: Int
    ) async throws {
      let image = try await TodayPicture(os: os).draw {
        Vibrant.effect = .notificationCenter()
        return Vibrant()
      }
      let note = try #require(image.diagnostics.first { $0.code == "deprecated-vibrancy" })
      #expect(
        note.message.contains("widgetPrimary()") && note.message.contains("widgetSecondary()"))
    }

    /// What they look like is not published: only that they are there, and which of them is fainter.
    @Test(.holds("000 §3.6", "000 §3.7")) func primaryIsStrongerThanSecondary() async throws {
      let primary = try await draw(.widgetPrimary(), os: 10)
      let secondary = try await draw(.widgetSecondary(), os: 10)
      #expect(primary.ink < secondary.ink && secondary.ink < secondary.behind)
      #expect(Luminance.contrast(primary.ink, primary.behind) >= 4.5, "\(primary)")
      #expect(primary.codes.contains("gap-UIVibrancyEffect"))
      #expect(try await draw(.widgetPrimary(), os: 9).codes.contains("vibrancy-unavailable"))
    }
  }
}
