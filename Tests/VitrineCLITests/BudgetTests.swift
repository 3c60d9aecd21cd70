import Foundation
import Testing

/// A picture that takes too much is not drawn, says why and where, and leaves the others alone.
@Suite struct BudgetTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("good.json", Self.document("Good", #""Hello""#))
    // Small takes too much, medium is a text.
    try program.write(
      "bad.json",
      Self.document(
        "Bad",
        #"{"systemSmall":{"ForEach":{"data":2000,"content":[{"ForEach":{"data":2000,"content":[]}}]}},"#
          + #""systemMedium":"Hello"}"#))
  }

  private static func document(_ kind: String, _ body: String) -> String {
    #"{"vitrine":1,"kind":"\#(kind)","families":["systemSmall","systemMedium"],"body":\#(body)}"#
  }

  private static func names(_ kind: String, _ families: [String]) -> [String] {
    families.map { "\(kind)-\($0)-iphone-15-large-light.png" }
  }

  @Test(arguments: ["1", "2", "8"]) func theOthersAreDrawn(jobs: String) throws {
    let outcome = try program.run(["render", "bad.json", "good.json", "-o", "out", "--jobs", jobs])
    #expect(outcome.code == 3)
    #expect(
      outcome.errors.contains(
        "error: out/Bad-systemSmall-iphone-15-large-light.png is not drawn: bad.json:1:"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("views and turns of loops"))
    #expect(outcome.errors.hasSuffix("error: 1 of 4 pictures was not drawn\n"), "\(outcome.errors)")
    #expect(
      program.files("out")
        == Self.names("Bad", ["systemMedium"])
        + Self.names("Good", ["systemMedium", "systemSmall"]))
    #expect(outcome.lines.count == 3)
  }

  @Test func checkComparesTheOthers() throws {
    let check = ["check", "bad.json", "good.json", "--record", "failed"]
    let first = try program.run(check)
    #expect(first.code == 3 && first.output.contains("3 missing"), "\(first.output)")
    #expect(first.errors.hasSuffix("error: 1 of 4 pictures was not drawn\n"), "\(first.errors)")
    #expect(try program.run(["accept"]).output.hasSuffix("3 goldens accepted\n"))
    let second = try program.run(check)
    #expect(second.code == 3 && second.output.contains("3 identical"), "\(second.output)")
  }

  @Test func inspectSaysTheSame() throws {
    for stage in ["nodes", "placed", "display", "texts"] {
      let outcome = try program.run(
        ["inspect", "bad.json", "--stage", stage, "--family", "systemSmall"])
      #expect(outcome.code == 3 && outcome.errors.contains("turns of loops"), "\(stage)")
    }
    let steps = try program.run(
      ["inspect", "good.json", "--family", "systemSmall", "--max-steps", "5"])
    #expect(steps.code == 3 && steps.errors.contains("more than 5 steps"), "\(steps.errors)")
  }

  @Test func scenesAndFilmstripsEndAsWell() throws {
    for scene in ["home", "lock", "gallery", "view"] {
      var arguments = ["render", "good.json", "-o", "out", "--scene", scene, "--max-pixels", "100"]
      if scene == "view" { arguments += ["--size", "50x50"] }
      let outcome = try program.run(arguments)
      if scene == "lock" { continue }
      #expect(outcome.code == 3, "\(scene): \(outcome.errors)")
      #expect(outcome.errors.contains("more than 100 pixels"), "\(scene): \(outcome.errors)")
    }
    #expect(program.files("out").isEmpty)
    let strip = try program.run(
      ["render", "good.json", "-o", "out", "--entry", "timeline", "--max-steps", "20"])
    #expect(strip.code == 3 && strip.errors.contains("2 of 4 pictures"), "\(strip.errors)")
    #expect(!program.files("out").contains { $0.contains("filmstrip") })
  }

  @Test func oneFileUnderManyNamesIsDecodedOnce() throws {
    let spellings = (0..<24).map {
      #"{"Image":{"file":"\#(String(repeating: "./", count: $0))a.png"}}"#
    }
    // 8 MB of pixels; 24 times that would be too much.
    try Data(HandmadePNG(.init(width: 2000, height: 1000)).file(colour: 0) { [$0] })
      .write(to: program.folder.appendingPathComponent("a.png"))
    try FileManager.default.createSymbolicLink(
      atPath: program.folder.appendingPathComponent("link.png").path, withDestinationPath: "a.png")
    let link = #"{"Image":{"file":"link.png"}}"#
    try program.write(
      "many.json", Self.document("Many", "[" + (spellings + [link]).joined(separator: ",") + "]"))
    let drawn = try program.run(["render", "many.json", "-o", "out", "--max-bytes", "9000000"])
    #expect(drawn.code == 0, "\(drawn.errors)")
    let refused = try program.run(["render", "many.json", "-o", "out", "--max-bytes", "7000000"])
    #expect(refused.code == 3 && refused.errors.contains("more than 7000000 bytes"))
  }

  /// Address space for less and less threads, down to none beside the first.
  @Test(arguments: ["900000", "600000", "400000", "320000"])
  func picturesAreDrawnOnTheThreadsThereAre(kilobytes: String) throws {
    let outcome = try program.shell(
      "ulimit -v \(kilobytes) && exec vitrine render good.json --type-size all -o out --jobs 8 --quiet"
    )
    #expect(outcome.code == 0, "\(outcome.errors.prefix(300))")
    #expect(program.files("out").count == 24)
  }

  @Test func flagsAreChecked() throws {
    for flag in ["--max-steps", "--max-pixels", "--max-bytes", "--max-pictures", "--time-limit"] {
      for value in ["0", "-1", "nan", "x"] {
        let outcome = try program.run(["render", "good.json", "-o", "out", "\(flag)=\(value)"])
        #expect(outcome.code == 2, "\(flag) \(value): \(outcome.errors)")
      }
    }
    let enough = try program.run(["render", "good.json", "-o", "out", "--time-limit", "600"])
    #expect(enough.code == 0, "\(enough.errors)")
  }
}
