import Foundation
import VitrineBlame
import VitrineImages

extension GoldenStore {
  /// Returns the goldens that no snapshot of the last run used, sorted.
  ///
  /// Throws if the run may have left out goldens still needed: it was interrupted or a shard, it drew named
  /// inputs only, or its inputs could use an untouched golden under other flags.
  ///
  /// - Parameter assumeComplete: whether the caller asserts that the run was complete.
  public func orphans(assumeComplete: Bool = false) throws(GoldenError) -> [String] {
    let touched = Set(try records().map(\.file))
    let untouched = try FileList.paths(in: goldens, extensions: Self.goldenExtensions)
      .filter { !touched.contains($0) }
    if assumeComplete { return untouched }
    guard let coverage else {
      throw GoldenError(
        artifacts,
        "the last run was partial, so untouched goldens may still be needed; run all of it")
    }
    for file in untouched {
      if let prefix = coverage.prefixes.first(where: { file.hasPrefix($0) }) {
        throw GoldenError(
          file,
          "the last run left this out, but its inputs still draw \(prefix)…; run all flags, or say --complete"
        )
      }
      if !coverage.isWhole {
        throw GoldenError(
          file, "the last run drew named inputs only; run the whole folder, or say --complete")
      }
    }
    return untouched
  }

  /// The extensions of goldens; other files in the folder are ignored.
  static let goldenExtensions: Set<String> = ["png", "txt", "json"]

  /// Whether a golden says that a snapshot made it: it is a picture that holds its views or its provenance. Texts and
  /// other pictures may be anyone's, who keeps them beside the goldens.
  public func saysItsOrigin(_ file: String) -> Bool {
    guard file.hasSuffix(".png"), let path = try? checkedGolden(file),
      let bytes = try? readFile(path, limit: Self.longestFile),
      let picture = try? decodePNGWithTraits(bytes)
    else { return false }
    return [Provenance.keyword, PlacedRecord.keyword].contains { picture.note($0) != nil }
  }

  /// Removes goldens one after the other.
  public func prune(_ files: [String]) throws(GoldenError) {
    for file in files {
      let path = try checkedGolden(file)
      OwnFile.remove(path)
      if OwnFile.exists(path) { throw GoldenError(path, "it cannot be removed") }
    }
  }
}
