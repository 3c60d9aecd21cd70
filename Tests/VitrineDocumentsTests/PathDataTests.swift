import Testing
import VitrineDocuments

@Suite struct PathDataTests {
  /// Each letter and each repetition of one is a command, a letter that closes a figure too.
  @Test(arguments: ["M0 0ZZZ", "M0 0 1 1 2 2 3 3", "M0 0L1 1Z m1 1"])
  func commandsHaveALimit(text: String) {
    #expect(PathDataParser.parse(text, limit: 3) == nil)
  }

  @Test func commandsUpToTheLimitAreRead() {
    #expect(PathDataParser.parse("M0 0L1 1Z", limit: 3)?.count == 3)
  }
}
