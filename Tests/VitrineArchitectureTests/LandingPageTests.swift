import Foundation
import Testing

/// Who opens the documentation finds every page, in the order in which it is needed.
@Suite struct LandingPageTests {
  private static let folder = "Sources/Vitrine/Vitrine.docc/"

  private static var pages: [String] {
    Checkout.files(below: folder).filter { $0.hasSuffix(".md") }
      .map { String($0.dropFirst(folder.count).dropLast(".md".count)) }
  }

  private static func lines(of page: String) throws -> [Substring] {
    try Checkout.text(folder + page + ".md")
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func groupsStandInOrderAndHoldEveryPageOnce() throws {
    var groups: [String] = []
    var listed: [String] = []
    for line in try Self.lines(of: "Vitrine") {
      if line.hasPrefix("### ") { groups.append(String(line.dropFirst(4))) }
      if line.hasPrefix("- <doc:") { listed.append(String(line.dropFirst(7).dropLast())) }
    }
    #expect(groups == ["Start", "Write", "Test", "Ship", "How it works"])
    #expect(listed.sorted() == Self.pages.filter { $0 != "Vitrine" }.sorted())
    #expect(Set(listed).count == listed.count)
  }

  /// A list of pages shows titles and the sentence below each.
  @Test func pagesSayWhatTheyHold() throws {
    var titles: Set<Substring> = []
    for page in Self.pages where page != "Vitrine" {
      let lines = try Self.lines(of: page)
      let title = lines[0].dropFirst(2)
      #expect(lines[0].hasPrefix("# ") && lines[1].isEmpty, "\(page)")
      #expect(title.contains(" "), "\(page): “\(title)” is one word, which says little in a list")
      #expect(titles.insert(title).inserted, "\(page): another page is called “\(title)”, too")
      // The sentence may go on in the next line.
      let sentence = lines.dropFirst(2).prefix { !$0.isEmpty }.joined(separator: " ")
      #expect(sentence.hasSuffix(".") && sentence.count < 140, "\(page): \(sentence)")
    }
  }

  /// `[Title](Page.md)` has the title that the page has.
  @Test func linksOfREADMEHaveTitlesOfPages() throws {
    let links = try Checkout.text("README.md").components(separatedBy: "](" + Self.folder)
    #expect(links.count > 10)
    for (before, after) in zip(links, links.dropFirst()) {
      let name = after.prefix { $0 != ")" }
      let words = before.suffix(from: before.lastIndex(of: "[") ?? before.startIndex).dropFirst()
      guard name.hasSuffix(".md"), name != "Vitrine.md" else { continue }
      #expect(try Self.lines(of: String(name.dropLast(3)))[0] == "# " + words, "\(name)")
    }
  }
}
