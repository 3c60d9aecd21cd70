import Foundation
import Testing

/// `vitrine mcp`: a conversation by the published schema of the Model Context Protocol.
@Suite struct AgentTests {
  private let program: Program

  init() throws { program = try Program() }

  /// The answers to requests, which are numbered from 1.
  private func talk(_ requests: [String]) throws -> [[String: Any]] {
    let lines = requests.enumerated().map {
      #"{"jsonrpc":"2.0","id":\#($0 + 1),"method":\#($1)}"#
    }
    return try answers(lines)
  }

  private func answers(_ lines: [String]) throws -> [[String: Any]] {
    try program.write("requests", lines.joined(separator: "\n"))
    let outcome = try program.shell("vitrine mcp < requests")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
    return try outcome.lines.map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    #""tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}"#
  }

  /// What a tool returned: its texts as JSON, its pictures, and whether it failed.
  private func reply(
    _ answer: [String: Any]
  ) throws -> (texts: [[String: Any]], pictures: [Data], isError: Bool) {
    let result = try #require(answer["result"] as? [String: Any])
    let parts = try #require(result["content"] as? [[String: Any]])
    let texts = try parts.compactMap { $0["text"] as? String }.map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let pictures = parts.filter { $0["mimeType"] as? String == "image/png" }
      .compactMap { ($0["data"] as? String).flatMap { Data(base64Encoded: $0) } }
    return (texts, pictures, result["isError"] as? Bool ?? true)
  }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("2099-01-01", "2025-11-25"),
  ])
  func aVersionIsAgreedOn(asked: String, agreed: String) throws {
    let found = try answers([
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":9,"result":{}}"#,
    ])
    #expect(found.count == 2)
    let result = try #require(found[0]["result"] as? [String: Any])
    #expect(found[0]["id"] as? String == "a" && result["protocolVersion"] as? String == agreed)
    #expect((result["capabilities"] as? [String: Any])?["tools"] != nil)
    #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "vitrine")
    #expect(found[1]["id"] as? Int == 2 && (found[1]["result"] as? [String: Any])?.isEmpty == true)
  }

  @Test func requestsThatAreNoneAreErrorsOfTheProtocol() throws {
    let deep = #"{"id":4,"x":"# + String(repeating: "[", count: 9999)
    let found = try answers([
      "garbage", "[]", #"{"jsonrpc":"2.0","id":3,"method":"no/such"}"#, deep,
      #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"rendr_widget"}}"#,
    ])
    let errors = found.map { $0["error"] as? [String: Any] }
    #expect(errors.map { $0?["code"] as? Int } == [-32700, -32600, -32601, -32700, -32602])
    #expect(found.map { $0["id"] as? Int } == [nil, nil, 3, 4, 5])
    #expect((errors[4]?["message"] as? String)?.contains("did you mean 'render_widget'?") == true)
  }

  @Test func toolsDescribeTheirArguments() throws {
    let result = try #require(talk([#""tools/list""#])[0]["result"] as? [String: Any])
    let tools = try #require(result["tools"] as? [[String: Any]])
    #expect(
      tools.compactMap { $0["name"] as? String } == [
        "list_widgets", "render_widget", "compare_with_golden", "lint_widget",
      ])
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      #expect(schema["type"] as? String == "object")
      #expect((schema["properties"] as? [String: Any])?.isEmpty == false)
    }
  }

  @Test func widgetsAreListedWithTheirMistakes() throws {
    try program.write("w.json", Program.document())
    try program.write("sub/bad.json", "{")
    let listed = try reply(talk([call("list_widgets", "{}")])[0])
    let widgets = try #require(listed.texts.first?["widgets"] as? [[String: Any]])
    #expect(widgets.compactMap { $0["input"] as? String } == ["sub/bad.json", "w.json"])
    #expect((widgets[0]["error"] as? String)?.contains("bad.json:1:2") == true)
    #expect(widgets[1]["families"] as? [String] == ["systemSmall", "systemMedium"])
    #expect(widgets[1]["data"] as? [String] == ["city"])
  }

  /// Renders, changes a padding, and is told what changed.
  @Test func aConversation() throws {
    func write(_ padding: Int) throws {
      let text = #"{"Text":"Hi","modifiers":[{"padding":\#(padding)},{"background":"red"}]}"#
      try program.write("w.json", Program.document(body: text))
    }
    try write(8)
    let arguments = #"{"input":"w.json","settings":{"family":"systemSmall"}}"#
    let check = ["check", "w.json", "--family", "systemSmall"]
    #expect(try program.run(check).code == 1)
    #expect(try program.shell("vitrine accept 'Hello-*'").code == 0)
    let same = try talk([call("render_widget", arguments), call("compare_with_golden", arguments)])
    let (first, golden) = (try reply(same[0]), try reply(same[1]))
    #expect(first.pictures.count == 1 && !first.isError)
    #expect(first.pictures[0].starts(with: [0x89, 0x50, 0x4e, 0x47]))
    let views = try #require(first.texts.first?["views"] as? [[String: Any]])
    let text = try #require(
      views.first { $0["view"] as? String == "background" && $0["source"] != nil })
    #expect((text["source"] as? String)?.hasPrefix("w.json:1:") == true)
    #expect(try state(golden) == "identical" && golden.pictures.isEmpty)

    try write(24)
    let changed = try reply(talk([call("compare_with_golden", arguments)])[0])
    #expect(try state(changed) == "different" && changed.pictures.count == 1)
    let row = (changed.texts.first?["pictures"] as? [[String: Any]])?.first
    let causes = (row?["causes"] as? [String] ?? []).joined()
    #expect(causes.contains("8 → 24"), "\(causes)")
    #expect(
      try reply(talk([call("lint_widget", #"{"input":"w.json"}"#)])[0]).texts.first?["rules"] != nil
    )
  }

  private func state(_ reply: (texts: [[String: Any]], pictures: [Data], isError: Bool)) throws
    -> String?
  {
    (reply.texts.first?["pictures"] as? [[String: Any]])?.first?["state"] as? String
  }

  private func line(_ id: String, _ method: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":\#(method)}"#
  }

  /// A document each of whose pictures would take its whole budget.
  private static let heavy = #"""
    {"document":{"vitrine":1,"kind":"x","body":{"ZStack":[
      {"ForEach":{"data":3000,"content":[{"Color":"red","modifiers":[{"blur":20}]}]}}]}}}
    """#.replacing("\n", with: "")

  /// Other requests are answered while a call is done, and it is not once it is cancelled.
  @Test(.timeLimit(.minutes(60))) func callsRunBesideTheReader() throws {
    let session = try WorkerSession(program, [], verb: "mcp")
    try session.write(line("1", call("lint_widget", Self.heavy)))
    try session.write(line(#""two""#, call("lint_widget", Self.heavy)))
    try session.write(line("3", #""ping""#))
    #expect(try session.answer()?.id == "3")
    for id in [#""two""#, "1", "99"] {
      try session.write(
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
    }
    let small = #"{"document":{"vitrine":1,"kind":"x","body":{"Text":"x"}}}"#
    try session.write(line("4", call("lint_widget", small)))
    // What was cancelled has no answer.
    #expect(try session.answer()?.id == "4")
    #expect(try session.end() == 0)
  }

  /// A call that draws more pictures than a reply has may take no more than so many do.
  @Test func aCallHasABound() throws {
    let body =
      #"{"document":{"vitrine":1,"kind":"x","families":["systemSmall"],"body":{"Color":"red"}}}"#
    func code(_ pixels: Int, _ tool: String) throws -> String? {
      try program.write("requests", line("1", call(tool, body)))
      let outcome = try program.shell("vitrine mcp --max-pixels \(pixels) < requests")
      return outcome.output.firstMatch(of: /over-budget/).map { String($0.output) }
    }
    #expect(try code(40_000_000, "lint_widget") == nil)
    #expect(try code(1_000_000, "render_widget") == nil)
    #expect(try code(1_000_000, "lint_widget") == "over-budget")
  }

  @Test(arguments: [
    (#"{"input":"../w.json"}"#, "bad-input", "leads out of the folder"),
    (#"{"input":"v.json"}"#, "bad-input", "did you mean 'w.json'?"),
    (#"{"inptu":"w.json"}"#, "bad-job", "unknown argument 'inptu'"),
    (#"{"input":"w.json","output":"a.png"}"#, "bad-job", "unknown argument 'output'"),
    (#"{"input":"w.json","settings":{"device":"all"}}"#, "over-budget", "more than 8 in one reply"),
    (#"{"input":7}"#, "bad-job", "input: expected a path"),
  ])
  func aCallThatCannotBeDoneSaysWhy(arguments: String, code: String, words: String) throws {
    try program.write("w.json", Program.document())
    let found = try reply(talk([call("render_widget", arguments)])[0])
    #expect(found.isError && found.texts.first?["code"] as? String == code)
    #expect((found.texts.first?["message"] as? String)?.contains(words) == true, "\(found.texts)")
  }
}
