import CRasterKernels

/// The pixel loops as plain scalar Swift: what every faster table has to equal, byte for byte.
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
  })
