import Foundation
import Testing

/// What may lie in the checkout, and how large.
@Suite struct CheckoutTests {
  @Test func topLevelIsFixed() throws {
    // What the package manager and the command line leave there is never committed.
    let leftovers: Set<String> = ["Package.resolved", "out"]
    let names = try FileManager.default.contentsOfDirectory(atPath: Checkout.root.path)
      .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".xcodeproj") }
    #expect(Set(names).subtracting(topLevel).subtracting(leftovers) == [])
  }

  @Test func swiftFilesAreShort() throws {
    for path in sources {
      guard path.hasSuffix(".swift") else { continue }
      let lines = try Checkout.text(path).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).count
      #expect(lines <= 401, "\(path) has \(lines) lines; 400 is the most")
    }
  }

  /// Words that mark unfinished work, and ways to end the process on bad input.
  @Test func sourcesHoldNoForbiddenWords() throws {
    let words = ["TODO", "FIXME", "XXX", "fatalError(", "try!", " as! "]
    for path in Checkout.files(below: "Sources") where isCode(path) {
      for (i, line) in try Checkout.text(path).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).enumerated() {
        for word in words where line.contains(word) {
          Issue.record("\(path):\(i + 1) holds \(word)")
        }
      }
    }
  }

  @Test func goldensAreSmall() throws {
    let goldens = Checkout.files(below: "Golden")
    for path in goldens where path.hasSuffix(".png") {
      #expect(try Checkout.size(path) <= 32 << 10, "\(path) is larger than 32 KiB")
    }
    #expect(try goldens.reduce(0) { $0 + (try Checkout.size($1)) } < 20 << 20)
  }

  @Test func fontsAreNotTooLarge() throws {
    let total = try Checkout.files(below: "Fonts").reduce(0) { $0 + (try Checkout.size($1)) }
    #expect(total < 30 << 20)
  }

  /// A list that nothing reads would rot.
  @Test func launchersCanRun() throws {
    let launchers = [
      "vitrine", "test", ".ci/run", ".ci/package", ".ci/quietly", ".ci/require-packages",
      ".ci/set-address", "Tests/Clocks/run",
      "Tests/Fuzz/run",
      "Tests/Long/actions", "Tests/Long/files", "Tests/Long/package", "Tests/Long/run",
      "Tests/Plants/run",
      "Tests/Sanitizers/run",
    ]
    for path in launchers {
      #expect(
        FileManager.default.isExecutableFile(atPath: Checkout.root.appending(path: path).path),
        "\(path) is missing or not executable")
    }
    let names = try Checkout.text(".ci/packages").split(whereSeparator: \.isNewline)
      .compactMap { $0.split(separator: "#", omittingEmptySubsequences: false).first }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(names.count > 4)
    for name in names { #expect(!name.contains(" "), "one package a line, not \(name)") }
  }

  private var sources: [String] {
    Checkout.files(below: "Sources") + Checkout.files(below: "Tests")
      + Checkout.files(below: "Fonts")
  }

  private func isCode(_ path: String) -> Bool {
    [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
  }
}
