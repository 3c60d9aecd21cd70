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
      "--strict",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(program.files("out").count >= 18)
  }

  @Test(arguments: ["Weather.json", "Battery.yaml", "Stocks.yaml", "Calendar.yaml"])
  func everyVariantIsDrawn(name: String) throws {
    let outcome = try program.run([
      "render", Self.folder + "/" + name, "-o", "out", "--type-size", "AX5", "--mode", "all",
      "--entry", "snapshot,placeholder,timeline", "--scene", "all", "--quiet",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(program.files("out").count >= 36)
  }
}
