import Foundation
import Testing
import Vitrine
import VitrineCLI
import VitrineGraphics
import VitrineImages

/// Each row of the page of limits is met once, and says what the page says.
@Suite struct LimitTests {
  /// A row, and how it is met.
  struct Row: CustomTestStringConvertible, Sendable {
    var limit: String
    var body: String
    var data = "{}"
    /// Further members of the document.
    var more = ""
    var arguments: [String] = []
    var code: Int32 = 3
    /// The verb and its input.
    var command = ["render", "w.json"]
    /// Puts more beside the document.
    var prepare: @Sendable (Program) throws -> Void = { _ in }
    /// A worker's job, which is answered; nil for a limit of another verb.
    var job: String?
    /// Whether the message is that of the page; otherwise of a smaller limit that a flag sets.
    var small: (flag: String, value: String)?

    var testDescription: String { limit }
  }

  private static func many(_ count: Int, _ open: String, _ inner: String, _ close: String) -> String
  {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }

  /// A page of a scene document with as many widgets.
  private static func scenePage(_ count: Int) -> String {
    let widget = #"{"file":"w.json","family":"systemSmall"}"#
    return "[" + Array(repeating: widget, count: count).joined(separator: ",") + "]"
  }

  private static let rows: [Row] = [
    Row(limit: "bytes of a document", body: #""a""#, small: ("--document-limit", "60")),
    Row(limit: "lists and objects in each other", body: many(300, #"{"VStack":["#, #""a""#, "]}")),
    Row(
      limit: "views and modifiers around each other",
      body: #"{"Text":"a","modifiers":["#
        + Array(repeating: #"{"padding":0}"#, count: 1100).joined(separator: ",") + "]}"),
    Row(
      limit: "values, aliases followed", body: #""a""#,
      data: #"{"a":["# + String(repeating: "1,", count: 2_000_000) + "1]}"),
    Row(
      limit: "operations of an expression",
      body: "\"{1" + String(repeating: "+1", count: 1100) + "}\""
    ),
    Row(
      limit: "brackets and operands in each other", body: "\"{" + many(70, "(", "1", ")") + "}\""),
    Row(limit: "count of a loop", body: #"{"ForEach":{"data":200001,"content":["a"]}}"#),
    Row(
      limit: "views that a document writes",
      body: #"{"Group":["#
        + Array(repeating: #"{"Group":[]}"#, count: 200_000).joined(separator: ",") + "]}"),
    Row(
      limit: "marks of a chart",
      body: #"{"Chart":{"ForEach":{"data":5001,"content":[{"PointMark":{"x":1,"y":1}}]}}}"#),
    Row(
      limit: "settings of a widget", body: #""a""#,
      more: #""parameters":["#
        + Array(repeating: #"{"title":"a"}"#, count: 33).joined(separator: ",") + "],"),
    Row(
      limit: "forms of a text in each other", body: #""a""#,
      more: #""strings":{"de":{"a":\#(many(5, #"{"other":"#, #""b""#, "}"))}},"#),
    Row(
      limit: "pages of a scene document", body: #""a""#, command: ["inspect", "s.json"],
      prepare: { program in
        let pages = Array(repeating: scenePage(1), count: 16).joined(separator: ",")
        try program.write("s.json", #"{"vitrine":1,"scene":"home","pages":[\#(pages)]}"#)
      }),
    Row(
      limit: "widgets of a scene document", body: #""a""#, command: ["inspect", "s.json"],
      prepare: { program in
        let text = #"{"vitrine":1,"scene":"home","pages":[\#(scenePage(100_000))]}"#
        try program.write("s.json", text)
      }),
    Row(
      limit: "lines of YAML that begin with %", body: #""a""#, command: ["render", "w.yaml"],
      prepare: { program in
        try program.write("w.yaml", String(repeating: "%A b\n", count: 101) + "---\na: 1\n")
      }),
    Row(
      limit: "bytes of an image's file", body: #"{"Image":{"file":"long.png"}}"#,
      prepare: { program in
        try program.write("long.png", "")
        // A hole takes no room.
        try FileHandle(forWritingTo: program.folder.appendingPathComponent("long.png"))
          .truncate(atOffset: 1 << 28 + 1)
      }),
    Row(
      limit: "side of an image in pixels", body: #"{"Image":{"file":"wide.png"}}"#,
      prepare: { program in
        try Data(HandmadePNG.header(width: 20_000, height: 1))
          .write(to: program.folder.appendingPathComponent("wide.png"))
      }),
    Row(
      limit: "pixels of an image", body: #"{"Image":{"file":"huge.png"}}"#,
      prepare: { program in
        try Data(HandmadePNG.header(width: 16_000, height: 16_000))
          .write(to: program.folder.appendingPathComponent("huge.png"))
      }),
    Row(
      limit: "bytes of an SVG", body: #"{"Image":{"file":"long.svg"}}"#,
      prepare: { program in
        let text = "<svg viewBox='0 0 1 1'>" + String(repeating: " ", count: 1 << 24) + "</svg>"
        try program.write("long.svg", text)
      }),
    Row(
      limit: "elements of an SVG, those that uses repeat", body: #"{"Image":{"file":"many.svg"}}"#,
      prepare: { program in
        let uses = (1...6).map { level in
          "<g id='a\(level)'>" + many(10, "<use href='#a\(level - 1)'/>", "", "") + "</g>"
        }
        try program.write(
          "many.svg", "<svg viewBox='0 0 1 1'><g id='a0'/>\(uses.joined())</svg>")
      }),
    Row(
      limit: "elements of an SVG in each other", body: #"{"Image":{"file":"deep.svg"}}"#,
      prepare: { program in
        try program.write("deep.svg", many(65, "<svg viewBox='0 0 1 1'>", "", "</svg>"))
      }),
    Row(
      limit: "side of an SVG in points", body: #"{"Image":{"file":"wide.svg"}}"#,
      prepare: { program in
        try program.write("wide.svg", "<svg width='20000' height='1'/>")
      }),
    Row(
      limit: "commands of a path",
      body: #"{"Path":{"svg":"M0 0"# + many(100_000, "h1", "", "") + #""}}"#),
    Row(
      limit: "points of a row of a mesh gradient",
      body: #"{"Style":{"MeshGradient":{"width":65,"height":2,"colors":["red"]}}}"#),
    fonts("fonts of a document"), fonts("megabytes of a document's fonts"),
    // Tests of string tables, bundles and symbols meet these.
    elsewhere("values of a compiled string table"),
    elsewhere("dictionaries of a compiled string table in each other"),
    elsewhere("elements of a string table in XML"),
    elsewhere("bytes of an `Info.plist`"),
    elsewhere("fonts that an `Info.plist` registers"),
    elsewhere("bytes of a symbol's template"),
    elsewhere("segments of a symbol's template"),
    elsewhere("layers of a drawing of a symbol"),
    elsewhere("templates in a folder of symbols"),
    Row(
      limit: "views and turns of loops",
      body: #"{"ForEach":{"data":2000,"content":[{"ForEach":{"data":200000,"content":[]}}]}}"#),
    Row(
      limit: "steps of building views, and of layout", body: #""a""#, small: ("--max-steps", "5")),
    Row(
      limit: "pixels painted, filtered and put together", body: #""a""#,
      small: ("--max-pixels", "5")
    ),
    Row(
      limit:
        "bytes of texts, gradients and paths that views make, of its images, of its drawing commands, "
        + "of open layers; each by itself",
      body: #"{"D0":{"x":"abcdefgh"}}"#, more: doubling,
      small: ("--max-bytes", "1000000")
    ),
    Row(
      limit: "bytes of the picture itself", body: #""a""#,
      arguments: ["--scene", "view", "--size", "4096x4096"], code: 2),
    Row(limit: "seconds", body: #""a""#, arguments: ["--time-limit", "0.000000001"]),
    Row(
      limit: "sides of a bare view in points", body: #""a""#,
      arguments: ["--scene", "view", "--size", "5000x10"], code: 2),
    elsewhere("megabytes of the process that decodes a picture"),
    elsewhere("seconds of the processor for that process"),
    // Documents have no providers; SilentProviderTests asks one that does not answer.
    elsewhere("seconds for one answer of a provider in Swift"),
    // FallTests does, in small.
    elsewhere("seconds for which code in Swift keeps the main thread"),
    elsewhere("bytes of memory of an extension's program"),
    Row(
      limit: "pictures", body: #""a""#, arguments: ["--device", "all"], code: 2,
      small: ("--max-pictures", "3")),
    Row(
      limit: "widgets beside the first", body: #""a""#,
      arguments: Array(repeating: ["--with", "w.json"], count: 10).flatMap { $0 }, code: 2),
    Row(limit: "threads for each core", body: #""a""#, arguments: ["--jobs", "2000"], code: 0),
    Row(
      limit: "characters of the clock", body: #""a""#,
      arguments: ["--status-time", "9:41:00.00"], code: 2),
    Row(
      limit: "actions on a Today widget", body: #""a""#,
      arguments: ["--actions", Array(repeating: "show", count: 101).joined(separator: ",")],
      code: 2, command: ["inspect", "today.json"],
      prepare: { program in
        let text = #"{"vitrine":1,"kind":"A","today":{"title":"A"},"body":"a"}"#
        try program.write("today.json", text)
      }),
    Row(
      limit: "folders in each other", body: #""a""#, command: ["check", "."],
      prepare: { program in
        let deep = Array(repeating: "a", count: 40).joined(separator: "/")
        try FileManager.default.createDirectory(
          at: program.folder.appendingPathComponent(deep), withIntermediateDirectories: true)
      }),
    // 250,001 files are made in seconds, or in minutes: a walk with a smaller limit says the same.
    elsewhere("files and folders below one"),
    Row(
      limit: "bytes of a line", body: #""a""#, job: #"{"input":"w.json","data":{}}"#,
      small: ("--line-limit", "20")),
    Row(
      limit: "lists and objects of a job in each other", body: #""a""#,
      job: #"{"data":"# + many(600, "[", "1", "]") + "}"),
    Row(
      limit: "values of a job", body: #""a""#,
      job: #"{"data":["# + String(repeating: "1,", count: 2_000_000) + "1]}"),
    Row(
      limit: "pictures of a job", body: #""a""#,
      job: #"{"input":"w.json","settings":{"device":"all","typeSize":"all"}}"#),
    Row(
      limit: "bytes of the pictures in an answer", body: #""a""#, job: #"{"input":"w.json"}"#,
      small: ("--answer-limit", "100")),
    Row(
      limit: "bytes of a setting", body: #""a""#,
      job: #"{"input":"w.json","settings":{"device":""# + many(5000, "a", "", "") + #""}}"#),
    elsewhere("calls that wait for an answer"),
    elsewhere("documents that a worker keeps"),
    elsewhere("bytes of fonts that kept documents hold"),
    // AgentTests asks for more.
    elsewhere("pictures of a reply to an agent"),
    // AgentTests and AgentBatchTests meet these two.
    elsewhere("budgets of one picture that one call of `lint_widget` shares among its pictures"),
    elsewhere("calls of tools in a batch of requests"),
    Row(
      limit: "bytes of an output's name", body: #""a""#, arguments: ["-o", "out"],
      job: #"{"input":"w.json","output":""# + many(600, "a/", "", "") + #"b"}"#),
    batch("rows", "a\n1\n2\n", small: ("--max-rows", "1")),
    batch("bytes of a row", "a\n\"" + many(1 << 20, "a", "", "")),
    batch("cells of a row", "a" + many(1024, ",a", "", "") + "\n"),
    elsewhere("bytes of a line of a manifest"),
    batch("pictures of a row", "a\n1\n", ["--device", "all", "--type-size", "all"]),
    Row(
      limit: "pixels of the contact sheet, at half a pixel a point", body: #""a""#,
      arguments: [
        "--parts", "sheet", "--device", "all", "--type-size", "all", "--locale",
        "en_US,de_DE,ja_JP,ar_SA",
      ], code: 2, command: ["gallery", "w.json", "-o", "out"]),
    // GalleryTests and PreviewTests meet those without a command; here their numbers are compared.
    elsewhere("megabytes of the pictures on the page"),
    Row(
      limit: "lines of a headline", body: #""a""#,
      arguments: ["--parts", "store", "--headline", many(400, "far too long ", "", "")],
      command: ["gallery", "w.json", "-o", "out", "--store-size", "1206x2622"]),
    Row(
      limit: "kilobytes that may be asked of a file", body: #""a""#,
      arguments: ["--max-kb", "1048577"], code: 2, command: ["gallery", "w.json", "-o", "out"]),
    elsewhere("side of a WebP in pixels"),
    elsewhere("pictures side by side"),
    elsewhere("jobs that wait"),
    elsewhere("bytes of a job"),
    elsewhere("bytes of a request before its body"),
    elsewhere("bytes of a request's path"),
    elsewhere("connections"),
    elsewhere("seconds without a byte on a connection"),
    elsewhere("seconds to count the entries of a timeline in Swift"),
    Row(
      limit: "bytes of a definition", body: #""a""#, command: ["intents", "a.intentdefinition"],
      prepare: { program in
        try program.write("a.intentdefinition", String(repeating: " ", count: 8 << 20 + 1))
      }),
    Row(
      limit: "its lists and dictionaries in each other", body: #""a""#,
      command: ["intents", "a.intentdefinition"],
      prepare: { program in
        try program.write("a.intentdefinition", "<plist>" + many(65, "<array>", "", "</array>"))
      }),
    Row(
      limit: "its values", body: #""a""#, command: ["intents", "a.intentdefinition"],
      prepare: { program in
        let values = String(repeating: "<true/>", count: 500_000)
        try program.write("a.intentdefinition", "<plist><array>" + values)
      }),
  ]

  /// A row without a command: another test meets the limit, or its number is compared.
  private static func elsewhere(_ limit: String) -> Row {
    Row(limit: limit, body: #""a""#, command: [])
  }

  /// A document with more fonts than one may bring.
  private static func fonts(_ limit: String) -> Row {
    let names = (0...64).map { "F\($0)" }
    let list = names.map { #""\#($0)":"\#($0).ttf""# }.joined(separator: ",")
    return Row(
      limit: limit, body: #""a""#, more: #""fonts":{\#(list)},"#,
      prepare: { program in
        let font = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf")
        let bytes = try Data(contentsOf: font)
        for name in names {
          try bytes.write(to: program.folder.appendingPathComponent(name + ".ttf"))
        }
      })
  }

  /// A limit on the rows of a batch.
  private static func batch(
    _ limit: String, _ rows: String, _ arguments: [String] = [],
    small: (flag: String, value: String)? = nil
  ) -> Row {
    Row(
      limit: limit, body: #""a""#, data: #"{"a":1}"#, arguments: arguments,
      command: ["batch", "w.json", "--data", "rows.csv", "-o", "out"],
      prepare: { try $0.write("rows.csv", rows) }, small: small)
  }

  @Test func everyRowIsMet() {
    #expect(LimitPage.rows.map(\.limit) == Self.rows.map(\.limit))
  }

  @Test(.timeLimit(.minutes(60)), arguments: rows)
  func theMessageIsThatOfThePage(row: Row) throws {
    let written = try #require(LimitPage.rows.first { $0.limit == row.limit })
    let program = try Program()
    try program.write("w.json", Program.document(body: row.body, data: row.data, more: row.more))
    try row.prepare(program)
    if row.limit.contains("provider") { return try providersSay(written) }
    if row.limit.contains("agent") { return #expect(written.message.contains(written.value)) }
    if let number = LimitNumbers.all[row.limit] { return #expect(written.value == "\(number)") }
    guard !row.command.isEmpty else {
      #expect(written.value == "\(FolderWalk.mostEntries)")
      try program.write("x.json", "")
      var walk = FolderWalk(program.folder.path, limit: 1)
      let error = #expect(throws: PNGError.self) {
        try walk.entries(of: program.folder.path, level: 0)
      }
      return #expect(
        error?.description.contains(written.message.replacing(written.value, with: "1")) == true)
    }
    var arguments = row.command + row.arguments
    if row.command[0] == "render" { arguments += ["-o", "out", "--family", "systemSmall"] }
    var words = written.message
    if let small = row.small {
      #expect(written.flag == small.flag)
      arguments += [small.flag, small.value]
      words = words.replacing(written.value, with: small.value)
    }
    if let job = row.job { return try answer(to: job, row.arguments, row.small, words, program) }
    let outcome = try program.run(arguments)
    #expect(outcome.code == row.code, "\(outcome.errors)")
    #expect(outcome.errors.contains(words), "\(outcome.errors.prefix(500))")
    if row.code != 0 { #expect(!program.files("out").contains { $0.contains(".") }) }
  }

  /// A worker answers a job over a limit with an error, and then the next one.
  private func answer(
    to job: String, _ arguments: [String], _ small: (flag: String, value: String)?,
    _ words: String, _ program: Program
  ) throws {
    try program.write("jobs", job + "\n[]\n")
    let flags = arguments + (small.map { [$0.flag, $0.value] } ?? [])
    let outcome = try program.shell(
      "vitrine worker --ordered \(flags.joined(separator: " ")) < jobs")
    #expect(outcome.code == 0 && outcome.lines.count == 2, "\(outcome.errors)")
    #expect(outcome.output.contains(words), "\(outcome.output.prefix(500))")
    #expect(outcome.lines.last?.contains("bad-job") == true)
  }

  private func providersSay(_ written: LimitPage.Row) throws {
    let silence = ProviderSilence(
      widget: "A", call: "getTimeline", cause: .late(EntryRequest.defaultAnswerSeconds))
    #expect(Double(written.value) == EntryRequest.defaultAnswerSeconds)
    #expect(silence.diagnostic(drawing: "the placeholder").message.contains(written.message))
  }

  /// Own views that each hand a text on twice as long.
  private static let doubling: String = {
    let views = (0..<30).map { #""D\#($0)":{"D\#($0 + 1)":{"x":"$x + x"}}"# }
    return #""views":{\#(views.joined(separator: ",")),"D30":"{x}"},"#
  }()

  @Test func defaultsAreThoseOfTheFlags() throws {
    let help = try ["render", "worker", "batch"].map {
      try Program().run([$0, "--help-hidden"]).output
    }
    .joined()
    .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for row in LimitPage.rows {
      guard let flag = row.flag, Int(row.value) != nil else { continue }
      let shown = help.components(separatedBy: flag + " <").dropFirst().first ?? ""
      #expect(shown.prefix(300).contains("(default: \(row.value))"), "\(flag) \(row.value)")
    }
  }
}
