import VitrineGraphics

extension Canvas {
  /// Draws a backdrop over `out`'s box; `behind` extends at least `reach` further on every side, or to the
  /// edges of the picture.
  func draw(_ backdrop: Backdrop, _ opacity: Float, _ behind: Surface, into out: Surface) {
    let tone = BackdropTone(backdrop)
    let finish = BackdropFinish(backdrop, tone, opacity, kernels)
    if backdrop.averages {
      averageRows(tone, behind, out, finish)
    } else if let plan = GaussianPlan(sigma: backdrop.sigma) {
      blurredRows(
        tone, GaussianBlur(plan, repeatsEdges: true, kernels, scratch), behind, out, finish)
    } else {
      sharpRows(tone, behind, out, finish)
    }
  }

  private func blurredRows(
    _ tone: BackdropTone?, _ blur: GaussianBlur, _ behind: Surface, _ out: Surface,
    _ finish: BackdropFinish
  ) {
    let plane = behind.plane(behind.box)
    if let tone {
      let small = GaussianBlur.SmallSize(plane.width, plane.height, blur.plan.shift)
      ColorAdjustedCells(plane, tone, blur).blurRows(blur, small)
    } else {
      blur.shrink(plane)
    }
    let box = out.box
    let left = box.x0 - behind.box.x0
    let rows = BlurredRows(
      blur, plane.width, plane.height, 4, columns: left..<(left + box.width))
    for y in box.y0..<box.y1 {
      let row = unsafe out.pixel(box.x0, y)
      let bytes = unsafe UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt8.self)
      unsafe rows.write(y - behind.box.y0, into: bytes)
      unsafe finish.apply(row, behind: behind.pixel(box.x0, y), box.width)
    }
  }

  /// Draws rows without blur: each pixel on its own.
  private func sharpRows(
    _ tone: BackdropTone?, _ behind: Surface, _ out: Surface, _ finish: BackdropFinish
  ) {
    let box = out.box
    for y in box.y0..<box.y1 {
      let row = unsafe out.pixel(box.x0, y)
      let source = unsafe behind.pixel(box.x0, y)
      unsafe row.update(from: source, count: box.width)
      if let tone { unsafe PixelTone.change(row, box.width, tone) }
      unsafe finish.apply(row, behind: source, box.width)
    }
  }

  private func averageRows(
    _ tone: BackdropTone?, _ behind: Surface, _ out: Surface, _ finish: BackdropFinish
  ) {
    let box = out.box
    let mean = PixelTone.mean(behind, box)
    for y in box.y0..<box.y1 {
      let row = unsafe out.pixel(box.x0, y)
      unsafe kernels.fill(row, box.width, box.width, 1, mean)
      if let tone { unsafe PixelTone.change(row, box.width, tone) }
      unsafe finish.apply(row, behind: behind.pixel(box.x0, y), box.width)
    }
  }
}

/// Changes single pixels.
enum PixelTone {
  /// Changes premultiplied pixels; the last result is cached because neighbours are often equal.
  static func change(_ row: UnsafeMutablePointer<UInt32>, _ n: Int, _ tone: BackdropTone) {
    var last: UInt32 = 0
    var answer: UInt32 = 0
    for x in 0..<n {
      let p = unsafe row[x]
      if p != last {
        last = p
        answer = changed(p, tone)
      }
      unsafe row[x] = answer
    }
  }

  private static func changed(_ p: UInt32, _ tone: BackdropTone) -> UInt32 {
    var c = BlendRow.unpack(p)
    let alpha = c.w
    if alpha == 0 { return 0 }
    c = tone.changed(c * (1 / alpha)) * alpha
    c.w = alpha
    return BlendRow.pack(c)
  }

  /// Returns the mean of premultiplied pixels.
  static func mean(_ surface: Surface, _ box: PixelRect) -> UInt32 {
    var sum = SIMD4<UInt64>(repeating: 0)
    for y in box.y0..<box.y1 {
      let row = unsafe surface.pixel(box.x0, y)
      for x in 0..<box.width {
        let p = unsafe row[x]
        sum &+= SIMD4(
          UInt64(p & 255), UInt64(p >> 8 & 255), UInt64(p >> 16 & 255), UInt64(p >> 24))
      }
    }
    let n = UInt64(Swift.max(1, box.width * box.height))
    let c = (0..<4).map { UInt32((sum[$0] + n / 2) / n) }
    return c[0] | c[1] << 8 | c[2] << 16 | c[3] << 24
  }
}
