/// Returns the same file without its notes (tEXt, zTXt and iTXt chunks); bytes that are not a valid PNG are
/// returned unchanged.
public func withoutNotes(_ png: [UInt8]) -> [UInt8] {
  guard case .png = PictureKind(png) else { return png }
  var reader = ChunkReader(bytes: png)
  var out = Array(png[..<reader.offset])
  do {
    while let chunk = try reader.next() {
      if !noteChunks.contains(chunk.name) { out += png[chunk.offset..<reader.offset] }
      if chunk.name == "IEND" { return out }
    }
  } catch {}
  return png
}

private let noteChunks: Set<String> = ["tEXt", "zTXt", "iTXt"]
