import Foundation
import Testing

/// `check` names the causes that several pictures share, and `accept --cause` takes all of one.
@Suite struct CauseVerbTests {
  private func document(_ kind: String, _ title: String, _ color: String) -> String {
    """
    {"vitrine": 1, "kind": "\(kind)", "families": ["systemSmall", "systemMedium"], "body":
     {"VStack": [{"Text": "\(title)", "modifiers": [{"foregroundStyle": "black"}]},
       {"Text": "Fine", "modifiers": [{"foregroundStyle": "\(color)"}]}],
      "modifiers": [{"containerBackground": "white"}]}}
    """
  }

  @Test func aGroupIsAcceptedByItsCause() throws {
    let program = try Program()
    try program.write("w/One.json", document("One", "Cupertino", "black"))
    try program.write("w/Two.json", document("Two", "Berlin", "black"))
    let check = ["check", "w", "--scheme", "all"]
    _ = try program.run(check + ["--record", "missing"])
    #expect(try program.run(["accept"]).lines.last == "8 goldens accepted")
    try program.write("w/One.json", document("One", "Cupertina", "black"))
    try program.write("w/Two.json", document("Two", "Berlin", "red"))
    let changed = try program.run(check + ["--markdown", "m.md", "--record", "never"])
    #expect(changed.code == 1)
    let start = try #require(changed.lines.firstIndex(of: "causes:"), "\(changed.output)")
    let causes = changed.lines[start...]
    #expect(causes.contains("  text Cupertino → Cupertina: 4 pictures"), "\(changed.output)")
    let command = try #require(
      causes.first { $0.contains("--cause=text Cupertino") }?.components(
        separatedBy: "accept with: "
      ).last)
    let page = try String(
      contentsOf: program.folder.appendingPathComponent("m.md"), encoding: .utf8)
    #expect(page.contains("| text Cupertino → Cupertina | 4 |"))
    let dry = try program.run(["accept", "--cause", "text Cupertino → Cupertina", "--dry-run"])
    #expect(dry.lines.last == "4 goldens would be accepted", "\(dry.output)\(dry.errors)")
    let accepted = try program.shell(command)
    #expect(accepted.lines.last == "4 goldens accepted", "\(accepted.output)\(accepted.errors)")
    let left = try program.run(check)
    #expect(left.output.contains("4 identical, 4 different"))
    let wrong = try program.run(["accept", "--cause", "nothing"])
    #expect(wrong.code == 3 && wrong.errors.contains("no candidate has this cause"))
  }

  /// `check`, its JSON and its page say where the document has the view whose value changed.
  @Test func causesEndWithTheirPlaceInTheDocument() throws {
    func document(_ padding: Int) -> String {
      """
      {"vitrine": 1, "kind": "One", "families": ["systemSmall"], "body":
        {"VStack": [
          {"Text": "Cupertino"},
          {"Text": "Fine",
           "modifiers": [{"padding": \(padding)}]}],
         "modifiers": [{"containerBackground": "white"}]}}
      """
    }
    let program = try Program()
    try program.write("One.json", document(4))
    let check = ["check", "One.json", "--record"]
    _ = try program.run(check + ["missing"])
    _ = try program.run(["accept"])
    try program.write("One.json", document(9))
    let words = "because padding of Text “Fine” 4 → 9"
    func isTold(_ text: String) -> Bool {
      text.split(separator: "\n").contains { $0.contains(words) && $0.contains("(One.json:4:5)") }
    }
    let told = try program.run(check + ["never"])
    #expect(told.code == 1 && isTold(told.output), "\(told.output)")
    let json = try program.run(check + ["never", "--json", "--html", "page.html"])
    #expect(isTold(json.output), "\(json.output)")
    let page = try String(
      contentsOf: program.folder.appendingPathComponent("page.html"), encoding: .utf8)
    #expect(isTold(page))
    // Comments above move the view, and change nothing.
    try program.write("One.json", "\n\n" + document(4))
    #expect(try program.run(check + ["never"]).code == 0)
  }

  @Test func limitsApplyToEveryMeasure() throws {
    let program = try Program()
    try program.write("w/One.json", document("One", "Cupertino.", "black"))
    let check = ["check", "w", "--family", "small"]
    _ = try program.run(check + ["--record", "missing"])
    _ = try program.run(["accept"])
    try program.write("w/One.json", document("One", "Cupertino,", "black"))
    for measure in ["exact", "channels", "perceptual", "antialias", "structural", "shifted"] {
      let compared = check + ["--compare", measure]
      #expect(try program.run(compared).code == 1, "\(measure)")
      #expect(try program.run(compared + ["--least-area", "100000"]).code == 0, "\(measure)")
      #expect(
        try program.run(compared + ["--max-changed-pixels", "100000"]).code == 0, "\(measure)")
      #expect(try program.run(compared + ["--max-changed-pixels", "1"]).code == 1, "\(measure)")
    }
    #expect(try program.run(check + ["--least-area", "0"]).code == 2)
    #expect(try program.run(check + ["--max-changed-pixels=-1"]).code == 2)
  }
}
