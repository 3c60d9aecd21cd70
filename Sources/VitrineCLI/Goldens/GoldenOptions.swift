import ArgumentParser
import Vitrine
import VitrineGoldens

/// The folders of goldens and artifacts, the same for every command that reads or writes them.
struct GoldenOptions: ParsableArguments {
  @Option(
    help:
      "The folder of goldens; by default that of the last run, or of a check Golden beside its first input.",
    completion: .directory)
  var goldens: String?

  @Option(
    help: "The folder of candidates and records; by default .artifacts beside the goldens.",
    completion: .directory)
  var artifacts: String?

  /// Returns the folders for a first input, or for the current folder.
  func store(beside input: String? = nil) -> GoldenStore {
    let goldens = goldens ?? Self.home(of: input) + "Golden"
    return GoldenStore(
      goldens: goldens, artifacts: artifacts ?? Self.folder(of: goldens) + ".artifacts"
    ).named
  }

  /// Returns the input itself if it is a folder, otherwise the folder that contains it; with a trailing
  /// slash.
  private static func home(of input: String?) -> String {
    guard let input else { return "" }
    guard OutputFolder.isFolder(input) else { return folder(of: input) }
    if input == "." || input == "./" { return "" }
    return input.hasSuffix("/") ? input : input + "/"
  }

  /// Returns the path without its last component, with a trailing slash; empty for a bare name.
  private static func folder(of path: String) -> String {
    let trimmed = path.hasSuffix("/") ? path.dropLast() : Substring(path)
    return trimmed.lastIndex(of: "/").map { String(trimmed[...$0]) } ?? ""
  }
}
