/// A file of the encoder's again, as small as it can be: the same pixels, scale and notes. Files of
/// another kind, which may hold more, are left as they are.
///
/// Throws for bytes that are no sound PNG.
public func recompressed(
  _ png: [UInt8], scratch: inout PNGScratch
) throws(PNGError) -> [UInt8] {
  let decoded = try decodePNGWithTraits(png)
  guard decoded.traits.isEncodersOwn else { return png }
  return try encodePNG(
    decoded.pixmap, scale: try scale(of: png),
    options: PNGOptions(effort: .small, notes: decoded.notes), scratch: &scratch)
}

/// Pixels in a point, by the chunk pHYs; 1 without it.
private func scale(of png: [UInt8]) throws(PNGError) -> Int {
  var reader = ChunkReader(bytes: png)
  while let chunk = try reader.next() {
    // What comes after the end is no part of the file, and may be no chunks at all.
    if chunk.name == "IEND" { break }
    guard chunk.name == "pHYs", chunk.body.count == 9 else { continue }
    let dots = Int(bigEndian(png[chunk.body], 0))
    return (1...100).first { dotsPerMetre(scale: $0) == dots } ?? 1
  }
  return 1
}

extension PNGTraits {
  /// Whether the encoder writes such files.
  fileprivate var isEncodersOwn: Bool {
    bitDepth == 8 && (samples == .rgb || samples == .rgba) && !isInterlaced && animation == nil
      && profile == .sRGB
  }
}
