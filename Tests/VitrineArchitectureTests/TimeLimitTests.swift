import Testing

/// A limit of time is for tests that would otherwise never end. It counts while a test waits for a core, so that a
/// shorter one fails on a busy machine: six did under a sanitizer.
@Suite struct TimeLimitTests {
  @Test func limitsAreAnHour() throws {
    let paths = Checkout.files(below: "Tests").filter { $0.hasSuffix(".swift") }
    for path in paths where !path.hasSuffix("TimeLimitTests.swift") {
      let text = try Checkout.text(path)
      let limits = text.matches(of: /timeLimit\(\.(\w+)\((\d+)\)\)/)
      for limit in limits {
        #expect(limit.1 == "minutes" && limit.2 == "60", "\(path): \(limit.0)")
      }
    }
  }
}
