import Foundation
import HeadlessBrowser
import Testing

/// A picture depends on its own input alone: documents that bring something of the same name, drawn one after the other
/// in every order, by every verb that draws several.
@Suite struct PairTests {
  private let program: Program
  private static let flags = ["--family", "systemSmall", "--scale", "1", "--locale", "de"]
  private static let settings = #"{"family":"systemSmall","scale":1,"locale":"de"}"#

  /// Documents by folder: what each brings beside its body, all of it under one name.
  private static let documents: [(folder: String, members: String)] =
    fonts + [
      ("picture-a", #""body":{"Image":{"file":"own.svg"}}"#),
      ("picture-b", #""body":{"Image":{"file":"own.svg"}}"#),
      ("strings-a", #""strings":{"de":{"Hello":"Hallo"}},"body":"Hello""#),
      ("strings-b", #""strings":{"de":{"Hello":"Servus"}},"body":"Hello""#),
      ("colour-a", ##""colors":{"Own":"#FF0000"},"body":{"Color":"Own"}"##),
      ("colour-b", ##""colors":{"Own":"#0000FF"},"body":{"Color":"Own"}"##),
      ("view-a", #""views":{"Own":{"Text":"one"}},"body":{"Own":{}}"#),
      ("view-b", #""views":{"Own":{"Text":"two"}},"body":{"Own":{}}"#),
      ("data-a", #""data":{"own":"1"},"body":"{own}""#),
      ("data-b", #""data":{"own":"2"},"body":"{own}""#),
      ("symbol-a", #""body":{"Image":{"systemName":"star"}}"#),
      ("symbol-b", #""body":{"Image":{"systemName":"star"},"modifiers":[{"font":"largeTitle"}]}"#),
    ]

  /// Fonts of one family, alone and together, another font under the family's name, and texts that bring none.
  private static let fonts: [(folder: String, members: String)] = [
    ("font-regular", #""fonts":{"Own":"own.ttf"},"body":\#(text("Own"))"#),
    ("font-bold", #""fonts":{"Own":"own.ttf"},"body":\#(text("Own"))"#),
    ("font-unused", #""fonts":{"Other":"own.ttf"},"body":{"Text":"x"}"#),
    ("font-both", #""fonts":{"Own":"own.ttf","Bold":"bold.ttf"},"body":\#(text("Own"))"#),
    ("font-foreign", #""fonts":{"Noto Sans Thai":"own.ttf"},"body":\#(text("Noto Sans Thai"))"#),
    ("font-none", #""body":{"Text":"ภาษา","modifiers":[{"font":{"size":24,"weight":"bold"}}]}"#),
  ]

  private static func text(_ font: String) -> String {
    #"{"Text":"ภาษา שלום","modifiers":[{"font":{"name":"\#(font)","size":24,"weight":"bold"}}]}"#
  }

  private static let files = [
    "font-regular": "NotoSansThai/NotoSansThai-Regular.ttf",
    "font-bold": "NotoSansThai/NotoSansThai-Bold.ttf",
    "font-unused": "NotoSansThai/NotoSansThai-Bold.ttf",
    "font-both": "NotoSansThai/NotoSansThai-Regular.ttf",
    "font-foreign": "NotoSansHebrew/NotoSansHebrew-Bold.ttf",
  ]

  init() throws {
    program = try Program()
    let fonts = Program.executable.deletingLastPathComponent()
      .appendingPathComponent("vitrine_VitrineFonts.resources")
    for (index, document) in Self.documents.enumerated() {
      let folder = document.folder
      try program.write(
        "\(folder)/w.json",
        #"{"vitrine":1,"kind":"K\#(index)","background":"white",\#(document.members)}"#)
      if let font = Self.files[folder] {
        try FileManager.default.copyItem(
          at: fonts.appendingPathComponent(font),
          to: program.folder.appendingPathComponent("\(folder)/own.ttf"))
      }
      if folder == "font-both" {
        try FileManager.default.copyItem(
          at: fonts.appendingPathComponent("NotoSansThai/NotoSansThai-Bold.ttf"),
          to: program.folder.appendingPathComponent("\(folder)/bold.ttf"))
      }
      let height = folder.hasSuffix("a") ? 5 : 9
      if folder.hasPrefix("picture") {
        try program.write(
          "\(folder)/own.svg",
          "<svg width='9' height='9'><rect width='9' height='\(height)' fill='red'/></svg>")
      }
    }
  }

  private var paths: [String] { Self.documents.map { $0.folder + "/w.json" } }

  /// The picture of each document, drawn by a program that draws nothing else.
  private func alone() throws -> [Data] {
    try paths.enumerated().map { index, path in
      let outcome = try program.run(["render", path, "-o", "alone/\(index)"] + Self.flags)
      try #require(outcome.code == 0, "\(outcome)")
      return try picture(index, in: "alone/\(index)")
    }
  }

  private func picture(_ index: Int, in folder: String) throws -> Data {
    let name = try #require(program.files(folder).first { $0.hasPrefix("K\(index)-") })
    return try program.bytes("\(folder)/\(name)")
  }

  @Test func togetherInAnyOrder() throws {
    let alone = try alone()
    #expect(Set(alone).count >= alone.count - 2, "most of them look different")
    for (round, order) in [paths, paths.reversed()].enumerated() {
      for jobs in ["1", "4"] {
        let out = "out\(round)-\(jobs)"
        let outcome = try program.run(
          ["render"] + order + ["-o", out, "--jobs", jobs] + Self.flags)
        #expect(outcome.code == 0)
        for index in paths.indices {
          #expect(try picture(index, in: out) == alone[index], "\(paths[index]) \(out)")
        }
      }
    }
  }

  /// A walk over all ordered pairs, each a step of it, so that every document comes before and after every other.
  private static func walk(_ count: Int) -> [Int] {
    var (steps, left) = ([Int](), (0..<count).map { _ in Array(0..<count) })
    var stack = [0]
    while let node = stack.last {
      if let next = left[node].popLast() {
        stack.append(next)
      } else {
        steps.append(stack.removeLast())
      }
    }
    return steps
  }

  @Test(arguments: ["0", "64"]) func inAWorkerBeforeAndAfter(kept: String) throws {
    let alone = try alone()
    let steps = Self.walk(paths.count)
    #expect(steps.count == paths.count * paths.count + 1)
    let session = try WorkerSession(
      program, ["--ordered", "--jobs", "1", "--kept-documents", kept] + Self.flags)
    _ = session.writeAll(
      steps.enumerated().map { #"{"id":\#($0),"input":"\#(paths[$1])"}"# })
    let answers = try session.answers()
    #expect(answers.count == steps.count)
    var different: [String] = []
    for (step, answer) in zip(steps.indices, answers) where answer.png != alone[steps[step]] {
      different.append("\(paths[steps[step]]) after \(step > 0 ? paths[steps[step - 1]] : "none")")
    }
    #expect(different == [])
  }

  @Test func inABatchOfJobs() throws {
    let alone = try alone()
    let steps = Self.walk(paths.count)
    try program.write(
      "jobs.ndjson",
      steps.enumerated().map { #"{"input":"\#(paths[$1])","output":"\#($0).png"}"# + "\n" }.joined()
    )
    let outcome = try program.run(["batch", "jobs.ndjson", "-o", "many"] + Self.flags)
    #expect(outcome.code == 0, "\(outcome)")
    let wrong = try steps.indices.filter {
      try program.bytes("many/\($0).png") != alone[steps[$0]]
    }
    #expect(wrong == [])
  }

  /// What a gallery draws of all documents at once, in both orders.
  @Test func inAGallery() throws {
    let alone = try alone()
    for (round, order) in [paths, paths.reversed()].enumerated() {
      let outcome = try program.run(
        ["gallery"] + order + ["-o", "gallery\(round)", "--parts", "previews", "--scheme", "light"]
          + Self.flags)
      #expect(outcome.code == 0, "\(outcome)")
      let wrong = try paths.indices.filter {
        try picture($0, in: "gallery\(round)/previews") != alone[$0]
      }
      #expect(wrong == [])
    }
  }

  /// What an agent is shown, in one conversation.
  @Test func inAConversation() throws {
    let alone = try alone()
    let steps = Self.walk(paths.count)
    let session = try WorkerSession(program, [], verb: "mcp")
    var different: [String] = []
    for (step, index) in steps.enumerated() {
      try session.write(
        #"{"jsonrpc":"2.0","id":\#(step),"method":"tools/call","params":{"name":"render_widget","#
          + #""arguments":{"input":"\#(paths[index])","settings":\#(Self.settings)}}}"#)
      let line = try #require(try session.line())
      let answer = try JSONSerialization.jsonObject(with: line) as? [String: Any]
      let parts = (answer?["result"] as? [String: Any])?["content"] as? [[String: Any]] ?? []
      let png = parts.compactMap { $0["data"] as? String }.first.flatMap { Data(base64Encoded: $0) }
      if png != alone[index] { different.append("\(paths[index]) in step \(step)") }
    }
    #expect(different == [])
    #expect(try session.end() == 0)
  }

  /// What a preview's page is sent, as one document is chosen after the other.
  @Test(.enabled(if: ChromiumSession.path != nil)) func inAPreview() throws {
    let alone = try alone()
    let steps = Self.walk(paths.count)
    let browser = try PreviewSession(program, ["."]).browser()
    let chosen = steps.map { "'\(paths[$0])'" }.joined(separator: ",")
    let answers = try browser.text(
      """
      (async () => {
        const all = [];
        for (const input of [\(chosen)]) {
          const body = JSON.stringify({ input, settings: \(Self.settings) });
          const answer = await fetch('pictures', { method: 'POST', body }).then(r => r.json());
          all.push(answer.pictures?.[0]?.png ?? JSON.stringify(answer));
        }
        return all.join(' ');
      })()
      """
    ).split(separator: " ")
    #expect(answers.count == steps.count)
    let wrong = zip(steps, answers).filter { Data(base64Encoded: String($1)) != alone[$0] }
    #expect(wrong.count == 0, "\(wrong.first.map { "\(paths[$0.0]): \($0.1.prefix(200))" } ?? "")")
  }

  /// Fonts of documents that are gone take no memory.
  @Test func aWorkerForgetsFonts() throws {
    let fonts = Program.executable.deletingLastPathComponent()
      .appendingPathComponent("vitrine_VitrineFonts.resources/NotoSansThai/NotoSansThai-Bold.ttf")
    let font = try Data(contentsOf: fonts)
    let count = 48
    for index in 0..<count {
      // Each is another file of 4 MB.
      let bytes = font + Data(repeating: UInt8(index), count: 4 << 20)
      let folder = program.folder.appendingPathComponent("f\(index)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try bytes.write(to: folder.appendingPathComponent("own.ttf"))
      try program.write("f\(index)/w.json", #"{"vitrine":1,"kind":"K",\#(Self.fonts[0].members)}"#)
    }
    let session = try WorkerSession(program, ["--ordered", "--jobs", "1"] + Self.flags)
    for index in 0..<count {
      try session.write(#"{"id":\#(index),"input":"f\#(index)/w.json"}"#)
      #expect(try session.answer()?.png != nil)
    }
    // 192 MB of fonts; 64 are kept of documents, and 64 for documents to come.
    #expect(try session.residentBytes() < 300 << 20)
    #expect(try session.end() == 0)
  }
}
