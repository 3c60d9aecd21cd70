import Foundation
import SeededNumbers
import Testing

/// Many jobs with hostile ones among them: every id is answered once, and memory stays the same.
@Suite struct WorkerLoadTests {
  /// 10,000 under `Tests/Long/run worker`.
  private static let isLong = ProcessInfo.processInfo.environment["VITRINE_LONG_WORKER"] != nil
  private static let count = isLong ? 10_000 : 600
  /// One job of so many is hostile.
  private static let hostileShare = isLong ? 100 : 20

  private static let hostile: [@Sendable (String) -> String] = [
    { #"{"id":\#($0),"input":"w.json""# },
    { #"{"id":\#($0),"input":["w.json"],"settings":7}"# },
    { #"{"id":\#($0),"x":""# + String(repeating: "a", count: 200_000) + "\"}" },
    { #"{"id":\#($0),"data":"# + String(repeating: "[", count: 50_000) },
    { #"{"id":\#($0),"input":"missing.json"}"# },
    { #"{"id":\#($0),"input":"../../../etc/passwd"}"# },
    { #"{"id":\#($0),"input":"w.json","output":"../../escaped.png"}"# },
    {
      #"{"id":\#($0),"input":"w.json","settings":{"device":"all","typeSize":"all","scheme":"all"}}"#
    },
    { #"{"id":\#($0),"input":"w.json","settings":{"scene":"view","size":"4096x4096","scale":3}}"# },
    {
      #"{"id":\#($0),"document":{"vitrine":1,"kind":"A","body":{"ForEach":{"data":1e9,"content":[]}}}}"#
    },
  ]

  @Test(arguments: [false, true])
  func everyIdIsAnsweredOnce(isOrdered: Bool) throws {
    let program = try Program()
    try program.write("w.json", Program.document())
    var random = Seeded(19)
    var bad: Set<String> = []
    let lines = (0..<Self.count).map { index -> String in
      let id = "\(index)"
      guard random.below(Self.hostileShare) == 0 else {
        let output = random.below(2) == 0 ? #","output":"\#(index).png""# : ""
        return #"{"id":\#(index),"input":"w.json","data":{"city":"\#(random.below(50))"}"# + output
          + "}"
      }
      bad.insert(id)
      return Self.hostile[random.below(Self.hostile.count)](id)
    }
    let flags = ["-o", "out", "--family", "systemSmall", "--scale", "1", "--line-limit", "100000"]
    let session = try WorkerSession(program, flags + (isOrdered ? ["--ordered"] : []))
    _ = session.writeAll(lines, closes: false)
    var answers: [WorkerAnswer] = []
    var early = 0
    while answers.count < Self.count, let answer = try session.answer() {
      answers.append(answer)
      if answers.count == Self.count / 10 { early = try session.residentBytes() }
    }
    let late = try session.residentBytes()
    #expect(try session.end() == 0)
    let ids = answers.compactMap(\.id)
    let asked = (0..<Self.count).map(String.init)
    #expect(isOrdered ? ids == asked : ids.sorted() == asked.sorted())
    #expect(Set(answers.filter { $0.code != nil }.compactMap(\.id)) == bad)
    #expect(answers.allSatisfy { $0.code != "internal" })
    // Caches and the C library's arenas fill in the beginning.
    #expect(late < early + early / 2, "\(early) → \(late) bytes")
    if Self.isLong {
      print("\(Self.count) jobs: \(early >> 20) MB after a tenth, \(late >> 20) MB at the end")
    }
    #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/../escaped.png"))
  }
}
