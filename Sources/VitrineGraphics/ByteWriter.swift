/// Appends numbers to bytes, little-endian.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func put<T: FixedWidthInteger>(_ v: T) {
    for i in 0..<(T.bitWidth / 8) { bytes.append(UInt8(truncatingIfNeeded: v >> (8 * T(i)))) }
  }

  mutating func put(_ v: Double) { put(v.bitPattern) }
  mutating func put(_ v: Float) { put(v.bitPattern) }
  mutating func put(_ v: Bool) { put(UInt8(v ? 1 : 0)) }

  mutating func put(_ p: Point) {
    put(p.x)
    put(p.y)
  }

  mutating func put(_ r: Rect) {
    put(r.origin)
    put(r.width)
    put(r.height)
  }

  mutating func put(_ m: Affine) { for v in [m.a, m.b, m.c, m.d, m.tx, m.ty] { put(v) } }

  mutating func put(_ c: RGBA) { for v in [c.red, c.green, c.blue, c.alpha] { put(v) } }

  mutating func list<T>(_ items: [T], _ body: (inout ByteWriter, T) -> Void) {
    put(UInt32(clamping: items.count))
    for item in items { body(&self, item) }
  }
}
