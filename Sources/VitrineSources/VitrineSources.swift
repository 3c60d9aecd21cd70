import Foundation
import PackagePlugin

/// Adds to a target the sources that Xcode generates for its asset catalogues and intent definitions. Where Xcode
/// itself builds, it adds none.
@main
struct VitrineSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      let files = Self.files(below: target.directoryURL)
      let tool = try context.tool(named: "VitrineSourcesTool").url
      func command(_ kind: String, _ name: String, _ inputs: [URL], _ watched: [URL]) -> [Command] {
        guard !inputs.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: name)
        return [
          .buildCommand(
            displayName: "Generating \(name) of \(target.name)", executable: tool,
            arguments: [kind, output.path] + inputs.map(\.path), inputFiles: watched,
            outputFiles: [output])
        ]
      }
      let definitions = files.filter { $0.pathExtension == "intentdefinition" }
      let catalogs = Self.catalogs(of: files)
      let contents = files.filter { $0.path.contains(".xcassets/") }
      return command("assets", "GeneratedAssets.swift", catalogs, contents)
        + command("intents", "GeneratedIntents.swift", definitions, definitions)
    #else
      return []
    #endif
  }

  /// The files below a folder, sorted by path.
  private static func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (all?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }

  /// The outermost catalogues that hold files.
  private static func catalogs(of files: [URL]) -> [URL] {
    var paths: Set<String> = []
    for file in files {
      guard let end = file.path.range(of: ".xcassets/") else { continue }
      paths.insert(String(file.path[..<end.upperBound].dropLast()))
    }
    return paths.sorted().map { URL(fileURLWithPath: $0) }
  }
}
