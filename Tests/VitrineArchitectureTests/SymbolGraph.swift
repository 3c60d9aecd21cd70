import Foundation
import TemporaryFolders

/// The public symbols of what users import, as the compiler lists them for DocC.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]

  struct Symbol: Decodable {
    var kind: Kind
    var names: Names
    var pathComponents: [String]
    var docComment: Comment?

    struct Kind: Decodable { var identifier: String }
    struct Names: Decodable { var title: String }
    struct Comment: Decodable { var lines: [Line] }
    struct Line: Decodable { var text: String }

    var comment: String { docComment?.lines.map(\.text).joined(separator: " ") ?? "" }
    var path: String { pathComponents.joined(separator: ".") }
  }

  /// A module that is `Vitrine` and what it passes on.
  static let module = "Vitrine"
  private static let layers = "VitrineViews,VitrineWidgets,VitrineRunner"

  /// Writes the graph into a folder.
  static func extract(into folder: URL) throws {
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let maps = [
      "CRasterKernels", "CPNG", "CPictures", "CDictionaryBreaks", "CShaping", "CMeasures",
      "CConformances", "CHashKernels", "CIsolation",
    ].map { products.appending(path: "\($0).build/module.modulemap").path }
    let freeType = Checkout.root.appending(path: "Sources/CFreeType/module.modulemap").path
    let run = try SwiftTool.run(
      [
        "symbolgraph-extract", "-module-name", module, "-output-dir", folder.path,
        "-I", products.appending(path: "Modules").path, "-I", "/usr/include/freetype2",
        "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-experimental-allowed-reexported-modules=\(layers)",
      ] + (maps + [freeType]).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] },
      temporaryFolder: folder.path)
    guard run.status == 0 else {
      throw ManifestError(description: "`swift symbolgraph-extract` exited with \(run.status)")
    }
  }

  static func read(from folder: URL) throws -> SymbolGraph {
    let file = folder.appending(path: "\(module).symbols.json")
    return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  #if arch(arm64)
    private static let target = "aarch64-unknown-linux-gnu"
  #else
    private static let target = "x86_64-unknown-linux-gnu"
  #endif
}
