import Testing
import VitrineGoldens

@Suite struct GoldenNameTests {
  @Test(arguments: ["Weather", "Widgets/Weather-small", "день", "天气/小", "🌦️", "a b", "a.b"])
  func namesThatFilesCanHave(text: String) throws {
    #expect(try GoldenName(text).text == text)
  }

  @Test(arguments: [
    "", "/a", "a/", "a//b", "..", "a/../b", ".hidden", "a\\b", "a:b", "a*", "a?", "a\"b", "a\nb",
    "a\u{0}b", "end.", "end ", String(repeating: "x", count: 201),
    String(repeating: "あ", count: 100),
    Array(repeating: "part", count: 300).joined(separator: "/"),
  ])
  func namesThatAreRefused(text: String) {
    #expect(throws: GoldenNameError.self) { try GoldenName(text) }
  }

  @Test func messagesSayWhatIsWrong() {
    let error = #expect(throws: GoldenNameError.self) { try GoldenName("a/../b") }
    #expect(error?.description == "'a/../b' cannot name a golden: '..' is no name")
  }
}
