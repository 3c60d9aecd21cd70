import Foundation
import TemporaryFolders
import Testing

#if os(Linux)
  /// The pages build, and what is public says what it is. Takes some seconds.
  @Suite struct PublicDocumentationTests {
    private static let catalog = "Sources/Vitrine/Vitrine.docc"
    /// The smallest share of public symbols with a sentence of their own.
    private static let share = 0.9

    @Test func pagesBuildAndSymbolsHaveTheirSentence() throws {
      let folder = try TemporaryFolder()
      try SymbolGraph.extract(into: folder.url)
      try checkPages(folder)
      let symbols = try SymbolGraph.read(from: folder.url).symbols.filter(Self.isCounted)
      #expect(symbols.count > 2000)
      let silent = symbols.filter { !Self.saysMore($0.comment, than: $0.names.title) }
      let said = 1 - Double(silent.count) / Double(symbols.count)
      let some = silent.map(\.path).sorted().prefix(40).joined(separator: ", ")
      #expect(said >= Self.share, "\(silent.count) of \(symbols.count) say nothing: \(some)")
    }

    /// Every link of the pages leads somewhere: `docc` prints a warning for one that does not.
    private func checkPages(_ folder: TemporaryFolder) throws {
      let docc = try SwiftTool.run(
        [
          "convert", Self.catalog, "--fallback-display-name", "Vitrine",
          "--fallback-bundle-identifier", "vitrine", "--additional-symbol-graph-dir", folder.path,
          "--output-path", folder.at("pages").path,
        ], of: "docc", withErrors: true)
      let said = String(decoding: docc.output, as: UTF8.self)
      #expect(docc.status == 0, "\(said)")
      #expect(!said.contains("warning:") && !said.contains("error:"), "\(said)")
    }

    /// Cases and associated types are part of their type's sentence; names with an underscore are internals
    /// that generics make public.
    private static func isCounted(_ symbol: SymbolGraph.Symbol) -> Bool {
      !["swift.enum.case", "swift.associatedtype"].contains(symbol.kind.identifier)
        && !symbol.pathComponents.contains { $0.hasPrefix("_") }
    }

    /// Whether a comment has a word that the name and every sentence of the kind lack.
    static func saysMore(_ comment: String, than name: String) -> Bool {
      let known = Set(words(name)).union(empty)
      return words(comment).contains { !known.contains($0) }
    }

    private static let empty: Set<String> = [
      "a", "an", "the", "of", "to", "for", "in", "is", "its", "it", "this", "that", "with", "and",
      "return", "create", "set", "value", "given", "new", "instance", "from",
    ]

    /// Lower-case words without their plural: `fontSize(_:)` is font and size.
    private static func words(_ text: String) -> [String] {
      var words: [String] = []
      for character in text {
        if !character.isLetter {
          words.append("")
        } else if character.isUppercase || words.isEmpty {
          words.append(character.lowercased())
        } else {
          words[words.count - 1].append(character)
        }
      }
      return words.filter { !$0.isEmpty }.map {
        $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0
      }
    }

    @Test func sentencesThatRepeatTheNameDoNotCount() {
      #expect(!Self.saysMore("", than: "fontSize"))
      #expect(!Self.saysMore("Returns the font sizes.", than: "fontSize(_:)"))
      #expect(Self.saysMore("The font size in points.", than: "fontSize"))
    }
  }
#endif
