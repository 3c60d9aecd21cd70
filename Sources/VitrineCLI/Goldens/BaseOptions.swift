import ArgumentParser
import Foundation
import Vitrine
import VitrineGoldens

/// The pictures to compare with where no goldens are kept: those of another commit's inputs, or of a folder that
/// a build server kept.
struct BaseOptions: ParsableArguments {
  @Option(
    help: """
      In place of goldens: a commit, whose inputs are drawn with the same flags, or a folder of pictures, such as the \
      .artifacts that check --record all left.
      """)
  var base: String?
}

extension BaseOptions {
  /// Returns the store that a run compares with and reports to.
  ///
  /// - Parameters:
  ///   - own: the folders without a base.
  ///   - inputs: the documents and folders of the run, by their paths in the current folder.
  func store(_ own: GoldenStore, inputs: [String], record: String?) throws -> GoldenStore {
    guard let base else { return own }
    if record != nil { throw UsageError("--record has no effect: a base is not accepted") }
    if OutputFolder.isFolder(base) {
      let pictures = Self.pictures(in: base)
      // A run begins by clearing its artifacts.
      guard !RunLog().same(pictures, own.artifacts + "/candidates") else {
        throw UsageError(
          "--base '\(base)' is where this run leaves its artifacts; move it, or name another by --artifacts"
        )
      }
      return GoldenStore(goldens: pictures, artifacts: own.artifacts)
    }
    let drawn = own.artifacts + "/base"
    try CommitPictures(commit: base, inputs: inputs).draw(into: drawn)
    return GoldenStore(goldens: Self.pictures(in: drawn), artifacts: own.artifacts)
  }

  /// The folder of the pictures themselves: a run leaves them among its artifacts.
  private static func pictures(in folder: String) -> String {
    let kept = [folder + "/candidates", folder + "/.artifacts/candidates"]
    return kept.first(where: OutputFolder.isFolder) ?? folder
  }
}
