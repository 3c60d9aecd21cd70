public import VitrineGraphics

/// Returns a picture of the differences of two pictures, as large as both together.
///
/// Equal pixels are `a` in pale grey, differing ones red, darker the more they differ; pixels that only one
/// of the two has are blue. Everything is opaque, so that a change of alpha alone is visible too.
public func differencePicture(_ a: Pixmap, _ b: Pixmap) -> Pixmap {
  var out = Pixmap(width: max(a.width, b.width), height: max(a.height, b.height))
  for y in 0..<out.height {
    for x in 0..<out.width {
      out[x, y] =
        switch (pixel(a, x, y), pixel(b, x, y)) {
        case (let p?, let q?): p == q ? pale(p) : alarm(channelDelta(p, q))
        default: onlyInOne
        }
    }
  }
  return out
}

private let onlyInOne: UInt32 = 0xff_ff_80_40

private func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> UInt32? {
  x < pixmap.width && y < pixmap.height ? pixmap[x, y] : nil
}

/// Returns the pixel over white as grey, in the lightest quarter of the range.
private func pale(_ p: UInt32) -> UInt32 {
  // Luma weights of Rec. 601 in 1/256.
  let luma = (77 * (p & 255) + 150 * (p >> 8 & 255) + 29 * (p >> 16 & 255)) >> 8
  let grey = 191 + (luma + 255 - p >> 24) / 4
  return 0xff00_0000 | min(grey, 255) &* 0x01_0101
}

/// Returns a red that is clearly visible for a delta of 1 and full at 255.
private func alarm(_ delta: Int) -> UInt32 {
  let fade = UInt32(160 - delta * 160 / 255)
  return 0xff00_00ff | fade << 8 | fade << 16
}
