import Foundation
import PackagePlugin

/// Adds to a target the sources that Xcode generates for its asset catalogues and intent definitions: those in its
/// folder that it does not exclude. Where Xcode itself builds, it adds none.
@main
struct VitrineSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      let files = Self.files(of: target)
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
      // The package manager counts what a command names as handled.
      return command("assets", "GeneratedAssets.swift", catalogs, catalogs + contents)
        + command("intents", "GeneratedIntents.swift", definitions, definitions)
    #else
      return []
    #endif
  }

  /// The files of a target, sorted by path: those that it compiles, copies or does not mention.
  private static func files(of target: any Target) -> [URL] {
    let entries = (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
    let found = entries.flatMap { url in
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      return isFolder ? files(below: url) : [url]
    }
    return found.sorted { $0.path < $1.path }
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
