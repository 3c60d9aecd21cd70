import Foundation
import Testing

#if os(Linux)
  /// A bundle's own executable takes the flags of `vitrine render`.
  @Suite struct BundleFlagTests {
    /// Flags of documents and of projects alone, and the callbacks of Today widgets, which bundles do not hold.
    private static let ofDocuments: Set<Substring> = [
      "--document-limit", "--trace", "--keep-going", "--target", "--stubs", "--no-invent",
    ]

    private func bundle() throws -> String { "'\(try Program.bundle())'" }

    private func flags(_ help: String) -> Set<Substring> {
      Set(help.split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") })
    }

    @Test func everyFlagOfRenderIsThere() throws {
      let program = try Program()
      let render = flags(try program.shell("vitrine render --help").output)
      let own = flags(try program.shell("\(try bundle()) --help").output)
      #expect(render.count > 30)
      #expect(render.subtracting(own) == Self.ofDocuments)
      #expect(own.subtracting(render).isSuperset(of: ["--resources", "--texts"]))
    }

    @Test func resultsAreJSON() throws {
      let program = try Program()
      let run = try program.shell(
        "\(try bundle()) --family systemSmall --json --hits -o out --jobs 2")
      #expect(run.code == 0)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == program.files("out").filter { $0.hasSuffix(".png") }.count)
      for line in lines {
        let result = try #require(
          try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let file = try #require(result["file"] as? String)
        #expect(file.hasPrefix("out/") && file.hasSuffix(".png"))
        #expect(result["hits"] != nil && result["width"] as? Int == 474)
      }
    }

    /// Keys would show in place of texts, without a word.
    @Test(arguments: [
      ("none", "error: --resources: none: no such folder\n"),
      ("file", "error: --resources: file: is not a folder\n"),
      (".,none", "error: --resources: none: no such folder\n"),
    ])
    func resourcesAreFolders(_ path: String, _ message: String) throws {
      let program = try Program()
      try program.write("file", "")
      let run = try program.shell("\(try bundle()) --resources \(path) -o out")
      #expect(run.code == 3 && run.errors == message, "\(run)")
    }

    @Test func mistakesNameTheNearestFlag() throws {
      let program = try Program()
      let run = try program.shell("\(try bundle()) --famly all")
      #expect(run.code == 2 && run.errors.contains("--family"))
    }
  }
#endif
