import Foundation
import Vitrine
import VitrineGoldens
import VitrineImages

/// Draws the inputs of another commit, with the flags of this run, by a run of this program in a copy of that commit.
/// The repository and its index stay as they are.
struct CommitPictures {
  let commit: String
  let inputs: [String]

  /// Draws the pictures as candidates of a folder of artifacts. A signal ends the other run and removes the copy.
  func draw(into artifacts: String) throws {
    let place = try place()
    try Interruption.putOff(patience: Self.patience) {
      let copy = try TemporaryCopy()
      defer { copy.remove() }
      try checkOut(place.hash, into: copy.url)
      if Interruption.isAsked { return }
      try draw(copy.url.appendingPathComponent("tree/" + place.prefix), into: artifacts)
    }
  }

  /// The seconds after a signal in which a copy is removed.
  private static let patience: UInt32 = 60

  private func draw(_ folder: URL, into artifacts: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let there = inputs.filter {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
    // Everything is new where nothing was.
    guard !there.isEmpty else {
      try GoldenStore(goldens: artifacts + "/none", artifacts: artifacts).clear()
      return try OutputFolder.make(artifacts + "/candidates")
    }
    let absolute = URL(fileURLWithPath: artifacts).path
    let words = ChildArguments(
      Array(CommandLine.arguments.dropFirst()), inputs: inputs, there: there
    ).words(artifacts: absolute)
    let run = try Subprocess.run("/proc/self/exe", words, in: folder)
    if Interruption.isAsked { return }
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
    let repository = try Repository(
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let prefix = try repository.git(["rev-parse", "--show-prefix"])
    guard prefix.code == 0 else {
      throw UsageError(
        "--base '\(commit)' is no folder, and the current one is in no git repository")
    }
    let hash = try repository.git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}"])
    guard hash.code == 0, !hash.output.isEmpty else {
      throw UsageError("--base '\(commit)' is neither a folder nor a commit")
    }
    return (hash.output, prefix.output)
  }

  private func checkOut(_ hash: String, into copy: URL) throws {
    let here = try Repository(URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let tree = copy.appendingPathComponent("tree")
    try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
    // An index of its own, so that the user's is not touched.
    let index = ["GIT_INDEX_FILE": copy.appendingPathComponent("index").path]
    let top = try Repository(
      URL(fileURLWithPath: try here.git(["rev-parse", "--show-toplevel"]).output))
    for words in [["read-tree", hash], ["checkout-index", "--all", "--prefix=\(tree.path)/"]] {
      let run = try top.git(words, environment: index)
      if Interruption.isAsked { return }
      guard run.code == 0 else {
        throw Failure(
          code: Exit.badInput, message: "error: git \(words[0]) of '\(commit)': \(run.errors)")
      }
    }
    noteFilters(top, tree)
  }

  /// Says that files are as git keeps them where the repository has them changed by a filter.
  private func noteFilters(_ repository: Repository, _ tree: URL) {
    let file = tree.appendingPathComponent(".gitattributes").path
    guard !repository.filters.isEmpty,
      let bytes = try? readFile(file, limit: Self.longestAttributes)
    else { return }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let used = repository.filters.filter { words.contains("filter=\($0)") }
    if used.isEmpty { return }
    Output.message(
      "note: --base runs no filters of the repository (\(used.joined(separator: ", "))): files of '\(commit)' are as "
        + "git keeps them")
  }

  /// The largest file of attributes that is read.
  private static let longestAttributes = 1 << 20
}
