import Foundation
import Testing

/// Comments on declarations say what a thing is, or what a function returns: “What …” and “Where …” leave it to guessing.
@Suite struct SummaryTests {
  private static let openings = [
    "/// What ", "/// Where ", "/// How ", "/// Who ", "/// Whose ", "/// Of what ",
  ]
  /// Those that are left outside of the folders below; the number only falls.
  private static let most = 2
  /// Folders whose comments have not been looked at yet.
  private static let left = ["Sources/VitrineImages/SVG/", "Sources/VitrineImages/Markup/"]

  @Test func summariesBeginWithTheThing() throws {
    var found: [String] = []
    for path in Checkout.files(below: "Sources") where path.hasSuffix(".swift") {
      if Self.left.contains(where: path.hasPrefix) { continue }
      found += Self.headless(in: try Checkout.text(path)).map { "\(path): \($0)" }
    }
    #expect(found.count <= Self.most, "\(found.joined(separator: "\n"))")
  }

  @Test func headlessSummariesAreFound() {
    let source = """
      /// What it is.
      struct A {
        /// The place.
        /// Where it goes on.
        var b: Int
        /// How many.
        var c: Int
      }
      """
    #expect(Self.headless(in: source) == ["/// What it is.", "/// How many."])
  }

  /// The first lines of comments that begin with an opening.
  private static func headless(in text: String) -> [Substring] {
    var lines: [Substring] = []
    var isFirst = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      let isComment = words.hasPrefix("///")
      if isComment, isFirst, openings.contains(where: words.hasPrefix) { lines.append(words) }
      isFirst = !isComment
    }
    return lines
  }
}
