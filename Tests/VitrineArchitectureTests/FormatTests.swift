import Foundation
import Testing

/// Every file is as `swift format --in-place` leaves it.
@Suite struct FormatTests {
  /// The version whose output is the rule: others wrap lines in other places.
  private static let version = "6.3.1"

  private static var hasVersion: Bool {
    guard let said = try? SwiftTool.run(["format", "--version"]).output else { return false }
    return String(decoding: said, as: UTF8.self).hasPrefix(version)
  }

  @Test(.enabled(if: hasVersion, "swift format is of another version"))
  func sourcesAreFormatted() throws {
    let places = ["--recursive", "Sources", "Tests", "Package.swift"]
    let (status, output) = try SwiftTool.run(
      ["format", "lint", "--strict", "--parallel"] + places, withErrors: true)
    let complaints = String(decoding: output.prefix(2000), as: UTF8.self)
    #expect(
      status == 0, "run swift format --in-place \(places.joined(separator: " "))\n\(complaints)")
  }
}
