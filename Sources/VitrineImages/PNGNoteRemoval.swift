/// The same picture without the file's notes (tEXt, zTXt and iTXt chunks); bytes that are no sound PNG
/// are left as they are.
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
