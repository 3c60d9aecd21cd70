import VitrineImages

/// Creates snapshots of texts.
public enum TextSnapshot {
  /// Creates a candidate from a text; every line must equal that of the golden.
  ///
  /// - Parameter comment: the prefix of lines to ignore in the comparison.
  public static func candidate(
    _ name: GoldenName, _ text: String, fileExtension: String = "txt",
    traits: [String: String] = [:], comment: String? = nil
  ) -> SnapshotCandidate {
    let bytes = Array(text.utf8)
    return SnapshotCandidate(
      name: name, fileExtension: fileExtension, traits: traits,
      refusal: bytes.isEmpty ? "the text is empty" : nil, fingerprint: SHA256.hash(bytes),
      bytes: { bytes }, compare: { LineComparison.compare($0, bytes, comment: comment) })
  }
}
