import Foundation
import Testing

#if os(Linux)
  /// Rows as entries of a widget in a bundle's own program.
  @Suite struct EntryRowTests {
    private let program: Program
    private let bundle: String

    init() throws {
      program = try Program()
      bundle = try Program.bundle()
    }

    private static let flags = ["--family", "systemSmall", "--scale", "1", "--kind", "Battery"]

    private func batch(_ arguments: [String]) throws -> Program.Outcome {
      try program.run(["batch", bundle] + arguments + Self.flags)
    }

    private func rows(_ folder: String) throws -> [ManifestRow] {
      try ManifestRow.all(in: program, "\(folder)/manifest.ndjson")
    }

    private static func row(_ id: Int, percent: String = "82", more: String = "") -> String {
      #"{"id":\#(id),"date":"2007-01-09T09:41","devices":[{"name":"Phone \#(id)","symbol":"iphone","#
        + #""percent":\#(percent),"isCharging":false}]\#(more)}"#
    }

    /// A row that says what the provider's snapshot says is the picture of `render`.
    @Test func aRowIsThePictureOfItsEntry() throws {
      let devices = [
        ("iPhone", "iphone", 82, false), ("Watch", "applewatch", 64, true),
        ("Earbuds", "earbuds", 18, false), ("Keyboard", "keyboard", 97, false),
      ]
      #expect(
        try program.shell(
          "'\(bundle)' --kind Battery --family systemSmall --scale 1 -o own --json"
        ).code == 0)
      let own = try program.bytes("own/" + program.files("own")[0])
      let list = devices.map {
        #"{"name":"\#($0.0)","symbol":"\#($0.1)","percent":\#($0.2),"isCharging":\#($0.3)}"#
      }.joined(separator: ",")
      try program.write("rows.json", #"[{"date": "2007-01-09T09:41", "devices": [\#(list)]}]"#)
      let outcome = try batch(["--data", "rows.json", "-o", "out"])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(try program.bytes("out/Battery-1.png") == own)
    }

    @Test func namesShardsResumeAndArchivesAreThoseOfDocuments() throws {
      let text = (1...6).map { Self.row($0, percent: "\($0 * 9)") + "\n" }.joined()
      try program.write("rows.ndjson", text)
      let rest = ["--data", "rows.ndjson", "--name", "{id}/battery"]
      let first = try batch(rest + ["-o", "out"])
      #expect(first.code == 0, "\(first)")
      let list = try rows("out")
      #expect(list.map(\.name) == (1...6).map { "\($0)/battery.png" })
      #expect(Set(list.map(\.sha256)).count == 6 && list.allSatisfy { $0.width == 158 })
      let again = try batch(rest + ["-o", "out", "--resume"])
      #expect(again.errors.contains("6 pictures, 6 of them there before"), "\(again)")
      try FileManager.default.removeItem(at: program.folder.appendingPathComponent("out/3"))
      let mended = try batch(rest + ["-o", "out", "--resume", "--jobs", "2"])
      #expect(mended.errors.contains("6 pictures, 5 of them there before"), "\(mended)")
      #expect(try rows("out").map(\.sha256) == list.map(\.sha256))
      let other = try batch(rest + ["-o", "out", "--resume", "--scheme", "dark"])
      #expect(other.code == 0 && !other.errors.contains("there before"), "\(other)")
      for part in 1...2 {
        #expect(try batch(rest + ["-o", "parts", "--shard", "\(part)/2"]).code == 0)
      }
      #expect(
        try ManifestRow.all(in: program, "parts/manifest-2-of-2.ndjson").map(\.row) == [2, 4, 6])
      let flags = (rest + Self.flags).joined(separator: " ").replacing("{id}/", with: "'{id}'-")
      let tar = try program.shell("vitrine batch '\(bundle)' \(flags) --tar --cache c | tar -t")
      #expect(tar.output == (1...6).map { "\($0)-battery.png\n" }.joined(), "\(tar)")
    }

    /// Rows that are refused, and the words of the message.
    static let mistakes = [
      (
        Self.row(1, percent: #""x""#),
        #"rows:1: devices[0].percent: expected a whole number, found "x""#
      ),
      (
        Self.row(1, percent: "null"),
        "rows:1: devices[0].percent: expected a whole number, found null"
      ),
      (
        Self.row(1) + "\n" + Self.row(2, more: #","devics":1"#),
        "rows:2: BatteryEntry has no value 'devics'; did you mean 'devices'?"
      ),
      (#"{"id":1,"devices":[]}"#, "rows:1: 'date' is missing, and BatteryEntry needs it"),
      (
        #"{"id":1,"date":"soon","devices":[]}"#,
        "rows:1: date: expected a date like 2007-01-09T09:41, found \"soon\""
      ),
      (#"{"id":1,"date":0,"devices":{}}"#, "rows:1: devices: expected a list, found an object"),
      (
        #"{"id":1,"date":0,"devices":[{}]}"#,
        "rows:1: devices[0]: 'name' is missing, and BatteryEntry needs it"
      ),
      ("[1]", "rows:1: a row is an object with values by name, found the number 1"),
      (#"{"id":1} x"#, "rows:1: character 10 of the row: expected the end"),
      (Self.row(1) + "\n" + Self.row(1), "rows:2: row 2 would be '1', as row 1 is already"),
    ]

    @Test(arguments: Self.mistakes)
    func mistakesAreToldBeforeThefirstPicture(rows: String, words: String) throws {
      try program.write("rows", rows)
      let outcome = try batch(["--data", "rows", "--name", "{id}", "-o", "out"])
      #expect(outcome.code == 3 && outcome.errors.contains(words), "\(outcome)")
      #expect(program.files("out").isEmpty)
    }

    @Test func failuresAreRowsThatKeepTheirNumbers() throws {
      try program.write(
        "rows", [Self.row(1), Self.row(2, percent: "[]"), Self.row(3)].joined(separator: "\n"))
      let rest = ["--data", "rows", "--skip", "id", "-o", "out"]
      let outcome = try batch(rest + ["--keep-going"])
      #expect(outcome.code == 3 && outcome.errors.contains("1 of 3 rows were not drawn"))
      #expect(try rows("out").map(\.name) == ["Battery-1.png", "Battery-3.png"])
      let failure = try String(
        decoding: program.bytes("out/failures.ndjson"), as: UTF8.self)
      #expect(
        failure.contains(#""vitrine":{"row":2,"error":"rows:2: devices[0].percent: expected"#))
      try program.write("mended", failure.replacing("\"percent\":[]", with: "\"percent\":5"))
      let again = try batch(["--data", "mended", "--skip", "id", "-o", "again"])
      #expect(again.code == 0, "\(again)")
      #expect(program.files("again") == ["Battery-2.png", "manifest.ndjson"])
    }

    @Test func whatDoesNotFitIsRefused() throws {
      try program.write("rows", Self.row(1))
      try program.write("rows.csv", "id\n1\n")
      try program.write("w.json", Program.document())
      let cases = [
        ("--data rows -o out --kind Calendar", 2, "its entry CalendarEntry is not Decodable"),
        ("--data rows -o out", 2, "give --kind "),
        ("--data rows.csv -o out --kind Battery", 2, "is CSV, whose cells have no types"),
        ("--data rows -o out --kind Batery", 2, "unknown kind 'Batery'; did you mean 'Battery'?"),
        ("--data rows -o out --kind Battery --entry placeholder", 2, "each row is an entry"),
        ("--data rows -o out --kind Battery --with w.json", 2, "--with w.json: a bundle's widget"),
        ("--data rows -o out --kind Battery --family all --row-pictures 1", 2, "--row-pictures 1"),
        ("--data rows -o out --kind Battery --document-limit 9", 2, "--document-limit is for"),
      ]
      for (flags, code, words) in cases {
        let outcome = try program.shell("vitrine batch '\(bundle)' \(flags)")
        #expect(Int(outcome.code) == code && outcome.errors.contains(words), "\(outcome)")
        #expect(program.files("out").isEmpty)
      }
      let shell = try program.shell("vitrine batch /bin/true --data rows -o out")
      #expect(
        shell.code == 3 && shell.errors.contains("is no program of a widget bundle: it ended"))
      let kind = try program.shell("vitrine batch w.json --data rows -o out --kind Hello")
      #expect(kind.code == 2 && kind.errors.contains("--kind chooses among"), "\(kind)")
    }

    /// A row that ends the program is one that cannot be drawn; the others are.
    @Test func aRowThatEndsTheProgramIsOne() throws {
      try program.write("rows", "{\"id\":1}\n{\"id\":2}\n{\"id\":3}\n")
      // Speaks as a bundle's program does, and falls at the second row.
      let script = #"""
        #!/bin/sh
        echo '{"rows":1,"kind":"Fake","entry":"FakeEntry","names":["a.png"]}'
        while read -r line; do
          case $line in *'"id":2'*) kill -9 $$ ;; esac
          case $line in
          '!'*)
            echo '{"asked":["id"],"unasked":[],"pictures":[{"bytes":3,"width":1,"height":1,"diagnostics":[],"ms":1}]}'
            printf abc ;;
          *) echo '{"asked":["id"],"unasked":[],"pictures":[]}' ;;
          esac
        done

        """#
      try program.write("bundle", script)
      let outcome = try program.shell(
        "chmod +x bundle && vitrine batch ./bundle --data rows -o out --keep-going")
      #expect(outcome.code == 3, "\(outcome)")
      #expect(
        outcome.errors.contains("rows:2: the program ended by signal 9 (Killed) at this row"),
        "\(outcome)")
      #expect(try rows("out").map(\.name) == ["Fake-1.png", "Fake-3.png"])
      #expect(try program.bytes("out/Fake-3.png") == Data("abc".utf8))
    }

    /// What an author's code sees and shows are the run's settings.
    @Test func everyFlagOfDrawingReachesTheProgram() throws {
      let help = { (verb: String) in
        Set(
          try program.shell(verb + " --help").output.split { !$0.isLetter && $0 != "-" }
            .filter { $0.hasPrefix("--") })
      }
      let own = try help("'\(bundle)'")
      let batch = try help("vitrine batch")
      // The run's own, and those that the program is not given.
      let others: Set<Substring> = [
        "--data", "--name", "--skip", "--separator", "--root", "--max-rows", "--row-pictures",
        "--tar", "--resume", "--keep-going", "--failures", "--manifest", "--shard", "--cache",
        "--cache-limit", "--with", "--document-limit", "--stubs", "--no-invent",
      ]
      #expect(batch.subtracting(own).subtracting(others).isEmpty)
      try program.write("rows", Self.row(1))
      let flags =
        "--data rows --skip id --kind Battery --family systemMedium --device iphone-13-mini --type-size xxxLarge "
        + "--scheme dark --at 2010-02-03T04:05 --locale de_DE --scale 2 --os 16 --contrast increased --bold-text"
      #expect(try program.shell("vitrine batch '\(bundle)' \(flags) -o out").code == 0)
      let drawn = try #require(
        program.files("out").first { $0.hasSuffix(".png") }.map { try program.bytes("out/" + $0) })
      #expect(
        try program.shell("vitrine batch '\(bundle)' \(flags) --scheme light -o light").code == 0)
      let light = try program.bytes("light/Battery-1.png")
      #expect(drawn != light)
      let list = try ManifestRow.all(in: program, "out/manifest.ndjson")
      #expect(list.map(\.width) == [658])
    }
  }
#endif
