import VitrineGraphics

extension GoldenStore {
  /// Takes over the records and files of the parts of a run, in place of those of an earlier run.
  ///
  /// Throws if two parts differ about a snapshot: then they are not parts of one run.
  ///
  /// - Returns: all records, sorted by name.
  package func merge(_ parts: [GoldenStore]) throws(GoldenError) -> [SnapshotRecord] {
    let found = try Self.union(of: parts)
    try begin(found.map { ($0.0.name, $0.0.fileExtension) })
    var merged: [SnapshotRecord] = []
    for (record, part) in found {
      var record = record
      record.goldens = goldens
      merged.append(record)
      if record.state.passes { continue }
      for kind in [Artifact.candidates, .expected, .differences] {
        guard let bytes = part.read(kind, record.file) else { continue }
        try write(bytes, kind, record.file)
      }
      try save(record)
    }
    try savePasses(merged.filter(\.state.passes).sorted())
    return merged.sorted()
  }

  /// Returns each record once, with the part that has it.
  private static func union(
    of parts: [GoldenStore]
  ) throws(GoldenError) -> [(SnapshotRecord, GoldenStore)] {
    var found: [String: (record: SnapshotRecord, part: GoldenStore)] = [:]
    for part in parts {
      for var record in try part.records() {
        // Each part counts its own runs.
        record.run = nil
        guard let known = found[record.file] else {
          found[record.file] = (record, part)
          continue
        }
        if known.record == record { continue }
        throw GoldenError(
          record.file,
          "'\(known.part.artifacts)' and '\(part.artifacts)' differ about it; merge parts of one run"
        )
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.value.record, $0.value.part) }
  }
}
