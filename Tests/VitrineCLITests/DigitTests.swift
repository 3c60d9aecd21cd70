import Foundation
import Testing

/// Identifiers of 17 and more digits keep them: in names, in pictures and in what a tap sends.
@Suite struct DigitTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(
      "w.json",
      #"""
      {"vitrine":1,"kind":"Order","families":["systemSmall"],"data":{"id":1,"sum":0.5},"body":
       {"Button":{"intent":"Open","parameters":{"order":"$id"},"label":{"Text":"{id} {sum}"}}}}
      """#)
  }

  private func names(_ rows: String, _ file: String, name: String) throws -> [String] {
    try program.write(file, rows)
    let outcome = try program.run([
      "batch", "w.json", "--data", file, "-o", "out", "--name", name, "--jobs", "1",
    ])
    #expect(outcome.code == 0, "\(outcome)")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: program.folder.appendingPathComponent("out").path)
    return files.filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test func rowsAreNamedByAllDigits() throws {
    let ids = ["98765432109876542", "98765432109876543"]
    let files = ids.map { $0 + ".png" }
    #expect(
      try names(
        ids.map { #"{"id":\#($0),"sum":1}"# }.joined(separator: "\n"), "a.ndjson", name: "{id}")
        == files)
  }

  @Test func decimalsAreNamedAsTheyAreWritten() throws {
    #expect(
      try names("id,sum\n1,7.00\n2,0.00000000000000005888\n", "a.csv", name: "{sum}")
        == ["0.00000000000000005888.png", "7.00.png"])
  }

  /// The second row is not taken for the first, whose number is the same as a `Double`.
  @Test func aRowIsNotTakenForItsNeighbour() throws {
    let rows = #"[{"id":9007199254740993,"sum":1.50},{"id":9007199254740992,"sum":1.5}]"#
    _ = try names(rows, "a.json", name: "{row}")
    let manifest = try String(
      contentsOf: program.folder.appendingPathComponent("out/manifest.ndjson"), encoding: .utf8)
    let hashes = manifest.matches(of: /"sha256":"([0-9a-f]+)"/).map { String($0.output.1) }
    #expect(hashes.count == 2 && Set(hashes).count == 2)
  }

  @Test func twoRowsOfOneNameAreAnError() throws {
    try program.write("a.ndjson", #"{"id":1,"sum":2.50}"# + "\n" + #"{"id":2,"sum":2.50}"#)
    let outcome = try program.run([
      "batch", "w.json", "--data", "a.ndjson", "-o", "out", "--name", "{sum}",
    ])
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("row 2 would be '2.50.png', as row 1 is already"))
  }

  @Test func aTapSendsAllDigits() throws {
    try program.write(
      "v.yaml",
      """
      vitrine: 1
      kind: Order
      data: {id: 12345678901234567890}
      body: {Button: {intent: Open, parameters: {order: $id, part: 0.00001}, label: {Text: "{id}"}}}
      """)
    let outcome = try program.run([
      "inspect", "v.yaml", "--stage", "hits", "--json", "--family", "systemSmall",
    ])
    #expect(outcome.output.contains(#"{"order":12345678901234567890,"part":0.00001}"#))
  }
}
