package import VitrineGraphics

/// Encodes a picture, and packs it step by step until the file has at most `limit` bytes or no step is left.
///
/// Every step stores the same pixels: what a reader decodes is always the same picture. The caller compares the
/// result with the limit, as no step may be enough.
///
/// - Parameters:
///   - scale: the pixels per point, for the chunk pHYs.
///   - keepsTrueColour: whether the file stays RGB or RGBA, for readers that take nothing else.
package func packPNG(
  _ pixmap: Pixmap, scale: Int, limit: Int, keepsTrueColour: Bool = false,
  scratch: inout PNGScratch
) throws(PNGError) -> PackedPNG {
  let first = try encodePNG(pixmap, scale: scale, scratch: &scratch)
  var packed = PackedPNG(bytes: first)
  packed.offer(first, .fast)
  if packed.bytes.count <= limit { return packed }
  packed.offer(
    try encodePNG(pixmap, scale: scale, options: PNGOptions(effort: .small), scratch: &scratch),
    .small)
  if packed.bytes.count <= limit { return packed }
  let rows = [
    keepsTrueColour ? nil : SampleRows(fewestBits: pixmap), SampleRows(trueColour: pixmap),
  ].compactMap(\.self)
  if let small = rows.first, small.isReduced {
    packed.offer(try small.file(scale: scale, filter: nil, level: .nine, &scratch), .colours)
    if packed.bytes.count <= limit { return packed }
  }
  var search = FilterSearch(rows)
  packed.offer(try search.best(scale: scale, &scratch), .filters)
  if packed.bytes.count <= limit { return packed }
  packed.offer(try search.strongest(scale: scale, &scratch), .strongest)
  return packed
}
