import StepsWidget
import Testing
import Vitrine
import VitrineTesting

/// A widget that asks for the time, the place and chance; its goldens hold on any day.
@Suite(.golden()) struct NextTrainWidgetTests {
  @Test(arguments: [EntrySelection.snapshot, .timeline, .placeholder])
  func everyEntry(_ entry: EntrySelection) async {
    var matrix = RenderMatrix()
    matrix.families = .listed([.systemSmall])
    matrix.entries = [entry]
    await expectSnapshot(of: NextTrainWidget.self, named: "train", over: matrix)
  }

  @Test func anotherDateAndPlace() async throws {
    var night = RenderConfiguration()
    night.date = .init(timeIntervalSince1970: 1_700_000_000)
    night.timeZoneIdentifier = "Asia/Tokyo"
    night.localeIdentifier = "de_DE"
    night.scheme = .dark
    let image = try #require(await picture(of: NextTrainWidget.self, night))
    expectSnapshot(of: image, named: "train/Night")
  }
}
