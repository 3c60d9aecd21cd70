import Foundation
import Testing

/// README is one page, and what it shows stands in the sample package, whose tests are run.
@Suite struct FirstPageTests {
  private static let sample = "Tests/SamplePackage/Tests/StepsWidgetTests/"

  /// The blocks of a page in a language, which is empty for output.
  private static func blocks(of page: String, in language: String) throws -> [String] {
    let parts = try Checkout.text(page).components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).compactMap { index in
      let block = parts[index]
      guard block.hasPrefix(language + "\n") else { return nil }
      return String(block.dropFirst(language.count + 1))
    }
  }

  private static let testing = "Sources/Vitrine/Vitrine.docc/Testing.md"

  @Test func readmeIsOnePage() throws {
    let lines = try Checkout.text("README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 121)
  }

  @Test func testOfREADMEIsTheSamples() throws {
    let shown = try Self.blocks(of: "README.md", in: "swift")
      .filter { $0.hasPrefix("import StepsWidget\n") }
    #expect(shown == [try Checkout.text(Self.sample + "StepsWidgetTests.swift")])
    #expect(
      try Self.blocks(of: Self.testing, in: "swift").contains { $0 == shown.first },
      "the page on testing begins with the same test")
  }

  /// The page shows some of the sample's tests, each as it stands there.
  @Test func testsOfThePageAreTheSamples() throws {
    let tests = try Checkout.text(Self.sample + "StepsLooksTests.swift")
    let shown = try #require(
      try Self.blocks(of: Self.testing, in: "swift").first { $0.contains("StepsLooksTests") })
    for part in shown.components(separatedBy: "\n\n") where !part.hasPrefix("import ") {
      #expect(tests.contains(part), "\(part)")
    }
  }

  /// `Tests/Plants/run` compares README's lines with what the sample's tests say.
  @Test func failureOfThePageIsREADMEs() throws {
    let golden = "Steps-systemSmall-iphone-15-large-light.png: "
    let readme = try #require(
      try Self.blocks(of: "README.md", in: "").first { $0.hasPrefix(golden) })
    let page = try #require(
      try Self.blocks(of: Self.testing, in: "").first { $0.hasPrefix(golden) })
    #expect(page.hasPrefix(readme))
    #expect(try Checkout.text("Tests/Plants/plants.py").contains("{layout}, LIGHT, shown())"))
  }

  @Test func dependencyOfREADMEIsThePages() throws {
    let line = try #require(
      try Self.blocks(of: "README.md", in: "swift").first { $0.hasPrefix(".package(") })
    #expect(try Checkout.text(Self.testing).contains(line.dropLast()))
  }

  /// The pages on Swift name the modules that there are, in whatever order.
  @Test(arguments: ["SwiftWidgets", "Extensions"]) func modulesOfThePagesAreTheShims(
    page: String
  ) throws {
    let modules = Manifest.Target.shims.filter {
      !$0.hasPrefix("Vitrine") && !$0.hasPrefix("_") && $0 != "SystemFrameworks"
    }
    let text = try Checkout.text("Sources/Vitrine/Vitrine.docc/\(page).md")
    let list = try #require(text.split(separator: "\n\n").first { $0.contains("`ActivityKit`") })
    let row = list.split(separator: "\n| ").first { $0.contains("`ActivityKit`") } ?? list
    let named = Set(row.split(separator: "`").map(String.init)).intersection(modules)
    #expect(named == modules)
  }
}
