import VitrineBlame
import VitrineImages

extension GoldenStore {
  /// Whether a picture differs from its golden and shows the same views at the same places, with the same settings: the
  /// program draws them differently. False for texts and for pictures that do not say what they show.
  package func isRedrawn(_ record: SnapshotRecord) -> Bool {
    guard record.fileExtension == "png", record.state == .different || record.state == .similar,
      let old = try? golden(record.file), let new = read(.candidates, record.file),
      let before = Self.provenance(old), let after = Self.provenance(new)
    else { return false }
    return ChangeOrigin(old: before, new: after, pixelsDiffer: true) == .engine
      && Self.agree(before.environment, after.environment)
  }

  /// Whether the settings that both name have the same values.
  private static func agree(_ old: [Provenance.Setting], _ new: [Provenance.Setting]) -> Bool {
    old.allSatisfy { setting in
      new.allSatisfy { $0.name != setting.name || $0.value == setting.value }
    }
  }

  private static func provenance(_ bytes: [UInt8]) -> Provenance? {
    (try? decodePNGWithTraits(bytes))?.provenance
  }
}
