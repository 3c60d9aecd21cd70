import Testing
import VitrineGoldens

@Suite struct PictureCostsTests {
  private func costs(_ text: String) throws -> PictureCosts {
    try PictureCosts(Array(text.utf8), of: "costs.txt")
  }

  @Test func costsAreReadAsTheyAreWritten() throws {
    let costs = PictureCosts(["a b": 30, "Weather": 1200])
    #expect(costs.text == "vitrine-costs 1\n1200 Weather\n30 a b\n")
    #expect(try self.costs(costs.text) == costs)
  }

  /// Two of the largest numbers would end the process where shares are weighed.
  @Test(arguments: ["9223372036854775807", "86400000001", "-1", "1.5", ""])
  func numbersThatAreNoCostAreRefused(number: String) {
    #expect(throws: GoldenError.self) { try costs("vitrine-costs 1\n\(number) a\n") }
  }

  @Test func costsOfEarlierRunsAreHeldToWhatCanBeRead() throws {
    let costs = PictureCosts(["a": .max, "b": -5])
    #expect(costs.sorted.map(\.cost) == [86_400_000_000, 0])
    #expect(try self.costs(costs.text) == costs)
  }

  /// A file that went through Windows has carriage returns; a name that ends with one would come back joined
  /// with the next line.
  @Test(arguments: ["\r\n", "\r\r\n"]) func carriageReturnsEndNoName(end: String) throws {
    let costs = try costs(
      ["vitrine-costs 1", "1200 Weather", "30 a\rb", ""].joined(separator: end))
    #expect(costs == PictureCosts(["Weather": 1200, "a\rb": 30]))
    #expect(try self.costs(costs.text) == costs)
  }
}
