import Foundation
import SeededNumbers
import Testing

/// Batches that go on after a run before, and pictures that programs share.
@Suite struct BatchResumeTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("w.json", Program.document())
  }

  private static let isLong = ProcessInfo.processInfo.environment["VITRINE_LONG_BATCH"] != nil
  private static let flags = ["--family", "systemSmall", "--scale", "1", "--name", "{city}"]

  private func batch(_ arguments: [String]) throws -> Program.Outcome {
    try program.run(["batch", "w.json", "--data", "rows.csv"] + arguments + Self.flags)
  }

  private func rows(_ count: Int) throws {
    try program.write("rows.csv", "city\n" + (0..<count).map { "C\($0)\n" }.joined())
  }

  private func contents(_ folder: String) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in program.files(folder) where name.hasSuffix(".png") {
      found[name] = try program.bytes("\(folder)/\(name)")
    }
    return found
  }

  /// The numbers of pictures that were there before, from the message.
  private func there(_ outcome: Program.Outcome) -> Int {
    outcome.errors.firstMatch(of: /, ([0-9]+) of them there before/).flatMap { Int($0.output.1) }
      ?? 0
  }

  @Test func onlyWhatWouldDifferIsDrawnAgain() throws {
    try rows(6)
    let first = try batch(["-o", "out"])
    #expect(first.code == 0 && there(first) == 0)
    #expect(there(try batch(["-o", "out", "--resume"])) == 6)
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("out/C1.png"))
    try program.write("out/C2.png", "not a picture")
    #expect(there(try batch(["-o", "out", "--resume"])) == 4)
    let list = try ManifestRow.all(in: program, "out/manifest.ndjson")
    #expect(list.map(\.name) == (0..<6).map { "C\($0).png" })
    // A new row before the others changes numbers, not pictures.
    try program.write("rows.csv", "city\nNew\nC0\nC1\nC2\nC3\nC4\nC5\n")
    #expect(there(try batch(["-o", "out", "--resume"])) == 6)
    #expect(try ManifestRow.all(in: program, "out/manifest.ndjson").map(\.row) == Array(1...7))
    // Other settings, and another document.
    #expect(there(try batch(["-o", "out", "--resume", "--scheme", "dark"])) == 0)
    #expect(there(try batch(["-o", "out", "--resume", "--scheme", "dark"])) == 7)
    try program.write("w.json", Program.document(body: #""Bye {city}""#))
    #expect(there(try batch(["-o", "out", "--resume", "--scheme", "dark"])) == 0)
    #expect(there(try batch(["-o", "nothing", "--resume"])) == 0)
  }

  /// A picture that a row names is one of the things that decide.
  @Test func aChangedPictureFileIsNoticed() throws {
    try program.write(
      "w.json", Program.document(body: #"{"Image":{"file":"{city}.svg"}}"#))
    for name in ["C0", "C1", "C2"] {
      try program.write(
        "\(name).svg", "<svg width='9' height='9'><rect width='9' height='4'/></svg>")
    }
    try rows(3)
    #expect(try batch(["-o", "out", "--cache", "cache"]).code == 0)
    #expect(there(try batch(["-o", "out", "--resume"])) == 3)
    try program.write("C1.svg", "<svg width='9' height='9'><rect width='9' height='5'/></svg>")
    #expect(there(try batch(["-o", "out", "--resume", "--cache", "cache"])) == 2)
    #expect(try batch(["-o", "fresh"]).code == 0)
    #expect(try contents("out") == contents("fresh"))
  }

  @Test func killedRunsAreCompletedByteForByte() throws {
    try rows(60)
    let start = ContinuousClock.now
    #expect(try batch(["-o", "whole", "--quiet"]).code == 0)
    // The moments are spread over as long as a run takes.
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let span = UInt64(max(0.03, min(seconds, 2)) * 1e6)
    let whole = try contents("whole")
    var random = Seeded(23)
    var kills = 0
    let moments = Self.isLong ? 200 : 12
    for round in 0..<moments {
      let arguments =
        ["batch", "w.json", "--data", "rows.csv", "-o", "out", "--resume", "--quiet"] + Self.flags
      if try program.kill(arguments, afterMicroseconds: 2000 + UInt32(random.next() % span)) != 0 {
        kills += 1
      }
      let seen = try contents("out")
      #expect(seen.allSatisfy { whole[$0.key] == $0.value }, "round \(round)")
      // Begins anew now and then, so that there is something to kill.
      if round % 3 == 2 {
        try? FileManager.default.removeItem(at: program.folder.appendingPathComponent("out"))
      }
    }
    let last = try batch(["-o", "out", "--resume"])
    #expect(last.code == 0 && kills >= (Self.isLong ? 60 : 1), "\(kills) \(last)")
    #expect(try contents("out") == whole)
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path + "/out")
    #expect(Set(left) == Set(whole.keys).union(["manifest.ndjson"]), "\(left)")
    func facts(_ folder: String) throws -> [String] {
      try ManifestRow.all(in: program, folder + "/manifest.ndjson")
        .map { "\($0.row) \($0.name) \($0.sha256) \($0.key)" }
    }
    #expect(try facts("out") == facts("whole"))
    if Self.isLong { print("\(moments) kills of which \(kills) met a running batch") }
  }

  @Test func anInterruptedRunSaysHowToGoOn() throws {
    try rows(5000)
    // Whoever runs the tests may ignore signals, and what it starts would do so, too.
    let outcome = try program.shell(
      "env --default-signal=TERM vitrine batch w.json --data rows.csv -o out \(Self.flags.joined(separator: " ")) & "
        + "until [ -s out/manifest.ndjson ]; do sleep 0.02; done; kill -TERM $!; wait $!")
    #expect(outcome.code != 0, "\(outcome)")
    #expect(
      outcome.errors.contains("of 5000 rows are done; the same command with --resume"),
      "\(outcome.errors)")
    let drawn = try contents("out")
    #expect(
      try ManifestRow.all(in: program, "out/manifest.ndjson").count == drawn.count)
  }

  @Test func programsShareACache() throws {
    try rows(40)
    let flags = Self.flags.joined(separator: " ") + " --cache cache --quiet"
    let both = try program.shell(
      "vitrine batch w.json --data rows.csv -o a \(flags) & vitrine batch w.json --data rows.csv -o b \(flags); wait"
    )
    #expect(both.code == 0 && both.errors.isEmpty, "\(both)")
    let list = try ManifestRow.all(in: program, "a/manifest.ndjson")
    #expect(try contents("a") == contents("b") && list.count == 40)
    // From the cache alone: what it says of the time was taken when the picture was drawn.
    #expect(try batch(["-o", "c", "--cache", "cache"]).code == 0)
    let again = try ManifestRow.all(in: program, "c/manifest.ndjson")
    #expect(try contents("c") == contents("a"))
    let times = try Set(
      list.map(\.milliseconds)
        + ManifestRow.all(in: program, "b/manifest.ndjson").map(\.milliseconds))
    #expect(again.allSatisfy { times.contains($0.milliseconds) })
    // A damaged entry is drawn again.
    let damaged = try program.shell("for f in cache/*/*; do echo x >> $f; done")
    #expect(damaged.code == 0)
    #expect(try batch(["-o", "d", "--cache", "cache"]).code == 0)
    #expect(try contents("d") == contents("a"))
  }

  @Test func aCacheKeepsItsLimit() throws {
    try rows(60)
    #expect(
      try batch(["-o", "out", "--cache", "cache", "--cache-limit", "60000", "--jobs", "1"]).code
        == 0)
    let size = try program.shell("cat cache/*/* | wc -c").output
    let bytes = try #require(Int(size.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(bytes <= 60_000 && bytes > 30_000, "\(bytes)")
    #expect(try batch(["-o", "none", "--cache", "tiny", "--cache-limit", "0"]).code == 0)
    #expect(try program.shell("find tiny -type f | wc -l").output.hasPrefix("0"))
  }

  /// Random cells and how CSV writes them: what is read is what was written.
  @Test func csvIsReadAsItIsWritten() throws {
    var random = Seeded(29)
    let parts = ["a", "é", "日本", ",", "\"", "\n", "\r\n", " ", ";", "{", "'", "\t", "\\", "🌧"]
    var csv = "row id,city\r\n"
    var lines = ""
    for row in 0..<120 {
      let city = (0..<random.below(6)).map { _ in parts[random.below(parts.count)] }.joined()
      csv +=
        "\(row),\"" + city.replacing("\"", with: "\"\"") + "\"" + (row % 2 == 0 ? "\n" : "\r\n")
      let json = try JSONSerialization.data(withJSONObject: ["row id": row, "city": city])
      lines += String(decoding: json, as: UTF8.self) + "\n"
    }
    try program.write("rows.csv", csv)
    try program.write("rows.ndjson", lines)
    var hashes: [[String]] = []
    for name in ["rows.csv", "rows.ndjson"] {
      let outcome = try program.run([
        "batch", "w.json", "--data", name, "--name", "{row id}", "-o", name + "-out", "--family",
        "systemSmall", "--scale", "1",
      ])
      #expect(outcome.code == 0, "\(outcome)")
      hashes.append(
        try ManifestRow.all(in: program, name + "-out/manifest.ndjson").map {
          "\($0.key) \($0.sha256)"
        })
    }
    #expect(hashes[0].count == 120 && hashes[0] == hashes[1])
  }

  /// Damaged files of every format end with a message, never in a fault.
  @Test func damagedFilesAreRefusedOrDrawn() throws {
    let texts = [
      "city,x\n\"a,\"\"b\",1\nc,2\n", "[{\"city\":\"a\"},{\"city\":\"b\\\"]\"}]",
      "{\"city\":\"a\"}\n{}\n",
    ]
    var random = Seeded(31)
    for round in 0..<(Self.isLong ? 600 : 45) {
      var bytes = Array(texts[round % texts.count].utf8)
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(Array("\",[]{}\\\n\r".utf8)[random.below(9)], at: place)
        }
      }
      try Data(bytes).write(to: program.folder.appendingPathComponent("rows.csv"))
      let outcome = try program.run([
        "batch", "w.json", "--data", "rows.csv", "-o", "out", "--family", "systemSmall", "--scale",
        "1",
      ])
      #expect([0, 2, 3].contains(outcome.code), "\(bytes) \(outcome)")
      #expect(outcome.code == 0 || outcome.errors.contains("error: "), "\(bytes) \(outcome)")
    }
  }

  /// The number of rows costs no memory.
  @Test(.enabled(if: isLong)) func memoryIsFlat() throws {
    var peaks: [Int] = []
    for count in [1000, 10_000] {
      try rows(count)
      let outcome = try program.shell(
        "/usr/bin/time -f %M vitrine batch w.json --data rows.csv -o m\(count) --quiet "
          + Self.flags.joined(separator: " "))
      #expect(outcome.code == 0, "\(outcome)")
      peaks.append(
        try #require(Int(outcome.errors.trimmingCharacters(in: .whitespacesAndNewlines))))
    }
    print("peak memory of 1,000 and 10,000 rows: \(peaks) KB")
    #expect(peaks[1] < peaks[0] + peaks[0] / 5 && peaks[1] < 150_000)
  }
}
