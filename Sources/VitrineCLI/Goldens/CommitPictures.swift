import Foundation
import Vitrine

/// Draws the inputs of another commit, with the flags of this run, by a run of this program in a copy of that commit.
/// The repository and its index stay as they are.
struct CommitPictures {
  let commit: String
  let inputs: [String]

  /// Draws the pictures as candidates of a folder of artifacts.
  func draw(into artifacts: String) throws {
    let place = try place()
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-base-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try checkOut(place.hash, into: copy)
    let folder = copy.appendingPathComponent("tree/" + place.prefix)
    try? FileManager.default.removeItem(atPath: artifacts)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let there = inputs.filter {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
    // Everything is new where nothing was.
    guard !there.isEmpty else { return try OutputFolder.make(artifacts + "/candidates") }
    let absolute = URL(fileURLWithPath: artifacts).path
    let words = ChildArguments(
      Array(CommandLine.arguments.dropFirst()), inputs: inputs, there: there
    ).words(artifacts: absolute)
    let run = try Subprocess.run("/proc/self/exe", words, in: folder)
    // No snapshot passes in a run that records all.
    guard run.code == 0 || run.code == Exit.mismatch else {
      throw Failure(
        code: run.code, message: "error: the inputs of '\(commit)' cannot be drawn: \(run.errors)")
    }
    try OutputFolder.make(artifacts + "/candidates")
  }

  /// The commit, and the current folder below the repository's.
  private func place() throws -> (hash: String, prefix: String) {
    if let outside = inputs.first(where: {
      $0.hasPrefix("/") || $0.split(separator: "/").contains("..")
    }) {
      throw UsageError(
        "--base \(commit): '\(outside)' must be a path below the current folder, which another commit has, too"
      )
    }
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let prefix = try Subprocess.run("git", ["rev-parse", "--show-prefix"], in: here)
    guard prefix.code == 0 else {
      throw UsageError(
        "--base '\(commit)' is no folder, and the current one is in no git repository")
    }
    let hash = try Subprocess.run(
      "git", ["rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}"],
      in: here)
    guard hash.code == 0, !hash.output.isEmpty else {
      throw UsageError("--base '\(commit)' is neither a folder nor a commit")
    }
    return (hash.output, prefix.output)
  }

  private func checkOut(_ hash: String, into copy: URL) throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    try FileManager.default.createDirectory(
      at: copy.appendingPathComponent("tree"), withIntermediateDirectories: true)
    // An index of its own, so that the user's is not touched.
    let index = ["GIT_INDEX_FILE": copy.appendingPathComponent("index").path]
    let top = try Subprocess.run("git", ["rev-parse", "--show-toplevel"], in: here).output
    for words in [
      ["read-tree", hash], ["checkout-index", "--all", "--prefix=\(copy.path)/tree/"],
    ] {
      let run = try Subprocess.run(
        "git", words, in: URL(fileURLWithPath: top), environment: index)
      guard run.code == 0 else {
        throw Failure(
          code: Exit.badInput, message: "error: git \(words[0]) of '\(commit)': \(run.errors)")
      }
    }
  }
}
