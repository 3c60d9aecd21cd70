import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The icons of Home Screens that are no symbols: the wheel of petals, and the day of the picture's date.
@MainActor @Suite struct AppDrawingTests {
  private func home(
    _ look: HomeScreenLook = .default, _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.scene = .home
    configuration.family = .systemSmall
    configuration.wallpaper = Wallpaper(name: "slate")
    configuration.look = look
    configuration.scale = 1
    change(&configuration)
    return configuration
  }

  /// The weekday and the day that the icon of the calendar shows.
  private func day(_ date: Date, _ change: (inout RenderConfiguration) -> Void = { _ in }) async
    -> [String]
  {
    let configuration = home {
      $0.date = date
      change(&$0)
    }
    let widget = SceneFixture.plain
    let entry = await widget.entry(for: EntryRequest(configuration))
    // The screen without its pixels.
    let placed = SceneFixture.renderer.place(entry, of: widget, configuration)
    let texts = SceneFixture.texts(placed.tree)
    let clock = SceneClock(configuration)
    return [clock.weekday, clock.dayOfMonth].filter(texts.contains)
  }

  /// 1 January 2025, a Wednesday, at noon in Greenwich; and days after it.
  private func january(_ day: Int, hours: Double = 0) -> Date {
    Date(timeIntervalSince1970: 1_735_732_800 + Double(day - 1) * 86_400 + hours * 3600)
  }

  @Test func theCalendarShowsTheDayOfThePicture() async {
    #expect(await day(january(1)) == ["WED", "1"])
    #expect(await day(january(31)) == ["FRI", "31"])
  }

  @Test(arguments: [
    ("de", "MI", "1"), ("fr", "MER.", "1"), ("ja", "水", "1"), ("ru", "СР", "1"),
    ("ar_EG", "أربعاء", "١"),
  ])
  func theDayIsInThePicturesLanguage(_ locale: String, _ weekday: String, _ number: String) async {
    let shown = await day(january(1)) { $0.localeIdentifier = locale }
    #expect(shown == [weekday, number])
  }

  @Test func theDayIsThatOfTheTimeZone() async {
    let tokyo = await day(january(1, hours: 5)) { $0.timeZoneIdentifier = "Asia/Tokyo" }
    #expect(tokyo == ["THU", "2"])
    let honolulu = await day(january(1, hours: -5)) { $0.timeZoneIdentifier = "Pacific/Honolulu" }
    #expect(honolulu == ["TUE", "31"])
  }

  /// The colours of the petals of an icon, clockwise from the top, on a screen of one pixel to the point.
  private func icon(_ name: String, _ configuration: RenderConfiguration) async -> [RGBA] {
    let image = await SceneFixture.image(SceneFixture.plain, configuration)
    guard let label = SceneFixture.text(name, in: image.placed) else { return [] }
    let (x, y) = (label.frame.midX, label.baseline - 45)
    var found: [RGBA] = []
    for angle in 0..<8 {
      let turn = Double(angle) * .pi / 4
      // Outside of where neighbours overlap.
      let (px, py) = (x + 20 * sin(turn), y - 20 * cos(turn))
      let pixel = image.pixmap[Int(px), Int(py)]
      found.append(
        RGBA(
          Float(pixel & 255) / 255, Float(pixel >> 8 & 255) / 255, Float(pixel >> 16 & 255) / 255))
    }
    return found
  }

  private func spread(_ color: RGBA) -> Float {
    max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
  }

  @Test func photosAreEightPetalsOfDifferentColours() async {
    for look in [HomeScreenLook.default, .dark] {
      let petals = await icon("Photos", home(look))
      #expect(petals.count == 8 && petals.allSatisfy { spread($0) > 0.2 }, "\(look): \(petals)")
      #expect(Set(petals.map { [$0.red, $0.green, $0.blue] }).count == 8)
    }
  }

  @Test func thePetalsTakeTheTint() async {
    let clear = await icon("Photos", home(.clear))
    #expect(clear.count == 8 && clear.allSatisfy { spread($0) < 0.15 })
    let red = await icon("Photos", home(.tinted) { $0.tint.accent = RGBA(0.9, 0.1, 0.1) })
    #expect(red.count == 8 && red.allSatisfy { $0.red > $0.blue })
  }
}
