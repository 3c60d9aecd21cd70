import Foundation
import Vitrine
import VitrineDocuments

extension FuzzTarget {
  /// Scene documents beside the examples, from their bytes to the places of their widgets.
  static let scene = FuzzTarget(
    name: "scene",
    files: ["PhoneScene", "TabletScene", "TodayScene"].map { "Sources/ExampleWidgets/\($0).yaml" },
    words: { DocumentWords.all + DocumentWords.yaml + SceneReading.words },
    longest: 4 << 10, rounds: 1500
  ) { bytes in
    SceneReading.place(bytes)
    return nil
  }
}

enum SceneReading {
  /// The widgets that inputs can name.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/ExampleWidgets")

  static let words: [[UInt8]] = [
    "Battery.yaml", "Calendar.yaml", "Stocks.yaml", "Weather.json", "TodayAgenda.yaml",
    "PhoneScene.yaml", "../ExampleWidgets/Weather.json", "file: ", "family: ", "at: [0, 0]",
    "at: [-1, 9e18]", "entry: placeholder", "pages:\n  - - ", "scene: lock\n", "scene: today\n",
    "device: ipad-11\n", "device: mac\n", "orientation: landscape\n", "os: 14\n", "systemLarge",
    "accessoryCircular", "systemExtraLarge", "displayMode: expanded", "TodayTrips.json",
  ].map { Array($0.utf8) }

  static func place(_ bytes: [UInt8]) {
    let file = folder.appending(path: "fuzz.yaml").path
    guard case .scene(let scene)? = try? InputDocument.parse(bytes, file: file) else { return }
    var matrix = RenderMatrix()
    matrix.scenes = [scene.scene]
    matrix.os = scene.os.flatMap { Int($0) }
    if let name = scene.device, case .success(let device) = Device.find(name) {
      matrix.devices = .listed([device])
    }
    for (index, page) in scene.pages.enumerated() {
      guard let first = page.first,
        let widget = scene.widget(ofPage: index, entry: .snapshot, replacing: nil)
      else { continue }
      matrix.families = first.family.map { .listed([$0]) } ?? .all
      matrix.common.homeCell = first.cell
      _ = try? matrix.expand(for: widget)
    }
  }
}
