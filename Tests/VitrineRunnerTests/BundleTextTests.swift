import Foundation
import Testing
import Vitrine

/// The texts of a bundle's widgets, judged by its own executable.
@MainActor @Suite struct BundleTextTests {
  @Test func textsAreJudgedWithoutPictures() async {
    let entry = WidgetEntry { Text("Dienstag") }
    let widget = WidgetDescription(
      kind: "Words", families: [.systemSmall], source: .immediate { _ in entry })
    let folder = FileManager.default.temporaryDirectory.path + "/no-such-\(UUID().uuidString)"
    let arguments = ["--texts", "--locale", "de_DE,ar_EG", "--type-size", "all", "-o", folder]
    #expect(await WidgetMain.run({ _ in [widget] }, arguments) == 0)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
