import Testing

/// Each row of the page of numbers names a source and a suite that holds it.
@Suite struct NumbersPageTests {
  @Test func everyRowNamesASuiteThatExists() throws {
    let page = try Checkout.text("Sources/Vitrine/Vitrine.docc/Numbers.md")
    let suites = try Checkout.files(below: "Tests").filter { $0.hasSuffix(".swift") }
      .map { try Checkout.text($0) }
    var rows = 0
    for line in page.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
      guard cells.count == 4, !cells[0].hasPrefix("law"), !cells[0].hasPrefix("---") else {
        continue
      }
      rows += 1
      let names = cells[3].split(separator: "`").filter { $0.hasSuffix("Tests") }
      #expect(!names.isEmpty, "no suite: \(line)")
      let hasSource = cells[2].contains { $0 != " " }
      #expect(hasSource, "no source: \(line)")
      for name in names {
        let isSuite = suites.contains { $0.contains("struct \(name) ") }
        #expect(isSuite, "\(name) is no suite")
      }
    }
    #expect(rows > 20)
  }
}
