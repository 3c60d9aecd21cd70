import Foundation
import Testing
import VitrineImages

/// `vitrine worker`: what it answers, and that it lives on.
@Suite struct WorkerTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("w.json", Program.document())
  }

  private func answers(
    _ jobs: [String], _ flags: String = "--ordered -o out"
  ) throws -> [WorkerAnswer] {
    try program.write("jobs", jobs.joined(separator: "\n"))
    let outcome = try program.shell("vitrine worker \(flags) < jobs")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
    return try outcome.lines.map { try WorkerAnswer(Data($0.utf8)) }
  }

  @Test func picturesAreThoseOfRender() throws {
    try program.write("oslo.json", Program.document(data: #"{"city":"Oslo"}"#))
    #expect(try program.run(["render", "oslo.json", "--scheme", "all", "-o", "told"]).code == 0)
    let job = #"{"id":"a","input":"w.json","data":{"city":"Oslo"},"settings":{"scheme":"all"}"#
    let found = try answers([job + #","output":"there"}"#, job + "}"])
    let names = program.files("told")
    #expect(names.count == 4 && program.files("out/there") == names)
    for (file, inside) in zip(found[0].pictures, found[1].pictures) {
      let name = try #require(file["name"] as? String)
      let bytes = try program.bytes("told/" + name)
      #expect(file["file"] as? String == "out/there/" + name && inside["name"] as? String == name)
      #expect(try program.bytes("out/there/" + name) == bytes)
      #expect((inside["png"] as? String).flatMap { Data(base64Encoded: $0) } == bytes)
      #expect(file["sha256"] as? String == SHA256.hash(Array(bytes)).description)
      #expect(
        file["bytes"] as? Int == bytes.count && file["width"] as? Int == inside["width"] as? Int)
    }
  }

  /// A job's part, and the code and words of its answer.
  struct BadJob: CustomTestStringConvertible {
    var line: String
    var code: String
    var words: String
    var nearest: String?
    var id: String? = "7"

    var testDescription: String { line }
  }

  static let badJobs = [
    BadJob(line: #"{"id":7,"#, code: "bad-json", words: "expected a key in double quotes"),
    BadJob(line: "nonsense", code: "bad-json", words: "job:1:2", id: nil),
    BadJob(line: "[7]", code: "bad-job", words: "a job is an object, found a list", id: nil),
    BadJob(line: #"{"id":7}"#, code: "bad-job", words: "a job has 'input'"),
    BadJob(line: #"{"id":7,"input":1}"#, code: "bad-job", words: "input: expected a path"),
    BadJob(
      line: #"{"id":7,"document":"a"}"#, code: "bad-job", words: "document: expected an object"),
    BadJob(line: #"{"id":7,"input":"w.json","document":{}}"#, code: "bad-job", words: "not both"),
    BadJob(line: #"{"id":[7],"input":"w.json"}"#, code: "bad-job", words: "id: expected", id: nil),
    BadJob(
      line: #"{"id":7,"inptu":"w.json"}"#, code: "bad-job", words: "unknown key 'inptu'",
      nearest: "input"),
    BadJob(line: #"{"id":7,"input":"w.json","data":1}"#, code: "bad-job", words: "data: expected"),
    BadJob(
      line: #"{"id":7,"input":"w.json","data":{"ctiy":"a"}}"#, code: "bad-input",
      words: "$.data: unknown value 'ctiy'", nearest: "city"),
    BadJob(
      line: #"{"id":7,"input":"w.json","data":{"city":1}}"#, code: "bad-input",
      words: "$.data.city: expected a text, as the document has, found the number 1"),
    BadJob(
      line: #"{"id":7,"input":"w.json","settings":{"devcie":"all"}}"#, code: "bad-job",
      words: "unknown setting 'devcie'", nearest: "device"),
    BadJob(
      line: #"{"id":7,"input":"w.json","settings":{"scheme":{}}}"#, code: "bad-job",
      words: "settings.scheme: expected a text, a number or a list of these, found an object"),
    BadJob(
      line: #"{"id":7,"input":"w.json","settings":{"boldText":1}}"#, code: "bad-job",
      words: "settings.boldText: expected true or false, found the number 1"),
    BadJob(
      line: #"{"id":7,"input":"w.json","settings":{"device":"iphone-71"}}"#, code: "bad-settings",
      words: "unknown device 'iphone-71'", nearest: "iphone-17"),
    BadJob(
      line: #"{"id":7,"input":"w.json","settings":{"tint":"--red"}}"#, code: "bad-settings",
      words: "--tint is a colour like #FF9500, not '--red'"),
    BadJob(
      line: #"{"id":7,"input":"w.json","settings":{"entry":9}}"#, code: "bad-settings",
      words: "there is no entry 9"),
    BadJob(
      line: #"{"id":7,"input":"v.json"}"#, code: "bad-input",
      words: "'v.json' is not in the folder of --root", nearest: "w.json"),
    BadJob(
      line: #"{"id":7,"input":"../w.json"}"#, code: "bad-input", words: "leads out of the folder"),
    BadJob(line: #"{"id":7,"input":"/etc/passwd"}"#, code: "bad-input", words: "an absolute path"),
    BadJob(line: #"{"id":7,"input":"link.json"}"#, code: "bad-input", words: "is a link out of"),
    BadJob(
      line: #"{"id":7,"input":"w.json\u0000"}"#, code: "bad-input", words: "is not in",
      nearest: "w.json"),
    BadJob(line: #"{"id":7,"input":"."}"#, code: "bad-input", words: "is not the path of a file"),
    BadJob(
      line: #"{"id":7,"document":{"vitrine":1,"kind":"A","body":{"Txet":"a"}}}"#, code: "bad-input",
      words: "document:1:52: $.body: unknown view 'Txet'", nearest: "Text"),
    BadJob(
      line: #"{"id":7,"input":"w.json","output":"../a"}"#, code: "not-written",
      words: "leads out of the folder of -o"),
    BadJob(
      line: #"{"id":7,"input":"w.json","output":"/tmp/a"}"#, code: "not-written",
      words: "is an absolute path"),
    BadJob(
      line: #"{"id":7,"input":"w.json","output":"away/a"}"#, code: "not-written",
      words: "is a link out of"),
    BadJob(
      line: #"{"id":7,"input":"w.json","output":"a.png"}"#, code: "bad-job",
      words: "the job has 2 pictures"),
    BadJob(
      line: #"{"id":7,"input":"w.json","settings":{"scene":"home","wallpaper":"../w.png"}}"#,
      code: "bad-input", words: "leads out of the folder of --root"),
    BadJob(
      line:
        #"{"id":7,"document":{"vitrine":1,"kind":"A","body":{"ForEach":{"data":200000,"content":"#
        + #"[{"ForEach":{"data":200000,"content":["a"]}}]}}}}"#, code: "over-budget",
      words: "makes more than 200000 views"),
  ]

  @Test func badJobsAreAnsweredAndTheNextOneIsDrawn() throws {
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.path + "/link.json", withDestinationPath: "/etc/passwd")
    try program.write("out/note", "")
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.path + "/out/away", withDestinationPath: "/tmp")
    let good = #"{"id":"good","input":"w.json","settings":{"family":"systemSmall"}}"#
    let found = try answers(Self.badJobs.flatMap { [$0.line, good] })
    #expect(found.count == 2 * Self.badJobs.count)
    for (index, bad) in Self.badJobs.enumerated() where 2 * index + 1 < found.count {
      let answer = found[2 * index]
      #expect(answer.code == bad.code, "\(bad.line): \(answer.json)")
      #expect(answer.message.contains(bad.words), "\(bad.line): \(answer.message)")
      #expect(answer.nearest == bad.nearest && answer.id == bad.id, "\(answer.json)")
      #expect(answer.json["line"] as? Int == 2 * index + 1)
      #expect(found[2 * index + 1].id == "good" && found[2 * index + 1].pictures.count == 1)
    }
    #expect(program.files("out") == ["away", "note"])
  }

  @Test func idsComeBackAsTheyAre() throws {
    let ids = ["1", "-1.50", "12345678901234567890123", #""a\"b""#, #""é\u202e""#, "1e5"]
    try program.write(
      "jobs", ids.map { #"{"data":[{"id":0}],"id":\#($0)}"# }.joined(separator: "\r\n\n"))
    let lines = try program.shell("vitrine worker --ordered < jobs").lines
    let told = ids.map { $0.hasPrefix("\"é") ? #""é\u202e""# : $0 }
    #expect(lines.map { String($0.prefix { $0 != "," }) } == told.map { "{\"id\":\($0)" })
    // Blank lines are counted, and not answered.
    #expect(lines[1].contains("\"line\":3,"))
  }

  @Test func documentsAreReadAgainWhenTheyOrTheirPicturesChange() throws {
    let picture = #"{"Image":{"file":"a.svg"}}"#
    func svg(_ colour: String) -> String {
      "<svg viewBox='0 0 9 9' width='9' height='9'><rect width='9' height='9' fill='\(colour)'/></svg>"
    }
    try program.write("a.svg", svg("red"))
    try program.write("w.json", Program.document(body: picture))
    let session = try WorkerSession(program, ["--family", "systemSmall"])
    func hash() throws -> String {
      // Longer than a tick of the file system's clock.
      usleep(20_000)
      try session.write(#"{"id":1,"input":"w.json"}"#)
      return try #require(try session.answer()?.hash)
    }
    let first = try hash()
    #expect(try hash() == first)
    try program.write("a.svg", svg("lime"))
    let second = try hash()
    try program.write("w.json", Program.document(body: #""Hello""#))
    let third = try hash()
    #expect(Set([first, second, third]).count == 3)
    try program.write("a.svg", svg("red"))
    try program.write("w.json", Program.document(body: picture))
    #expect(try hash() == first)
    #expect(try session.end() == 0)
  }

  /// The reader that stops makes the worker stop, and the worker makes the writer stop.
  @Test func aFullPipeHoldsUpTheWriter() throws {
    let session = try WorkerSession(program, ["--jobs", "2"])
    let job = #"{"id":1,"document":[],"x":""# + String(repeating: "a", count: 2000) + "\"}"
    let count = session.writeAll(Array(repeating: job, count: 20_000), closes: false)
    var before = -1
    while count.count != before {
      before = count.count
      usleep(500_000)
    }
    #expect(before < 10_000)
  }

  @Test func streamsThatCloseEndIt() throws {
    let job = #"{"id":1,"input":"w.json"}"#
    try program.write("jobs", Array(repeating: job, count: 200).joined(separator: "\n"))
    let head = try program.shell("vitrine worker < jobs 2>errors | head -n 1 | wc -l; cat errors")
    #expect(head.output.trimmingCharacters(in: .whitespacesAndNewlines) == "1")
    #expect(try program.shell("vitrine worker <&-").code == 0)
    let folder = try program.shell("vitrine worker < .")
    #expect(folder.code == 3 && folder.errors.contains("standard input: Is a directory"))
    #expect(try program.shell("vitrine worker < jobs > /dev/full").code == 3)
  }

  @Test(arguments: [
    ("--json", "--json has no effect"), ("--root none", "--root 'none' is not a folder"),
    ("--job-pictures 0", "--job-pictures is at least 1, not 0"),
    ("--kept-documents=-1", "--kept-documents is at least 0, not -1"),
    ("--line-limit 0", "--line-limit is at least 1, not 0"), ("--jobs 0", "--jobs is at least 1"),
    ("--device iphone-71", "did you mean 'iphone-17'?"),
  ])
  func mistakesInFlagsEndItAtOnce(flags: String, words: String) throws {
    let outcome = try program.shell("vitrine worker \(flags) < /dev/null")
    #expect(outcome.code == 2 && outcome.errors.contains(words), "\(outcome)")
  }

  @Test func flagsAreTheSettingsOfJobsThatGiveNone() throws {
    let found = try answers(
      [#"{"input":"w.json"}"#, #"{"input":"w.json","settings":{"family":["systemSmall"]}}"#],
      "--ordered --family systemMedium --scheme all")
    #expect(found.map(\.pictures.count) == [2, 2])
    let names = found.flatMap(\.pictures).compactMap { $0["name"] as? String }
    #expect(names.map { $0.contains("systemMedium") } == [true, true, false, false])
  }
}
