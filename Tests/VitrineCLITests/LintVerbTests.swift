import Foundation
import Testing

/// `vitrine lint`: what it prints and ends with.
@Suite struct LintVerbTests {
  private static let good = #"""
    {"vitrine":1,"kind":"Steps","families":["systemSmall"],"description":"See your steps.",
     "body":{"Text":"8,421","modifiers":[{"font":{"size":40}},{"containerBackground":"background"},{"widgetURL":"a://b"}]}}
    """#

  /// The number of rules with a check.
  private static let checked = 100

  private func run(_ document: String, _ flags: [String] = []) throws -> Program.Outcome {
    let program = try Program()
    try document.write(
      to: program.folder.appendingPathComponent("w.json"), atomically: true, encoding: .utf8)
    return try program.run(["lint", "w.json", "--fast"] + flags)
  }

  @Test func aWidgetWithoutFaultEndsWithZero() throws {
    let outcome = try run(Self.good)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.lines.first == "w.json: Steps, 18 pictures")
    #expect(
      outcome.lines.last?.hasPrefix(
        "  0 findings: 0 errors, 0 warnings, 0 notes; \(Self.checked) rules: ") == true)
  }

  private static let terminal = "/usr/bin/script"

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: terminal), "there is no `script`"))
  func aTerminalSeesTheCount() throws {
    let program = try Program()
    try program.write("a.json", Self.good)
    for flags in ["a.json --fast", "--rules --only h-min-font-11 --pages p"] {
      let line = "\(Self.terminal) -qec 'vitrine lint \(flags) >out' /dev/null"
      let outcome = try program.shell(line)
      #expect(outcome.code == 0, "\(outcome)")
      // One line that is replaced, up to the last picture or rule, and cleared.
      let last = try #require(outcome.output.split(separator: "\r").dropLast().last)
      let words = last.split(separator: " of ")
      #expect(words.count == 2 && words.first == words.last, "\(outcome)")
      #expect(outcome.output.hasSuffix("\r\u{1B}[K"), "\(outcome)")
    }
    #expect(try run(Self.good).errors.isEmpty)
  }

  @Test func errorsEndWithOneAndWarningsUnderStrict() throws {
    let named = Self.good.replacing("See your steps", with: "This widget shows steps")
    let error = try run(named)
    #expect(error.code == 1)
    #expect(error.output.contains("error w-description-not-self-referring: "))
    let long = Self.good.replacing("See your steps.", with: "See your steps. Each day.")
    #expect(try run(long).code == 0)
    #expect(try run(long, ["--strict"]).code == 1)
    #expect(try run(long, ["--strict", "--off", "w-description-succinct"]).code == 0)
  }

  @Test func rulesAreChosenByName() throws {
    let outcome = try run(Self.good, ["--only", "w-deep-link,w-margin-16"])
    #expect(outcome.output.contains("; 2 rules: "))
    let wrong = try run(Self.good, ["--only", "w-deep-lnk"])
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("'w-deep-link'"))
  }

  @Test func findingsHavePlacesAsJSON() throws {
    let small = Self.good.replacing(
      #""modifiers":["#, with: #""modifiers":[{"font":{"size":9}},"#)
    let outcome = try run(small, ["--json"])
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let widget = try #require((root?["widgets"] as? [[String: Any]])?.first)
    let rules = try #require(widget["rules"] as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "h-min-font-11" })
    let finding = try #require((rule["findings"] as? [[String: Any]])?.first)
    #expect(finding["measured"] as? String == "9 pt")
    #expect(finding["limit"] as? String == "11 pt")
    #expect(finding["pictures"] as? Int == 18)
    #expect((finding["rect"] as? [Double])?.count == 4)
    #expect((finding["path"] as? String)?.hasSuffix("Text") == true)
  }

  @Test func aPageHoldsFindingsAndPictures() throws {
    let program = try Program()
    let small = Self.good.replacing(
      #""modifiers":["#, with: #""modifiers":[{"font":{"size":9}},"#)
    _ = try program.write("w.json", small)
    let outcome = try program.run(["lint", "w.json", "--fast", "--html", "page.html"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(!outcome.output.contains("picture: "))
    let page = String(decoding: try program.bytes("page.html"), as: UTF8.self)
    #expect(page.contains("<h3 id=\"h-min-font-11\">"))
    #expect(page.contains("<img alt=\"the place in a frame\" src=\"data:image/png;base64,iVBOR"))
    #expect(!program.files("").contains { $0.hasSuffix(".png") })
  }

  /// Kinds that are longer than a file's name may be, and the same in two documents.
  @Test func picturesHaveNamesThatFileSystemsTake() throws {
    let program = try Program()
    let small = Self.good.replacing(
      #""modifiers":["#, with: #""modifiers":[{"font":{"size":9}},"#)
    for (name, kind) in [
      ("a", "Steps"), ("b", "Steps"), ("c", String(repeating: "Étape", count: 80)), ("d", "日記"),
      ("e", "本棚"), ("f", "a/../../b"),
    ] {
      try program.write(
        "\(name).json", small.replacing(#""kind":"Steps""#, with: #""kind":"\#(kind)""#))
    }
    let outcome = try program.run(
      ["lint", "a.json", "b.json", "c.json", "d.json", "e.json", "f.json", "--fast", "--only"]
        + ["h-min-font-11", "--pictures", "found"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = program.files("found")
    let told = outcome.lines.filter { $0.contains("picture: ") }
    #expect(files.count == 6 && told.count == 6, "\(files)")
    #expect(files.filter { $0.hasPrefix("Steps-h-min-font-11-systemSmall-0") }.count == 2)
    #expect(Set(try files.map { try program.bytes("found/" + $0) }).count >= 1)
  }

  /// A folder that cannot be made is told before anything is judged; a picture that cannot be written, after it.
  @Test func picturesThatCannotBeWrittenCostNoFindings() throws {
    let program = try Program()
    let small = Self.good.replacing(
      #""modifiers":["#, with: #""modifiers":[{"font":{"size":9}},"#)
    try program.write("w.json", small)
    let flags = ["lint", "w.json", "--fast", "--only", "h-min-font-11", "--pictures"]
    let file = try program.run(flags + ["w.json"])
    #expect(file.code == 3 && file.output.isEmpty, "\(file)")
    #expect(file.errors.contains("w.json: the folder for pictures cannot be made"), "\(file)")
    let pages = try program.run(["lint", "--rules", "--pages", "w.json"])
    #expect(pages.code == 3, "\(pages)")
    let name = "found/Steps-h-min-font-11-systemSmall-0.png"
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent(name), withIntermediateDirectories: true)
    let taken = try program.run(flags + ["found"])
    #expect(taken.code == 3 && taken.errors.contains(name), "\(taken)")
    #expect(taken.output.contains("is drawn at 9 pt"), "\(taken)")
  }

  /// Each rule has a page; examples that are drawn break the rule and meet it, as the program itself finds.
  @Test func rulesHavePagesWithPictures() throws {
    let program = try Program()
    let outcome = try program.run(["lint", "--rules", "--pages", "pages"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = program.files("pages")
    #expect(files.count { $0.hasSuffix(".md") } == Self.checked + 1)
    let drawn = files.filter { $0.hasSuffix("-violated.png") }
    #expect(drawn.count > 50)
    for file in files where file.hasSuffix(".md") && file != "Rules.md" {
      let page = String(decoding: try program.bytes("pages/" + file), as: UTF8.self)
      #expect(page.contains("- Why: ") && page.contains("- Source: "), "\(file)")
      let parts = page.components(separatedBy: "\n## But so\n")
      #expect(parts.count == 2, "\(file)")
      guard page.contains("-violated.png") else { continue }
      #expect(parts.first?.contains("`vitrine lint` says: ") == true, "\(file)")
      #expect(parts.last?.contains("`vitrine lint` finds nothing here.") == true, "\(file)")
    }
    let list = String(decoding: try program.bytes("pages/Rules.md"), as: UTF8.self)
    #expect(list.hasPrefix("# What each rule measures\n"))
    #expect(try program.run(["lint", "--pages", "p", "w.json"]).code == 2)
  }

  /// The report of a check holds the findings of documents beside its pictures.
  @Test func theReportOfAnotherVerbHoldsFindings() throws {
    let program = try Program()
    let small = Self.good.replacing(
      #""modifiers":["#, with: #""modifiers":[{"font":{"size":9}},"#)
    _ = try program.write("w.json", small)
    _ = try program.run(["check", "w.json"])
    let outcome = try program.run(["report", "--html", "r.html", "--lint", "w.json"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    let page = String(decoding: try program.bytes("r.html"), as: UTF8.self)
    #expect(
      page.contains("<details id=\"design-rules\"><summary>Design rules: 0 errors, "))
    #expect(page.contains("is drawn at 9 pt, less than 11 pt"))
    #expect(page.contains("<script type=\"application/json\" id=\"records\">"))
    #expect(try program.run(["report", "--lint", "w.json"]).code == 2)
  }

  @Test func todayWidgetsAreJudgedByTheirOwnRules() throws {
    #expect(try Program().run(["lint"]).code == 2)
    let today = #"""
      {"vitrine":1,"kind":"T","url":"a://b","today":{"title":"T"},
       "body":{"Link":{"destination":"a://1","label":{"Text":"Open app"}},
        "modifiers":[{"padding":{"horizontal":16}}]}}
      """#
    let outcome = try run(today)
    #expect(outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("error today-no-open-app-button: "))
    #expect(!outcome.output.contains(" w-"))
  }

  /// The page lists the rules as the program does.
  @Test func thePageListsTheRules() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Vitrine/Vitrine.docc/Linting.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rules = try Program().run(["lint", "--rules"]).lines
    #expect(rules.count == 128)
    let rows = rules.map { line in
      let columns = line.split(separator: "\t")
      return "| `\(columns[0])` | \(columns[1]) | \(columns[2]) | \(columns[3]) |"
    }
    #expect(rules.count { !$0.contains("\tnot\t") } == Self.checked)
    #expect(
      text.contains("\n" + rows.joined(separator: "\n") + "\n"), "\(rows.joined(separator: "\n"))")
  }
}
