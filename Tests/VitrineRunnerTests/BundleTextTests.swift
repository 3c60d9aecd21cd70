import Foundation
import Testing
import Vitrine

/// The texts of a bundle's widgets, judged by its own executable.
@MainActor @Suite struct BundleTextTests {
  @Test func textsAreJudgedWithoutPictures() async {
    let entry = WidgetEntry { Text("Dienstag") }
    let widget = WidgetDescription(
      kind: "Words", families: [.systemSmall], source: .immediate { _ in entry })
    let run = { (more: [String]) in
      await WidgetMain.run(
        { _ in [widget] }, ["--texts", "--locale", "de_DE,ar_EG", "--type-size", "all"] + more)
    }
    #expect(await run([]) == 0)
    #expect(await run(["--json", "--strict"]) == 0)
    for flag in [["-o", "out"], ["--hits"], ["--jobs", "2"]] { #expect(await run(flag) == 2) }
    #expect(await run(["--max-steps", "1"]) == 3)
  }
}
