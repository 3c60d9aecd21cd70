import Foundation
import Testing

/// The documents that ship as examples.
@Suite struct ExampleDocumentTests {
  private let program: Program

  init() throws { program = try Program() }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ExampleWidgets").path

  @Test(arguments: ["Weather.json", "Battery.yaml", "Stocks.yaml", "Calendar.yaml"])
  func everyFamilyIsDrawnWithoutNotes(name: String) throws {
    let outcome = try program.run([
      "render", Self.folder + "/" + name, "-o", "out", "--type-size", "1,4,7", "--scheme", "all",
      "--scale", "1", "--strict",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(program.files("out").count >= 18)
  }

  @Test(arguments: ["Weather.json", "Battery.yaml", "Stocks.yaml", "Calendar.yaml"])
  func everyVariantIsDrawn(name: String) throws {
    let outcome = try program.run([
      "render", Self.folder + "/" + name, "-o", "out", "--type-size", "AX5", "--mode", "all",
      "--entry", "snapshot,placeholder,timeline", "--scene", "all", "--scale", "1", "--quiet",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(program.files("out").count >= 36)
  }

  /// Both scenes, as they are written and in the dark, without any note but that a tablet's slots are estimated.
  @Test func scenesAreDrawn() throws {
    let outcome = try program.run([
      "render", Self.folder + "/PhoneScene.yaml", Self.folder + "/TabletScene.yaml", "-o", "out",
      "--scheme", "all", "--scale", "1",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      program.files("out") == [
        "PhoneScene-home-iphone-16-large-dark-ios18.png",
        "PhoneScene-home-iphone-16-large-light-ios18.png",
        "TabletScene-home-ipad-pro-11-large-dark-landscape-page1.png",
        "TabletScene-home-ipad-pro-11-large-dark-landscape-page2.png",
        "TabletScene-home-ipad-pro-11-large-light-landscape-page1.png",
        "TabletScene-home-ipad-pro-11-large-light-landscape-page2.png",
      ])
  }

  /// Today widgets below others: only the platter's light appearance in the dark is more than a note.
  @Test func theTodaySceneIsDrawn() throws {
    let outcome = try program.run([
      "render", Self.folder + "/TodayScene.yaml", "-o", "out", "--scale", "1", "--json",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(program.files("out") == ["TodayScene-today-iphone-11-pro-large-light-ios14.png"])
    #expect(!outcome.output.contains("\"warning\""), "\(outcome.output)")
    for code in ["today-sizes-assumed", "estimated-today-end", "estimated-column"] {
      #expect(outcome.output.contains(code), "\(outcome.output)")
    }
  }
}
