import Foundation
import Testing

/// Files that the pages name are there.
@Suite struct PagePathTests {
  private static let pages = [
    "README.md", "CONTRIBUTING.md", "Sources/Vitrine/Vitrine.docc/Pipeline.md",
  ]

  @Test(arguments: pages) func sourcesThatAPageNamesExist(page: String) throws {
    let text = try Checkout.text(page)
    let paths = text.split(separator: "`").filter {
      $0.hasSuffix(".swift") && $0.contains("/") && !$0.contains(" ")
    }
    for path in paths {
      let isThere = ["", "Sources/"].contains {
        FileManager.default.fileExists(atPath: Checkout.root.appending(path: $0 + path).path)
      }
      #expect(isThere, "\(page) names \(path)")
    }
    // A change of the marks must not make the test pass by finding none.
    #expect(page == "README.md" || !paths.isEmpty)
  }

  /// Links and pictures, which GitHub looks for from the page's folder.
  @Test(arguments: ["README.md", "CONTRIBUTING.md", ".github/SECURITY.md"])
  func linksOfAPageLeadSomewhere(page: String) throws {
    let text = try Checkout.text(page)
    let links = ["](", "src=\""].flatMap { mark in
      text.components(separatedBy: mark).dropFirst().map { $0.prefix { !")\"#".contains($0) } }
    }.filter { !$0.hasPrefix("https://") }
    #expect(!links.isEmpty)
    let folder = Checkout.root.appending(path: page).deletingLastPathComponent()
    for link in links {
      #expect(
        FileManager.default.fileExists(atPath: folder.appending(path: link).standardized.path),
        "\(page) leads to \(link)")
    }
  }
}
