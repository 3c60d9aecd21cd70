/// Texts as snapshots.
public enum TextSnapshot {
  /// A text, equal to its golden in every line or not.
  ///
  /// - Parameter comment: lines that begin with it take no part in the comparison.
  public static func candidate(
    _ name: GoldenName, _ text: String, fileExtension: String = "txt",
    traits: [String: String] = [:], comment: String? = nil
  ) -> SnapshotCandidate {
    let bytes = Array(text.utf8)
    return SnapshotCandidate(
      name: name, fileExtension: fileExtension, traits: traits,
      refusal: bytes.isEmpty ? "the text is empty" : nil, fingerprint: ContentHash.of(bytes),
      bytes: { bytes }, compare: { LineComparison.compare($0, bytes, comment: comment) })
  }
}
