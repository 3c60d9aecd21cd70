import Foundation
import SeededNumbers
import Testing
import VitrineGoldens

/// Every file of records that `accept`, `prune` and `report` read, changed at random: each ends in an answer or
/// an error, and nothing outside the two folders changes.
@Suite struct RecordMutationTests {
  private static let rounds = 400

  private let folders: GoldenFolders
  private var store: GoldenStore { folders.store }

  init() throws {
    folders = try GoldenFolders()
    try folders.put("old", golden: "b.txt")
    try folders.check("a", "1")
    try folders.check("w/b", "2")
    try store.write(Array("new".utf8), .candidates, "p.txt")
    try store.markComplete(RunCoverage(isWhole: true, prefixes: ["w/"]))
    let passes =
      "vitrine-passes 1\np\ttxt\tsimilar\t1\t2\t3\t4\tGolden\tequal\t1\ttext\twidget\tW\n"
    try Data(passes.utf8).write(to: at("artifacts/passes"))
    try RunLog(folder: folders.root).add(
      GoldenStore(goldens: "Golden", artifacts: "artifacts"))
    try Data("mine".utf8).write(to: at("escaped"))
    try Data("mine".utf8).write(to: at("escaped.txt"))
  }

  private func at(_ name: String) -> URL {
    URL(fileURLWithPath: folders.root).appendingPathComponent(name)
  }

  /// What must stay as it is: all but the two folders.
  private func outside() throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folders.root)
    where name != "Golden" && name != "artifacts" && name != ".artifacts" {
      found[name] = try Data(contentsOf: at(name))
    }
    return found
  }

  private func readEverything() {
    if let records = try? store.records() {
      for record in records {
        #expect(!record.file.split(separator: "/").contains(".."))
        #expect(!record.file.hasPrefix("/"))
      }
      _ = HTMLReport(records, store: store, embedding: .all, path: "report.html").bytes()
      _ = JUnitReport.text(records, store: store)
      _ = MarkdownReport.text(records, store: store)
      _ = AnnotationReport.text(records, store: store)
    }
    _ = try? store.orphans()
    _ = store.coverage
    if let steps = try? store.plan(AcceptanceFilter(patterns: ["*"])) {
      try? store.accept(steps, threads: 1)
    }
    if let orphans = try? store.orphans(assumeComplete: true) { try? store.prune(orphans) }
  }

  @Test(arguments: [
    "artifacts/passes", "artifacts/complete", "artifacts/records/a.txt.json",
    "artifacts/records/w/b.txt.json",
  ])
  func recordsLeadNowhereElse(file: String) throws {
    let original = [UInt8](try Data(contentsOf: at(file)))
    let before = try outside()
    var random = Seeded(UInt64(file.utf8.count))
    for _ in 0..<Self.rounds {
      let bytes = random.mutated(original)
      try Data(bytes).write(to: at(file))
      // An earlier round may have accepted it.
      try store.write(Array("new".utf8), .candidates, "p.txt")
      readEverything()
      #expect(try outside() == before, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func logsOfRunsLeadNowhereElse() throws {
    let log = RunLog(folder: folders.root)
    let file = at(".artifacts/runs")
    let original = [UInt8](try Data(contentsOf: file))
    let home = at("").resolvingSymlinksInPath().path + "/"
    var random = Seeded(7)
    for _ in 0..<Self.rounds {
      try Data(random.mutated(original)).write(to: file)
      for store in (try? log.stores()) ?? [] where log.holds(store) {
        for path in [store.goldens, store.artifacts] {
          let whole = path.hasPrefix("/") ? URL(fileURLWithPath: path) : at(path)
          #expect(whole.standardizedFileURL.resolvingSymlinksInPath().path.hasPrefix(home))
        }
      }
    }
  }

  /// The last line vouches for the others, so it is made anew after each change.
  @Test func verdictsLeadNowhereElse() throws {
    let path = folders.root + "/verdicts"
    let name = try GoldenName("a")
    var record = SnapshotRecord(
      name: name, fileExtension: "txt", state: .similar, explanation: "equal",
      goldens: store.goldens)
    record.blame = ["one", "two"]
    record.traits = ["widget": "W"]
    let cache = VerdictCache(file: path)
    cache.keep(record, ContentDigest.of("7"), golden: [1], reads: [], cost: 12)
    try cache.save(to: path)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let body = Array((lines.dropLast().joined(separator: "\n") + "\n").utf8)
    var random = Seeded(11)
    for _ in 0..<Self.rounds {
      let changed = random.mutated(body)
      let end = "end\t" + String(ContentHash.of(changed), radix: 16) + "\n"
      try Data(changed + Array(end.utf8)).write(to: URL(fileURLWithPath: path))
      let verdict = VerdictCache(file: path).verdict(ContentDigest.of("7"), of: name, golden: [1])
      if let file = verdict?.record.file { #expect(!file.contains("..") && !file.hasPrefix("/")) }
    }
  }
}
