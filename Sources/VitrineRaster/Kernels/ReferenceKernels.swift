import CRasterKernels

/// The pixel loops as plain scalar Swift: every faster table must equal them, byte for byte.
let referenceKernels = unsafe RasterKernelTable(
  fill: { dst, stride, w, h, color in
    for y in 0..<h { for x in 0..<w { unsafe dst[y &* stride &+ x] = color } }
  },
  over: { dst, stride, w, h, color in
    for y in 0..<h {
      for x in 0..<w {
        let i = y &* stride &+ x
        unsafe dst[i] = PixelMath.over(dst[i], color)
      }
    }
  },
  overMask: { dst, stride, mask, maskStride, w, h, color in
    for y in 0..<h {
      for x in 0..<w {
        let i = y &* stride &+ x
        let m = unsafe UInt32(mask[y &* maskStride &+ x])
        unsafe dst[i] = PixelMath.over(dst[i], PixelMath.scale(color, m))
      }
    }
  },
  overRow: { dst, src, n in
    for x in 0..<n { unsafe dst[x] = PixelMath.over(dst[x], src[x]) }
  },
  overRowMask: { dst, src, mask, n in
    for x in 0..<n {
      unsafe dst[x] = PixelMath.over(dst[x], PixelMath.scale(src[x], UInt32(mask[x])))
    }
  },
  scaleRowMask: { dst, mask, n in
    for x in 0..<n { unsafe dst[x] = PixelMath.scale(dst[x], UInt32(mask[x])) }
  },
  scaleRow: { dst, n, alpha in
    for x in 0..<n { unsafe dst[x] = PixelMath.scale(dst[x], alpha) }
  },
  scaleMask: { mask, other, n in
    for x in 0..<n {
      unsafe mask[x] = UInt8(PixelMath.scaleByte(UInt32(mask[x]), UInt32(other[x])))
    }
  },
  ramp: { dst, n, start, step in
    for x in 0..<n {
      let i = Int32(truncatingIfNeeded: x)
      func byte(_ from: Int32, _ by: Int32) -> UInt32 {
        UInt32(bitPattern: from &+ i &* by) &>> 20
      }
      unsafe dst[x] =
        byte(start.r, step.r) | byte(start.g, step.g) &<< 8 | byte(start.b, step.b) &<< 16
        | byte(start.a, step.a) &<< 24
    }
  },
  shrink: { dst, src, stride, n, channels, shift in
    let d = 1 << shift
    for i in 0..<(n * channels) {
      let start = (i / channels) * d * channels + i % channels
      var sum: UInt32 = 0
      for y in 0..<d {
        for x in 0..<d { sum += unsafe UInt32(src[start + y * stride + x * channels]) }
      }
      let down = 2 * shift - 8
      unsafe dst[i] = UInt16(
        down <= 0 ? sum << UInt32(-down) : (sum + 1 << UInt32(down - 1)) >> UInt32(down))
    }
  },
  fir: { dst, src, n, step, weights, taps in
    for i in 0..<n {
      var sum: UInt32 = 32768
      for k in 0..<taps { sum += unsafe UInt32(weights[k]) * UInt32(src[i + k * step]) }
      unsafe dst[i] = UInt16(sum >> 16)
    }
  },
  mix: { dst, a, b, n, w, shift in
    let wb = UInt32(w)
    let wa = 2 << UInt32(shift) - wb
    for i in 0..<n {
      let sum = unsafe UInt32(a[i]) * wa + UInt32(b[i]) * wb + 1 << UInt32(shift)
      unsafe dst[i] = UInt16(sum >> UInt32(shift + 1))
    }
  },
  expand: { dst, src, n, channels, shift in
    let d = 1 << shift
    for x in 0..<(n * d) {
      let w = UInt32(2 * (x % d) + 1)
      for c in 0..<channels {
        let a = unsafe UInt32(src[x / d * channels + c])
        let b = unsafe UInt32(src[(x / d + 1) * channels + c])
        let sum = a * (UInt32(2 * d) - w) + b * w + 128 << UInt32(shift + 1)
        unsafe dst[x * channels + c] = UInt8(sum >> UInt32(shift + 9))
      }
    }
  },
  deepOver: { dst, color, n in
    for x in 0..<n { unsafe dst[x] = color + dst[x] * (1 - color.w * (1 / 255)) }
  },
  deepOverRow: { dst, src, n, part in
    for x in 0..<n {
      let color = unsafe src[x] * part
      unsafe dst[x] = color + dst[x] * (1 - color.w * (1 / 255))
    }
  },
  deepRound: { dst, src, n in
    for x in 0..<n {
      let c = unsafe src[x]
      func byte(_ v: Float) -> UInt32 { UInt32(Swift.min(Swift.max(v, 0), 255) + 0.5) }
      let a = byte(c.w)
      unsafe dst[x] =
        Swift.min(byte(c.x), a) | Swift.min(byte(c.y), a) << 8 | Swift.min(byte(c.z), a) << 16
        | a << 24
    }
  },
  warp: { dst, n, src, stride, width, height, start, right, down in
    var warp = unsafe ReferenceWarp(
      source: src, stride: stride, width: width, height: height, right: right, down: down)
    for x in 0..<n {
      let i = Double(x)
      unsafe dst[x] = warp.pixel(
        RasterRay(u: start.u + i * right.u, v: start.v + i * right.v, q: start.q + i * right.q))
    }
    return warp.taken
  })
