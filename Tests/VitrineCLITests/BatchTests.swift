import Foundation
import Testing
import VitrineImages

/// `vitrine batch`: rows become pictures, and mistakes in them are told before the first.
@Suite struct BatchTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("w.json", Self.document)
  }

  private static let document = Program.document(
    body: #""Hello {city} {temperature} {raining} {count(hours)}""#,
    data: #"{"city":"Kyoto","temperature":3,"raining":true,"hours":[1,2]}"#)

  private static let flags = ["--family", "systemSmall", "--scale", "1"]

  private func batch(_ arguments: [String]) throws -> Program.Outcome {
    try program.run(["batch"] + arguments + Self.flags)
  }

  private func rows(_ folder: String) throws -> [ManifestRow] {
    try ManifestRow.all(in: program, "\(folder)/manifest.ndjson")
  }

  @Test func picturesAreThoseOfRender() throws {
    try program.write(
      "rows.csv",
      "id,city,temperature,raining,hours\n7,Oslo,-4.5,false,\"[1,2,3]\"\nb,\"São \"\"Paulo\"\"\",30,TRUE,[]\n"
    )
    let outcome = try batch(["w.json", "--data", "rows.csv", "--name", "{id}/{city}", "-o", "out"])
    #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.hasPrefix("2 pictures in "), "\(outcome.errors)")
    let values = [
      #"{"city":"Oslo","temperature":-4.5,"raining":false,"hours":[1,2,3]}"#,
      #"{"city":"São \"Paulo\"","temperature":30,"raining":true,"hours":[]}"#,
    ]
    let rows = try rows("out")
    #expect(rows.map(\.name) == ["7/Oslo.png", "b/São-Paulo-.png"] && rows.map(\.row) == [1, 2])
    for (row, data) in zip(rows, values) {
      try program.write(
        "told.json",
        Program.document(
          body: #""Hello {city} {temperature} {raining} {count(hours)}""#, data: data))
      #expect(try program.run(["render", "told.json", "-o", "told"] + Self.flags).code == 0)
      let told = try program.bytes("told/" + program.files("told")[0])
      let bytes = try program.bytes("out/" + row.name)
      #expect(bytes == told)
      #expect(row.sha256 == SHA256.hash(Array(bytes)).description && row.bytes == bytes.count)
      #expect(row.width == 158 && row.height == 158)
    }
  }

  /// The same rows in every form have the same names and keys, and so the same pictures.
  @Test func everyFormatSaysTheSame() throws {
    let forms = [
      "a.csv": "city,temperature\nOslo,4\nRome,5\n",
      "b.csv": "\u{FEFF}city,temperature\r\n\r\n\"Oslo\",4\r\nRome,5",
      "c.tsv": "temperature\tcity\n4\tOslo\n5\tRome\n",
      "d.csv": "temperature;city\n4;Oslo\n5;Rome\n",
      "e.ndjson":
        "{\"city\":\"Oslo\",\"temperature\":4}\n\n{\"city\":\"Rome\",\"temperature\":5}",
      "f.json":
        "[\n {\"temperature\": 4, \"city\": \"Oslo\"},{\"city\":\"Ro\\u006de\",\"temperature\":5}\n]\n",
    ]
    var found: [String: [String]] = [:]
    for (name, text) in forms {
      try program.write(name, text)
      let flags = name.hasPrefix("d") ? ["--separator", ";"] : []
      let outcome = try batch(
        ["w.json", "--data", name, "--name", "{city}", "-o", name + "-out"] + flags)
      #expect(outcome.code == 0, "\(name): \(outcome.errors)")
      #expect(outcome.errors.contains("note: no column has raining, hours") == !name.hasSuffix("n"))
      found[name] = try rows(name + "-out").map { "\($0.name) \($0.sha256)" }
    }
    #expect(found["a.csv"]?.count == 2)
    #expect(Set(found.values).count == 1, "\(found)")
    let piped = try program.shell(
      "cat f.json | vitrine batch w.json --data - --name '{city}' -o piped \(Self.flags.joined(separator: " "))"
    )
    #expect(piped.code == 0)
    #expect(try rows("piped").map { "\($0.name) \($0.sha256)" } == found["a.csv"])
  }

  /// Rows or flags that are refused, and the words of the message.
  struct Mistake: CustomTestStringConvertible {
    var rows: String
    var flags: [String] = []
    var code: Int32 = 3
    var words: String

    var testDescription: String { rows + " " + flags.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(rows: "", words: "rows:1: there are no rows"),
    Mistake(rows: "city,,x\n", words: "rows:1: column 2 has no name"),
    Mistake(rows: "city,city\n", words: "rows:1: there are two columns 'city'"),
    Mistake(
      rows: "ctiy\nOslo\n", code: 2, words: "'w.json' has no value 'ctiy'; did you mean 'city'?"),
    Mistake(
      rows: "city;temperature\nOslo;4\n", code: 2,
      words: "'w.json' has no value 'city;temperature'; expected --separator ';'; --skip"),
    Mistake(rows: "city\tx\nOslo\t4\n", code: 2, words: "; expected --separator tab; --skip"),
    Mistake(
      rows: "id;city\n1;Oslo\n", flags: ["--name", "{id}"], code: 2,
      words: "there is no column 'id'; expected --separator ';'"),
    Mistake(rows: "x|city\n4|Oslo\n", code: 2, words: "'x|city'; expected --separator '|'; --skip"),
    Mistake(
      rows: "city\u{200B},temperature\nOslo,4\n", code: 2,
      words: "; it holds ⟨U+200B⟩, which does not show; --skip"),
    Mistake(
      rows: "\u{A0}city\nOslo\n", code: 2, words: "; it holds ⟨U+00A0⟩, which does not show; --skip"
    ),
    Mistake(
      rows: "city,temperature\nOslo,4x\n",
      words: #"rows:2: temperature: expected a number, as the document has, found "4x""#),
    Mistake(rows: "city,raining\nOslo,yes\n", words: "rows:2: raining: expected true or false"),
    Mistake(rows: "city,hours\nOslo,3\n", words: "rows:2: hours: expected a list"),
    Mistake(rows: "temperature\nnan\n", words: "expected a number"),
    Mistake(
      rows: "city,temperature\nOslo\n", words: "rows:2: 1 cell, and the first line names 2 columns"
    ),
    Mistake(rows: "city\n\"Oslo\n\n", words: "rows:2: the quote that begins here has no end"),
    Mistake(rows: "city\nOs\"lo\n", words: "rows:2: a quote inside a cell without quotes"),
    Mistake(rows: "city\n\"Os\"lo\n", words: "rows:2: text after the closing quote"),
    Mistake(
      rows: #"{"city":"Oslo"} x"#, words: "rows:1: character 17 of the row: expected the end"),
    Mistake(rows: "{\"city\":\"Oslo\"}\n{\"city\":4}", words: "rows:2: city: expected a text"),
    Mistake(rows: #"[{"city":"Oslo"}"#, words: "rows:1: expected ',' or ']' after a row"),
    Mistake(rows: #"[{"city":"Oslo"}] 1"#, words: "rows:1: expected the end of the file after ']'"),
    Mistake(rows: "[1]", words: "a row is an object with values by name, found the number 1"),
    Mistake(
      rows: "city\nOslo\nRome\nO slo\nOslo\n", flags: ["--name", "{city}"],
      words: "rows:5: row 4 would be 'Oslo.png', as row 1 is already"),
    Mistake(
      rows: "city\nOslo\nOslo\n", flags: ["--name", "{city}", "--keep-going"],
      words: "1 of 2 rows cannot be drawn; nothing was\n"),
    Mistake(
      rows: "city\n\"\"\n", flags: ["--name", "{city}"],
      words: "'city' is empty, and --name needs it"),
    Mistake(
      rows: "city\nA\n", flags: ["--name", "{ctiy}"], code: 2,
      words: "unknown column 'ctiy'; did you mean 'city'?"),
    Mistake(rows: "city\nA\n", flags: ["--name", "x"], code: 2, words: "names every row the same"),
    Mistake(rows: "city\nA\n", flags: ["--name", "../{city}"], code: 2, words: "leads out of"),
    Mistake(
      rows: "city\nA\n", flags: ["--name", "{city"], code: 2, words: "a brace without its other"),
    Mistake(rows: "city\nA\n", flags: ["--separator", "::"], code: 2, words: "--separator is one"),
    Mistake(rows: "[]", flags: ["--separator", ";"], code: 2, words: "--separator is for CSV"),
    Mistake(rows: "city\nA\n", flags: ["--tar"], code: 2, words: "say where the pictures go"),
    Mistake(
      rows: "city\nA\n", flags: ["--failures", "f"], code: 2, words: "goes with --keep-going"),
    Mistake(rows: "city\nA\n", flags: ["--root", "."], code: 2, words: "--root is for jobs"),
    Mistake(rows: "city\nA\n", flags: ["--json"], code: 2, words: "--json has no effect"),
    Mistake(
      rows: "city\nA\n", flags: ["--shard", "3/2"], code: 2, words: "--shard is part I of N"),
    Mistake(rows: "city\nA\n", flags: ["--shard", "auto"], code: 2, words: "SLURM_ARRAY_TASK_ID"),
    Mistake(rows: "city\nA\n", flags: ["--jobs", "0"], code: 2, words: "--jobs is at least 1"),
    Mistake(rows: "city\nA\n", flags: ["--tint", "red"], code: 2, words: "--tint is a colour"),
    Mistake(rows: "city\nA\n", flags: ["--skip", "cyti"], code: 2, words: "did you mean 'city'?"),
    Mistake(rows: "city\nA\nB\n", flags: ["--max-rows", "1"], words: "more than --max-rows 1"),
  ]

  @Test(arguments: mistakes) func mistakesAreToldBeforeTheFirstPicture(mistake: Mistake) throws {
    try program.write("rows", mistake.rows)
    let outcome = try batch(["w.json", "--data", "rows", "-o", "out"] + mistake.flags)
    #expect(outcome.code == mistake.code, "\(outcome)")
    #expect(outcome.errors.contains(mistake.words), "\(outcome.errors)")
    #expect(program.files("out").isEmpty && outcome.output.isEmpty)
  }

  @Test func inputsThatAreNoneAreTold() throws {
    try program.write("rows", "city\nA\n")
    for (arguments, words) in [
      (["nix.json", "--data", "rows"], "nix.json: cannot be opened"),
      (["no/w.json", "--data", "rows"], "there is no folder 'no'"),
      (["w.json", "--data", "nix"], "nix: No such file"),
      (["w.json", "--data", "."], "is a folder"),
      (["nix"], "nix: No such file"), (["rows"], "a file of jobs holds JSON"),
    ] {
      let outcome = try batch(arguments + ["-o", "out"])
      #expect(outcome.code == 3 && outcome.errors.contains(words), "\(arguments) \(outcome)")
    }
    let bare = try batch(["w.json", "-o", "out"])
    #expect(bare.code == 2 && bare.errors.contains("'w.json' is a document; add --data"), "\(bare)")
    try program.write("file", "")
    let blocked = try batch(["w.json", "--data", "rows", "-o", "file/out"])
    #expect(blocked.code == 3 && blocked.errors.contains("'file' is not a folder"))
  }

  @Test func rowsOfSeveralPicturesAreFolders() throws {
    try program.write("rows.csv", "city\nOslo\nRome\n")
    let outcome = try program.run([
      "batch", "w.json", "--data", "rows.csv", "--name", "{row}-{city}.png", "-o", "out",
      "--scale", "1",
    ])
    #expect(outcome.code == 0, "\(outcome)")
    #expect(program.files("out") == ["1-Oslo", "2-Rome", "manifest.ndjson"])
    #expect(program.files("out/1-Oslo").count == 2)
    #expect(try rows("out").map(\.row) == [1, 1, 2, 2])
  }

  @Test func failuresCanBeMendedAndDrawn() throws {
    try program.write("d/w.json", Self.document)
    try program.write(
      "rows.csv", "id,city,temperature\n1,Oslo,4\n2,Rome,warm\n3\n4,\"A, B\",5\n")
    let outcome = try batch([
      "d/w.json", "--data", "rows.csv", "--name", "{id}", "-o", "out", "--keep-going",
    ])
    #expect(outcome.code == 3, "\(outcome)")
    #expect(
      outcome.errors.contains("error: 2 of 4 rows were not drawn; they are in out/failures.ndjson"))
    #expect(outcome.errors.contains("rows.csv:4: 1 cell,"))
    #expect(program.files("out") == ["1.png", "4.png", "failures.ndjson", "manifest.ndjson"])
    let lines = try String(decoding: program.bytes("out/failures.ndjson"), as: UTF8.self)
    let command = try #require(
      outcome.errors.split(separator: "\n").last { $0.contains("vitrine batch") })
    let again = try program.shell(String(command) + " " + Self.flags.joined(separator: " "))
    #expect(again.code == 3 && again.errors.contains("2 of 2 rows cannot be drawn"), "\(again)")
    try program.write(
      "out/failures.ndjson",
      lines.split(separator: "\n")[0].replacing("\"warm\"", with: "21") + "\n")
    let mended = try program.shell(String(command) + " " + Self.flags.joined(separator: " "))
    #expect(mended.code == 0, "\(mended)")
    #expect(program.files("out").contains("2.png"))
    // Another run without failures leaves no file of them.
    try program.write("rows.csv", "id,city\n1,Oslo\n")
    #expect(
      try batch(["d/w.json", "--data", "rows.csv", "--name", "{id}", "-o", "out", "--keep-going"])
        .code == 0)
    #expect(!program.files("out").contains("failures.ndjson"))
  }

  /// A row may be refused only when it is drawn.
  @Test func picturesOverTheBudgetAreFailures() throws {
    try program.write(
      "loop.json",
      Program.document(
        body: #"{"ForEach":{"data":"$n","content":[{"ForEach":{"data":"$n","content":["a"]}}]}}"#,
        data: #"{"n":1}"#))
    try program.write("rows.csv", "n\n1\n100000\n2\n")
    let stopped = try batch(["loop.json", "--data", "rows.csv", "-o", "out", "--jobs", "1"])
    #expect(stopped.code == 3 && stopped.errors.contains("rows.csv:3: "), "\(stopped)")
    #expect(stopped.errors.contains("1 of 3 rows are done; the same command with --resume"))
    #expect(program.files("out").contains("Hello-1.png"))
    let outcome = try batch(["loop.json", "--data", "rows.csv", "-o", "out", "--keep-going"])
    #expect(
      outcome.code == 3 && outcome.errors.contains("1 of 3 rows were not drawn"), "\(outcome)")
    #expect(program.files("out").filter { $0.hasSuffix(".png") } == ["Hello-1.png", "Hello-3.png"])
  }

  @Test func whatIsNotDrawnAsAskedIsTold() throws {
    try program.write("s.json", Program.document(body: #"{"Image":{"systemName":"{city}"}}"#))
    try program.write("rows.csv", "city\nstar\nno.such.symbol\n")
    for folder in ["drawn", "cached"] {
      let outcome = try batch([
        "s.json", "--data", "rows.csv", "-o", folder, "--cache", "cache", "--strict",
      ])
      #expect(outcome.code == 1, "\(outcome)")
      #expect(
        outcome.errors.contains(
          "Hello-2.png: No system up to iOS 26.1 has a symbol named no.such.symbol"),
        "\(outcome.errors)")
      #expect(
        outcome.errors.contains("[unknown-symbol]") && !outcome.errors.contains("Hello-1.png: "))
    }
  }

  @Test func jobsAreThoseOfAWorker() throws {
    try program.write(
      "jobs.ndjson",
      """
      {"input":"w.json","data":{"city":"Oslo"},"output":"a/oslo.png"}
      {"input":"w.json","settings":{"scheme":"all"}}
      {"input":"w.json","settings":{"scheme":"dark"},"output":"dark"}

      """)
    let outcome = try batch(["jobs.ndjson", "-o", "out"])
    #expect(outcome.code == 0, "\(outcome)")
    let names = try rows("out").map(\.name)
    #expect(names.count == 4 && names[0] == "a/oslo.png", "\(names)")
    #expect(names[1].hasPrefix("Hello-2/Hello-") && names[3].hasPrefix("dark/Hello-"))
    for (more, words) in [
      (
        #"{"input":"w.json","output":"a/oslo.png"}"#,
        "row 4 would be 'a/oslo.png', as row 1 is already"
      ),
      (#"{"input":"v.json"}"#, "jobs.ndjson:4: 'v.json' is not in the folder of --root"),
      (#"{"input":"w.json","output":"../x.png"}"#, "'../x.png' leads out of the folder of -o"),
      (#"{"input":"w.json","data":{"ctiy":1}}"#, "unknown value 'ctiy'; did you mean 'city'?"),
      (#"{"input":"w.json","settings":{"devcie":1}}"#, "unknown setting 'devcie'"),
      ("{", "jobs.ndjson:4: character 2 of the row: "),
    ] {
      let lines = try String(decoding: program.bytes("jobs.ndjson"), as: UTF8.self)
      try program.write("more.ndjson", lines.replacing("jobs", with: "more") + more)
      let refused = try batch(["more.ndjson", "-o", "other"])
      #expect(refused.code == 3, "\(more) \(refused)")
      #expect(refused.errors.contains(words.replacing("jobs", with: "more")), "\(refused.errors)")
      #expect(program.files("other").isEmpty)
    }
    #expect(try batch(["jobs.ndjson", "--name", "{a}", "-o", "o"]).code == 2)
  }

  @Test func anArchiveHoldsTheSamePictures() throws {
    let long = String(repeating: "abcdefghij/", count: 12)
    try program.write("rows.csv", "city\n" + (0..<40).map { "City \($0)\n" }.joined())
    let name = ["--name", long + "{city}"]
    #expect(try batch(["w.json", "--data", "rows.csv", "-o", "out"] + name).code == 0)
    let flags = (name + Self.flags).joined(separator: " ")
    for jobs in ["1", "2"] {
      let tar = try program.shell(
        "vitrine batch w.json --data rows.csv --tar --jobs \(jobs) --manifest list --quiet \(flags) > \(jobs).tar"
          + " && mkdir t\(jobs) && tar xf \(jobs).tar -C t\(jobs)")
      #expect(tar.code == 0 && tar.errors.isEmpty, "\(tar)")
    }
    #expect(try program.bytes("1.tar") == program.bytes("2.tar"))
    #expect(try program.shell("rm out/manifest.ndjson; diff -r out t1").code == 0)
    #expect(try ManifestRow.all(in: program, "list").count == 40)
    let full = try program.shell("vitrine batch w.json --data rows.csv --tar \(flags) > /dev/full")
    #expect(full.code == 3 && full.errors.contains("No space left"), "\(full)")
  }

  @Test func partsOfARunAreTheWhole() throws {
    try program.write("rows.csv", "city\n" + (1...11).map { "C\($0)\n" }.joined())
    let name = ["--name", "{city}", "-o"]
    #expect(try batch(["w.json", "--data", "rows.csv"] + name + ["whole"]).code == 0)
    let flags = Self.flags.joined(separator: " ")
    for variables in [
      "SLURM_ARRAY_TASK_ID=10 SLURM_ARRAY_TASK_MIN=10 SLURM_ARRAY_TASK_COUNT=3", "",
      "JOB_COMPLETION_INDEX=2",
    ] {
      let shard = variables.isEmpty ? "2/3" : variables.hasPrefix("J") ? "auto/3" : "auto"
      let outcome = try program.shell(
        "\(variables) vitrine batch w.json --data rows.csv --name '{city}' -o parts --shard \(shard) \(flags)"
      )
      #expect(outcome.code == 0, "\(outcome)")
    }
    // Numbers at the ends of Int are those of no part.
    for variables in [
      "JOB_COMPLETION_INDEX=\(Int.max)", "SLURM_ARRAY_TASK_ID=\(Int.max)",
      "SLURM_ARRAY_TASK_ID=\(Int.max) SLURM_ARRAY_TASK_MIN=-1",
      "SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_MIN=\(Int.min)", "JOB_COMPLETION_INDEX=\(Int.min)",
    ] {
      let outcome = try program.shell(
        "\(variables) vitrine batch w.json --data rows.csv -o parts --shard auto/3")
      #expect(outcome.code == 2 && outcome.errors.contains("--shard"), "\(outcome)")
    }
    #expect(try program.shell("diff -r -x '*.ndjson' whole parts").code == 0)
    #expect(
      try ManifestRow.all(in: program, "parts/manifest-2-of-3.ndjson").map(\.row) == [2, 5, 8, 11])
  }
}

/// What a test reads of a line of a manifest.
struct ManifestRow {
  var row: Int
  var name: String
  var sha256: String
  var key: String
  var bytes: Int
  var width: Int
  var height: Int
  var milliseconds: Double

  static func all(in program: Program, _ path: String) throws -> [ManifestRow] {
    try program.bytes(path).split(separator: UInt8(ascii: "\n")).map { line in
      let json = try #require(JSONSerialization.jsonObject(with: line) as? [String: Any])
      return ManifestRow(
        row: try #require(json["row"] as? Int), name: try #require(json["name"] as? String),
        sha256: try #require(json["sha256"] as? String), key: try #require(json["key"] as? String),
        bytes: try #require(json["bytes"] as? Int), width: try #require(json["width"] as? Int),
        height: try #require(json["height"] as? Int),
        milliseconds: try #require(json["ms"] as? Double))
    }
  }
}
