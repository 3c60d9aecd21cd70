/// Compresses a file of this encoder again if it has more than `limit` bytes: the pixels, scale and notes
/// stay the same. Files from other encoders, which may contain more, are returned unchanged.
///
/// Throws for bytes that are not a valid PNG.
public func recompressed(
  _ png: [UInt8], above limit: Int, scratch: inout PNGScratch
) throws(PNGError) -> [UInt8] {
  let decoded = try decodePNGWithTraits(png)
  guard png.count > limit, decoded.traits.isEncodersOwn else { return png }
  let scale = try scale(of: png)
  var best = png
  for effort in [PNGOptions.Effort.small, .smallest] where best.count > limit {
    // The last effort saves a tenth at most, and takes as long as drawing.
    if effort == .smallest, best.count > limit / 8 * 9 { break }
    let packed = try encodePNG(
      decoded.pixmap, scale: scale, options: PNGOptions(effort: effort, notes: decoded.notes),
      scratch: &scratch)
    if packed.count < best.count { best = packed }
  }
  return best
}

/// Returns the pixels per point from the chunk pHYs; 1 without it.
private func scale(of png: [UInt8]) throws(PNGError) -> Int {
  var reader = ChunkReader(bytes: png)
  while let chunk = try reader.next() {
    // Bytes after the end are not part of the file and may not be chunks.
    if chunk.name == "IEND" { break }
    guard chunk.name == "pHYs", chunk.body.count == 9 else { continue }
    let dots = Int(bigEndian(png[chunk.body], 0))
    return (1...100).first { dotsPerMetre(scale: $0) == dots } ?? 1
  }
  return 1
}

extension PNGTraits {
  /// Whether this encoder writes such files.
  fileprivate var isEncodersOwn: Bool {
    bitDepth == 8 && (samples == .rgb || samples == .rgba) && !isInterlaced && animation == nil
      && profile == .sRGB && orientation == .upright && damage == nil
  }
}
