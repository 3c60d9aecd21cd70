public import VitrineGraphics
public import VitrineImages

/// Creates snapshots of pictures.
public enum PictureSnapshot {
  /// Creates a candidate from a picture as PNG.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, for the file's header.
  ///   - options: the comparison options; by default every bit of every channel must be equal.
  public static func candidate(
    _ name: GoldenName, _ picture: Pixmap, scale: Int, traits: [String: String] = [:],
    options: ComparisonOptions = ComparisonOptions()
  ) -> SnapshotCandidate {
    candidate(name, picture, scale: scale, traits: traits, options: options, origin: nil)
  }

  /// - Parameter origin: the origin of the picture.
  static func candidate(
    _ name: GoldenName, _ picture: Pixmap, scale: Int, traits: [String: String],
    options: ComparisonOptions, origin: PictureOrigin?
  ) -> SnapshotCandidate {
    SnapshotCandidate(
      name: name, fileExtension: "png", traits: traits, refusal: refusal(of: picture),
      fingerprint: SHA256.hash(picture),
      bytes: {
        var scratch = PNGScratch()
        let writing = PNGOptions(notes: origin?.notes ?? [])
        return try encodePNG(picture, scale: scale, options: writing, scratch: &scratch)
      }, compare: { try comparison($0, picture, options, origin) })
  }

  private static func comparison(
    _ golden: [UInt8], _ picture: Pixmap, _ options: ComparisonOptions, _ origin: PictureOrigin?
  ) throws -> SnapshotComparison {
    let old = try decodePNGWithTraits(golden).still()
    let options = origin?.masked(options, old) ?? options
    if options.masks.contains(where: { $0.covers(picture) }) {
      return SnapshotComparison(
        state: .different,
        explanation: "a mask covers the whole picture: nothing is left to compare")
    }
    var traits = PNGTraits()
    traits.profile = .sRGB
    let found = compare(old, DecodedPNG(pixmap: picture, traits: traits), options)
    let traced = found.verdict == .identical ? nil : origin?.blame(old, found)
    let state: SnapshotState =
      switch found.verdict {
      case .identical: .identical
      case .similar: .similar
      case .different: .different
      }
    return SnapshotComparison(
      state: state, explanation: sentence(found),
      changedPixels: found.changedCount > 0 ? found.changedCount : nil,
      largestCluster: found.clusters.first?.size, peak: found.peak > 0 ? found.peak : nil,
      blame: traced?.lines ?? [], cause: traced?.cause,
      difference: state == .identical ? nil : try difference(old.pixmap, picture))
  }

  /// The explanation without the verdict, which is the record's state.
  private static func sentence(_ found: Comparison) -> String {
    let verdict = found.verdict.rawValue + ": "
    let text = found.explanation
    return text.hasPrefix(verdict) ? String(text.dropFirst(verdict.count)) : text
  }

  private static func difference(_ old: Pixmap, _ new: Pixmap) throws -> [UInt8] {
    var scratch = PNGScratch()
    return try encodePNG(differencePicture(old, new), scale: 1, scratch: &scratch)
  }
}
