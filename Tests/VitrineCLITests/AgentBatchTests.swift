import Foundation
import Testing

/// Batches, cancellations, notifications, and arguments as clients of `vitrine mcp` send them.
@Suite struct AgentBatchTests {
  private let program: Program

  init() throws { program = try Program() }

  /// The lines that are answered to lines.
  private func talk(_ lines: [String]) throws -> [Any] {
    try program.write("requests", lines.joined(separator: "\n"))
    let outcome = try program.shell("vitrine mcp < requests")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
    return try outcome.lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
  }

  private static func welcome(_ version: String) -> String {
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
  }

  private static func ping(_ id: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#
  }

  private static func call(_ id: String, _ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":"#
      + #"{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  private static let initialized = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
  private static let small = #"{"document":{"vitrine":1,"kind":"x","body":{"Text":"x"}}}"#

  private func ids(_ answer: Any?) -> [String]? {
    (answer as? [[String: Any]])?.map { $0["id"].map { "\($0)" } ?? "" }
  }

  private func code(_ answer: Any?) -> Int? {
    ((answer as? [String: Any])?["error"] as? [String: Any])?["code"] as? Int
  }

  @Test func aBatchIsAnsweredTogetherInItsVersion() throws {
    let found = try talk([
      Self.welcome("2025-03-26"),
      "["
        + [Self.ping(#""a""#), Self.initialized, Self.ping("9007199254740993")]
        .joined(separator: ",") + "]",
      "[" + [Self.initialized, Self.initialized].joined(separator: ",") + "]",
      "["
        + [Self.call("1", "lint_widget", Self.small), Self.ping("2"), "7"]
        .joined(separator: ",") + "]",
      "[]", Self.ping("3"),
    ])
    // A batch with calls is answered once they are done, beside what comes after it.
    let batch = try #require(found.first { ids($0) == ["1", "2", "<null>"] } as? [[String: Any]])
    #expect((batch[0]["result"] as? [String: Any])?["isError"] as? Bool == false)
    #expect(code(batch[2]) == -32600)
    let others = found.filter { ids($0)?.first != "1" }
    #expect(others.count == 4 && ids(others[1]) == ["a", "9007199254740993"])
    #expect(code(others[2]) == -32600)
    #expect((others[3] as? [String: Any])?["id"] as? Int == 3)
  }

  /// The seventeenth call of a tool is an error of its own; the others are answered.
  @Test func aBatchHasAtMostSixteenCalls() throws {
    let calls = (1...17).map { Self.call("\($0)", "list_widgets", "{}") }
    let found = try talk([Self.welcome("2025-03-26"), "[" + calls.joined(separator: ",") + "]"])
    let batch = try #require(found.last as? [[String: Any]])
    #expect(batch.count == 17 && code(batch[15]) == nil && code(batch[16]) == -32600)
    let error = batch[16]["error"] as? [String: Any]
    #expect(error?["message"] as? String == "a batch calls at most 16 tools")
  }

  @Test(arguments: ["2025-11-25", "2025-06-18", "2024-11-05"])
  func otherVersionsHaveNoBatches(version: String) throws {
    let found = try talk([Self.welcome(version), "[\(Self.ping("1"))]", Self.ping("2")])
    #expect(found.count == 3 && code(found[1]) == -32600)
    let error = (found[1] as? [String: Any])?["error"] as? [String: Any]
    #expect((error?["message"] as? String)?.contains("2025-03-26") == true)
  }

  @Test func requestsWithoutANameHaveNoAnswer() throws {
    let found = try talk([
      #"{"jsonrpc":"2.0","method":"ping"}"#, Self.ping("null"),
      Self.call("null", "lint_widget", Self.small), #"{"jsonrpc":"2.0","method":"no/such"}"#,
      #"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"nothing"}}"#, Self.ping("true"),
      #"{"jsonrpc":"2.0","\u0069d":4,"method":"ping"}"#,
    ])
    #expect(found.count == 2 && code(found[0]) == -32600)
    #expect((found[1] as? [String: Any])?["id"] as? Int == 4)
  }

  /// A document whose drawing would take its whole budget.
  private static let heavy = #"""
    {"document":{"vitrine":1,"kind":"x","body":{"ZStack":[
      {"ForEach":{"data":3000,"content":[{"Color":"red","modifiers":[{"blur":20}]}]}}]}}}
    """#.replacing("\n", with: "")

  /// However many calls wait, the reader hears pings and cancellations; names of many digits are told apart.
  @Test(.timeLimit(.minutes(60))) func manyCallsHoldUpNothing() throws {
    let session = try WorkerSession(program, [], verb: "mcp")
    let names = (0..<20).map { "90071992547409\($0 + 10)" }
    for name in names { try session.write(Self.call(name, "render_widget", Self.heavy)) }
    try session.write(Self.ping("1"))
    #expect(try session.answer()?.id == "1")
    for name in names + ["9007199254740993"] {
      try session.write(
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(name)}}"#)
    }
    try session.write(Self.call("2", "lint_widget", Self.small))
    #expect(try session.answer()?.id == "2")
    #expect(try session.end() == 0)
  }

  /// A cancelled call has no answer, and the others of its batch have theirs.
  @Test(.timeLimit(.minutes(60))) func aCallOfABatchIsCancelled() throws {
    let session = try WorkerSession(program, [], verb: "mcp")
    try session.write(Self.welcome("2025-03-26"))
    _ = try session.line()
    let calls = [Self.call("1", "render_widget", Self.heavy), Self.ping("2")]
    try session.write("[" + calls.joined(separator: ",") + "]")
    let cancel = { (name: String) in
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(name)}}"#
    }
    try session.write("[" + cancel("1") + "]")
    let line = try #require(try session.line())
    let answers = try #require(JSONSerialization.jsonObject(with: line) as? [[String: Any]])
    #expect(answers.compactMap { $0["id"] as? Int } == [2])
    #expect(try session.end() == 0)
  }

  @Test(arguments: [
    #""{\"input\":\"w.json\"}""#,
    #"{"input":"w.json","settings":"{\"family\":\"systemSmall\",\"boldText\":true}"}"#,
    #"{"input":"w.json","settings":{"family":"[\"systemSmall\"]","boldText":"true","scale":"2"}}"#,
    #"{"input":"w.json","data":"{\"city\":\"Nara\"}","document":null}"#,
    #"{"document":"{\"vitrine\":1,\"kind\":\"x\",\"body\":{\"Text\":\"x\"}}","data":null}"#,
    #"{"input":"w.json","settings":"{}","data":"{}"}"#,
  ])
  func argumentsAreReadFromTextsOfJSON(arguments: String) throws {
    try program.write("w.json", Program.document())
    let found = try talk([Self.call("1", "render_widget", arguments)])
    let result = (found.first as? [String: Any])?["result"] as? [String: Any]
    #expect(result?["isError"] as? Bool == false, "\(found)")
  }

  @Test(arguments: [
    (#"["w.json"]"#, "arguments: expected an object, found a list"),
    (#"{"input":"w.json","settings":"small"}"#, "settings"),
    (#"{"input":"w.json","settings":7}"#, "settings: expected an object, found the number 7"),
    (#"{"document":"{\"vitrine\":1"}"#, "document:1:13"),
    (#"{"input":"w.json","data":"[1]"}"#, "data: expected an object, found a list"),
    (#""\"{}\"""#, "arguments: expected an object"),
  ])
  func argumentsThatCannotBeReadSayWhy(arguments: String, words: String) throws {
    try program.write("w.json", Program.document())
    let found = try talk([Self.call("1", "render_widget", arguments)])
    let result = (found.first as? [String: Any])?["result"] as? [String: Any]
    let text = (result?["content"] as? [[String: Any]])?.first?["text"] as? String ?? ""
    #expect(result?["isError"] as? Bool == true && text.contains(words), "\(text)")
  }

  @Test func pathsAreTexts() throws {
    let found = try talk([
      Self.call("1", "list_widgets", #"{"folder":7}"#),
      Self.call("2", "compare_with_golden", #"{"input":"w.json","goldens":["a"]}"#),
    ])
    for answer in found {
      let result = (answer as? [String: Any])?["result"] as? [String: Any]
      #expect(result?["isError"] as? Bool == true)
    }
  }
}
