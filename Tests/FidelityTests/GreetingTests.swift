import Testing

/// The greeting of the references `rc-text` and `rc-redacted`, which are restated at 15 pt: all that was
/// measured on them is what 16 pt gives.
@MainActor @Suite struct GreetingTests {
  @Test func wordsStandWhereTheyWereMeasured() throws {
    let drawn = try #require(Drawn.view("rc-greeting"))
    #expect(drawn.baseline("Hello, world") == 35)
    let ink = drawn.inkX("Hello, world")
    #expect(abs(ink[0] - 109) <= 1 && abs(ink[1] - 191) <= 1, "\(ink)")
    // 1.5 % is the tolerance of widths.
    #expect(abs((ink[1] - ink[0]) / 82 - 1) <= 0.015, "\(ink)")
  }

  @Test func theBarOfThePlaceholderIsThatOfThePicture() throws {
    let drawn = try #require(Drawn.view("rc-greeting-placeholder"))
    #expect(drawn.bounds(of: Level(214, 214, 214), reach: 20) == [105, 24, 195, 35])
  }
}
