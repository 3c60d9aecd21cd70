import Testing
import VitrineExpansions

@Suite struct EntryTests {
  @Test(
    arguments: [
      ("@Entry var size: Int = 3", "size", "Int", "3"),
      ("@Entry\n  public var `title`: String? ", "title", "String?", "nil"),
      ("@Entry var scale = 2.0 * { $0 }(1)", "scale", nil, "2.0 * { $0 }(1)"),
      (
        "@Entry fileprivate var on: (Int) -> Bool = { $0 == 1 }", "on", "(Int) -> Bool",
        "{ $0 == 1 }"
      ),
    ] as [(String, String, String?, String)])
  func declarationsAreRead(source: String, name: String, type: String?, value: String) throws {
    let entry = try #require(EnvironmentEntry(source))
    #expect(entry.name == name && entry.type == type && entry.value == value)
  }

  @Test(arguments: ["@Entry var size: Int", "@Entry let size = 3", ""])
  func othersAreRefused(source: String) {
    #expect(EnvironmentEntry(source) == nil)
  }

  @Test func unknownRequestsAreAnswered() {
    guard case .expansion(.failure) = PluginRequest().response else {
      Issue.record("an unknown request must be refused")
      return
    }
  }
}
