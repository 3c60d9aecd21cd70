/// A linear transform of straight colours: 4 rows of 5 over red, green, blue, alpha and 1.
struct ColorMatrix {
  private let red: SIMD4<Float>
  private let green: SIMD4<Float>
  private let blue: SIMD4<Float>
  private let alpha: SIMD4<Float>
  private let constant: SIMD4<Float>

  /// Creates a matrix from 20 numbers, row by row; those that are not finite count as 0.
  init(_ m: [Float]) {
    func column(_ k: Int) -> SIMD4<Float> {
      var c = SIMD4(m[k], m[5 + k], m[10 + k], m[15 + k])
      for i in 0..<4 where !c[i].isFinite { c[i] = 0 }
      return c
    }
    red = column(0)
    green = column(1)
    blue = column(2)
    alpha = column(3)
    constant = column(4)
  }

  func apply(to layer: Surface) {
    let n = layer.box.width * layer.box.height
    var previous: UInt32 = 0
    var result = changed(0)
    for i in 0..<n {
      let p = unsafe layer.base[i]
      if p != previous {
        previous = p
        result = changed(p)
      }
      unsafe layer.base[i] = result
    }
  }

  private func changed(_ p: UInt32) -> UInt32 {
    let c = BlendRow.unpack(p)
    let k = c.w > 0 ? 1 / c.w : 0
    var out = red * (c.x * k) + green * (c.y * k)
    out += blue * (c.z * k) + alpha * c.w
    out += constant
    out.clamp(lowerBound: .zero, upperBound: .one)
    let a = out.w
    out *= a
    out.w = a
    return BlendRow.pack(out)
  }
}
