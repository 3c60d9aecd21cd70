import Foundation
import Testing
import VitrineGoldens

@Suite struct AcceptanceTests {
  @Test func acceptingTakesWhatTheRunOffers() throws {
    let folders = try GoldenFolders()
    try folders.put("old", golden: "b.txt")
    try folders.check("a", "1")
    try folders.check("b", "2")
    let steps = try folders.store.plan(AcceptanceFilter())
    #expect(steps.map(\.summary) == ["+ a.txt: new"])
    try folders.store.accept(steps)
    #expect(folders.golden("a.txt") == "1")
    #expect(folders.golden("b.txt") == "old")
    #expect(try folders.store.plan(AcceptanceFilter()).isEmpty)
  }

  @Test func patternsTakeAnyCandidate() throws {
    let folders = try GoldenFolders()
    try folders.put("old", golden: "Weather/small.txt")
    try folders.check("Weather/small", "1", mode: .never)
    try folders.check("Weather/large", "2", mode: .never)
    try folders.check("Stocks/small", "3", mode: .never)
    let steps = try folders.store.plan(AcceptanceFilter(patterns: ["Weather/*"]))
    #expect(
      steps.map(\.summary) == [
        "+ Weather/large.txt: new", "~ Weather/small.txt: the texts differ",
      ])
    #expect(throws: GoldenError.self) {
      try folders.store.plan(AcceptanceFilter(patterns: ["Wether*"]))
    }
  }

  @Test func acceptedGoldensAreNoOrphans() throws {
    let folders = try GoldenFolders()
    try folders.put("?", golden: "left-over.txt")
    try folders.check("a", "1")
    try folders.store.accept(try folders.store.plan(AcceptanceFilter()))
    #expect(throws: GoldenError.self) { try folders.store.orphans() }
    try folders.store.markComplete(RunCoverage(isWhole: true, prefixes: ["a-"]))
    #expect(try folders.store.orphans() == ["left-over.txt"])
    try folders.store.prune(["left-over.txt"])
    #expect(try folders.store.orphans().isEmpty)
    #expect(folders.golden("a.txt") == "1")
  }

  @Test func clearingForgetsARun() throws {
    let folders = try GoldenFolders()
    try folders.check("a", "1")
    try folders.store.markComplete(RunCoverage(isWhole: true, prefixes: []))
    try folders.store.clear()
    #expect(try folders.store.records().isEmpty)
    #expect(folders.store.coverage == nil)
  }

  @Test func narrowRunsPruneNothing() throws {
    let folders = try GoldenFolders()
    for file in ["Weather-small-dark.txt", "Stocks-small-dark.txt"] {
      try folders.put("?", golden: file)
    }
    try folders.check("Weather-small-light", "1")
    let weather = ["Weather-small-"]
    // The dark ones may only have been left out.
    try folders.store.markComplete(RunCoverage(isWhole: true, prefixes: weather + ["Stocks-"]))
    #expect(throws: GoldenError.self) { try folders.store.orphans() }
    try folders.store.markComplete(RunCoverage(isWhole: true, prefixes: []))
    #expect(try folders.store.orphans().count == 2)
    try folders.store.markComplete(RunCoverage(isWhole: false, prefixes: []))
    #expect(throws: GoldenError.self) { try folders.store.orphans() }
    #expect(try folders.store.orphans(assumeComplete: true).count == 2)
  }

  @Test func damagedRecordsAreNamed() throws {
    let folders = try GoldenFolders()
    try folders.check("a", "1")
    let path = folders.store.path(.records, "a.txt.json")
    try Data("{".utf8).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: GoldenError.self) { try folders.store.records() }
    #expect(error?.path == path)
  }

  @Test(arguments: [
    ("*", "anything", true), ("a*c", "abbc", true), ("a*c", "abbd", false), ("a?c", "abc", true),
    ("a?c", "ac", false), ("*small*", "Weather/small-dark", true), ("", "", true), ("", "a", false),
    ("**a", "bba", true), ("é*", "école", true),
  ])
  func patternsMatchAsInAShell(pattern: String, text: String, matches: Bool) {
    #expect(Glob.matches(text, pattern) == matches)
  }
}
