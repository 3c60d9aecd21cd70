import Foundation

/// The package's own folders.
package struct GoldenFolder: Sendable {
  package let root: String

  /// Found from a source file of the package.
  package init(besideSource file: String = #filePath) {
    var url = URL(fileURLWithPath: file)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    root = url.path
  }

  package var fonts: String { root + "/Fonts" }
  package var goldens: String { root + "/Golden" }
  package var artifacts: String { root + "/.artifacts" }
  /// The page of gaps is a golden of the documentation.
  package var documentation: String { root + "/Sources/Vitrine/Vitrine.docc" }

  package func readText(_ name: String) throws -> String {
    try String(contentsOfFile: goldens + "/" + name, encoding: .utf8)
  }

  /// Names of all files of a folder of `Golden`, sorted; empty where there is none.
  package func names(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: goldens + "/" + folder)) ?? []
    return files.filter { !$0.hasPrefix(".") }.sorted()
  }
}
