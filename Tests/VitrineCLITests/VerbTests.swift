import Foundation
import Testing
import VitrineImages

@Suite struct VerbTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("hello.json", Program.document())
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func inspectPrintsEveryStage() throws {
    for stage in ["nodes", "placed", "display", "hits", "texts"] {
      let outcome = try program.run(
        ["inspect", "hello.json", "--family", "systemSmall", "--stage", stage])
      #expect(outcome.code == 0)
      #expect(outcome.lines.count > 1)
      #expect(outcome.errors.isEmpty)
    }
  }

  @Test func placedJSONSaysWhereTextLies() throws {
    let outcome = try program.run(
      ["inspect", "hello.json", "--family", "systemSmall", "--stage", "placed", "--json"])
    let root = try json(outcome.output)
    let nodes = try #require(root["nodes"] as? [[String: Any]])
    let text = try #require(nodes.first { $0["view"] as? String == "Text" })
    #expect((text["frame"] as? [Double])?.count == 4)
    let line = try #require((text["lines"] as? [[String: Any]])?.first)
    #expect(line["text"] as? String == "Hello Kyoto")
    #expect(line["truncated"] as? Bool == false)
    #expect(Set(line.keys) == ["text", "x", "width", "baseline", "truncated"])
    #expect(nodes.enumerated().allSatisfy { $0.offset == $0.element["id"] as? Int })
  }

  @Test func hitsSayWhatTapsDo() throws {
    let link = #"{"Link": {"destination": "a://b", "label": "Go"}}"#
    try program.write("link.json", Program.document(body: link, more: #""url":"a://w","#))
    let medium = try program.run(
      ["inspect", "link.json", "--family", "systemMedium", "--stage", "hits", "--json"])
    let targets = try #require(try json(medium.output)["targets"] as? [[String: Any]])
    #expect(targets.map { $0["kind"] as? String } == ["widgetURL", "link"])
    #expect(targets.map { $0["url"] as? String } == ["a://w", "a://b"])
    #expect(targets.first?["rect"] as? [Double] == [0, 0, 338, 158])
    let small = try program.run(["inspect", "link.json", "--family", "small", "--stage", "hits"])
    #expect(small.lines == ["158 × 158 pt, 1 target", "0 widgetURL a://w [0, 0, 158, 158]"])
    #expect(small.errors.contains("the link to 'a://b' is not followed [link-ignored]"))
  }

  @Test func textsOfSeveralPicturesAreSurveyed() throws {
    let ledger = try program.run(
      ["inspect", "hello.json", "--family", "systemSmall", "--stage", "texts", "--json"])
    let texts = try #require(try json(ledger.output)["texts"] as? [[String: Any]])
    #expect(texts.map { $0["text"] as? String } == ["Hello Kyoto"])
    let survey = try program.run([
      "inspect", "hello.json", "--family", "systemSmall", "--stage", "texts", "--stress",
      "--type-size", "large,AX5", "--json",
    ])
    let root = try json(survey.output)
    #expect(root["pictures"] as? Int == 10 && root["judged"] as? Int == 10)
    let rendered = try program.run([
      "render", "hello.json", "--family", "systemSmall", "--json", "--quiet", "-o", "out",
    ])
    let counts = try #require(try json(rendered.output)["texts"] as? [String: Any])
    #expect(counts["judged"] as? Int == 1 && counts["truncated"] as? Int == 0)
  }

  @Test func timelinesAreListed() throws {
    let entries = #""entries":[{"date":"2007-01-09T09:00"},{"date":"2007-01-09T12:00"}],"#
    try program.write("entries.json", Program.document(more: entries))
    let outcome = try program.run(
      ["inspect", "entries.json", "--stage", "timeline", "--at", "2007-01-09T12:00"])
    #expect(
      outcome.lines == [
        "Hello: 2 entries, reload at end", "0 2007-01-09T09:00:00Z",
        "1 2007-01-09T12:00:00Z (in force)",
      ])
    let object = try json(
      try program.run(["inspect", "entries.json", "--stage", "timeline", "--json"]).output)
    #expect(object["inForce"] as? Int == 0 && (object["entries"] as? [Any])?.count == 2)
  }

  @Test func devicesAreListed() throws {
    let outcome = try program.run(["devices"])
    #expect(outcome.code == 0)
    #expect(
      outcome.lines.contains {
        $0.hasPrefix("iphone-15\tiPhone 15\t393x852 @3x\tsystemSmall 158x158")
      })
    let distinct = try program.run(["devices", "--distinct", "--json"])
    #expect(distinct.lines.count < outcome.lines.count)
    #expect(try json(try #require(distinct.lines.first))["widgets"] is [String: Any])
  }

  @Test func symbolsAreListedAndSearched() throws {
    let outcome = try program.run(["symbols", "cloud.sun"])
    #expect(outcome.code == 0)
    #expect(outcome.lines.contains { $0.hasPrefix("cloud.sun.fill\t") })
    let none = try program.run(["symbols", "clowd.sun.fill"])
    #expect(none.code == 1)
    #expect(none.errors.contains("did you mean 'cloud.sun.fill'?"))
  }

  /// A name that is made from others is no missing one, whether a table has it or not; every name of the platform is
  /// listed, and no other.
  @Test func composedSymbolsSaySo() throws {
    let listed = try program.run(["symbols", "newspaper.circle.fill"])
    #expect(listed.lines == ["newspaper.circle.fill\t-\tcomposed"])
    let made = try program.run(["symbols", "ladybug.circle.fill", "--json"])
    #expect(made.lines.last?.contains("\"composed\"") == true)
    let other = try program.run(["symbols", "microphone.fill"])
    #expect(other.lines.contains { $0.hasPrefix("microphone.fill\t") && $0.hasSuffix("\tright") })
    let undrawn = try program.run(["symbols", "airpodspro.chargingcase.wireless.fill"])
    #expect(undrawn.lines == ["airpodspro.chargingcase.wireless.fill\t-\tmissing"])
    #expect(try program.run(["symbols", "ladybug.square.fill"]).code == 1)
  }

  @Test func symbolsAreDrawnOnASheet() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let count = try program.run(["symbols", "cloud.sun"]).lines.count
    let outcome = try program.run(["symbols", "cloud.sun", "--sheet", file.path])
    #expect(outcome.code == 0)
    #expect(outcome.lines == [file.path])
    let picture = try decodePNG(file: file.path)
    // One row of cells, 92 × 74 points each, at two pixels a point.
    #expect(count < 16)
    #expect(picture.width == count * 184 && picture.height == 148)
    #expect(Set(picture.pixels).count > 50)
    #expect(try program.run(["symbols", "--sheet", file.path, "--json"]).code == 2)
  }

  @Test func assetsHaveMembers() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Sea Blue.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let outcome = try program.run(["assets", folder.path])
    #expect(outcome.code == 0)
    #expect(outcome.lines.contains(#"  static let `seaBlue` = ColorResource("Sea Blue")"#))
    #expect(try program.run(["assets", folder.path + "/none"]).code == 3)
  }

  @Test func definitionsHaveClasses() throws {
    let name = try program.write(
      "Goal.intentdefinition",
      "<plist><dict><key>INIntents</key><array><dict><key>INIntentName</key>\n<string>Goal</string>"
        + "</dict></array></dict></plist>")
    let outcome = try program.run(["intents", name])
    #expect(outcome.code == 0)
    #expect(outcome.lines.contains("open class `GoalIntent`: INIntent {"))
    let broken = try program.write("Broken.intentdefinition", "<plist>\n<dict>\n<key>a</key>")
    let refusal = try program.run(["intents", broken])
    #expect(refusal.code == 3 && refusal.output.isEmpty)
    #expect(refusal.errors.contains("error: Broken.intentdefinition:3: the file ends where"))
  }

  @Test func fontsAreListedAndCover() throws {
    #expect(try program.run(["fonts"]).lines.contains { $0.hasPrefix("Inter\t") })
    let outcome = try program.run(["fonts", "--covers", "abc"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("3 glyphs"))
    let mixed = try program.run(["fonts", "--covers", "abc 日本 😀", "--json", "--locale", "ja"])
    #expect(mixed.code == 0)
    let fonts = try mixed.lines.map { try json($0)["font"] as? String ?? "" }
    #expect(fonts == ["Inter", "Noto Sans CJK JP", "Noto Color Emoji"])
    let missing = try program.run(["fonts", "--covers", "a\u{13000}"])
    #expect(missing.code == 1)
    #expect(missing.errors.contains("U+13000 EGYPTIAN HIEROGLYPH A001"))
  }

  @Test func theSchemaIsJSONAndNamesEverything() throws {
    let outcome = try program.run(["schema"])
    #expect(outcome.code == 0)
    let root = try json(outcome.output)
    let definitions = try #require(root["$defs"] as? [String: Any])
    #expect(definitions["view"] != nil && definitions["modifier"] != nil)
    #expect(outcome.output.contains("\"foregroundStyle\""))
  }

  @Test func helpIsAResult() throws {
    let outcome = try program.run(["--help"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("render"))
    #expect(try program.run(["rendr"]).code == 2)
  }
}
