import GoldenSupport
import Testing
import Vitrine
import VitrineTesting
import XCTest

private let folder = GoldenFolder()

/// The previews of the example widgets, which are tested without further code.
@MainActor
@Suite(.golden(folder.goldens, artifacts: folder.artifacts)) struct PreviewTests {
  /// One pixel a point keeps the files small.
  static var matrix: RenderMatrix {
    var matrix = RenderMatrix()
    matrix.common.scale = 1
    return matrix
  }

  @Test func previewsOfTheExamples() async throws {
    let previews = try SnapshotPreview.all(in: "ExampleWidgets")
    #expect(previews.count == 15 && previews.allSatisfy { $0.reasonNotDrawn == nil })
    await expectSnapshots(
      ofPreviewsIn: "ExampleWidgets", named: "Previews", over: Self.matrix,
      renderer: Renderer(fontFolder: folder.fonts))
    // By file and title; a timeline has a picture for each entry.
    let names = folder.names(in: "Previews/Previews")
    let battery = "Battery-an-hour-systemMedium-iphone-15-large-light-"
    #expect(names.filter { $0.hasPrefix(battery) } == ["0.png", "1.png"].map { battery + $0 })
    let weather = names.filter { $0.hasPrefix("Weather-today-systemMedium-iphone-15-large-light-") }
    #expect(weather.count == 5)
    // A live activity has one for each of its states.
    let delivery = "Delivery-activity-iphone-15-large-light-"
    #expect(
      folder.names(in: "Previews/DeliveryActivity").filter { $0.hasPrefix(delivery) }
        == ["0.png", "1.png"].map { delivery + $0 })
    #expect(names.contains("BatteryPercent-fits-iphone-15-large-light-view.png"))
    #expect(names.contains("Rings-120x120-iphone-15-large-light-view.png"))
    #expect(
      folder.names(in: "Previews/FitnessView_Previews") == [
        "FitnessView_Previews-1-systemSmall-iphone-15-large-light.png",
        "FitnessView_Previews-2-systemMedium-iphone-15-large-light.png",
      ])
  }
}

/// The same call under XCTest, with the same goldens.
final class PreviewAssertionTests: XCTestCase {
  @MainActor
  func testViewsOfAProvider() async {
    let context = SnapshotContext(goldens: folder.goldens, artifacts: folder.artifacts)
    await SnapshotContext.$current.withValue(context) {
      await assertSnapshots(
        ofPreviewsIn: "ExampleWidgets/FitnessView_Previews", named: "Previews",
        over: PreviewTests.matrix,
        renderer: Renderer(fontFolder: folder.fonts))
    }
  }
}
