import VitrineGraphics

extension Canvas {
  /// Filters the pixels of a layer; `contentBox` is the box that its commands could draw in.
  func apply(_ filter: LayerFilter, _ layer: Surface, _ contentBox: PixelRect) {
    scratch.paintedPixels += layer.box.area * RasterCost.filter(filter)
    switch filter {
    case .blur(let sigma, let opaque): blur(layer, opaque ? contentBox : layer.box, sigma, opaque)
    case .shadow(let color, let sigma, let dx, let dy):
      addShadow(layer, color.premultiplied, sigma, dx, dy)
    case .colorMatrix(let m): if m.count == 20 { ColorMatrix(m).apply(to: layer) }
    case .luminanceToAlpha:
      unsafe forEachPixel(layer) { unsafe $0.pointee = Luminance.straight($0.pointee) << 24 }
    case .alphaByLuminance:
      unsafe forEachPixel(layer) { unsafe $0.pointee = Luminance.premultiplied($0.pointee) << 24 }
    case .alphaByLight:
      let levels = LightLevels.shared
      unsafe forEachPixel(layer) { unsafe $0.pointee = levels.level($0.pointee) << 24 }
    case .alphaThreshold(let least, let most, let color):
      let color = color.premultiplied
      unsafe forEachPixel(layer) { pixel in
        let alpha = unsafe Float(pixel.pointee >> 24) / 255
        unsafe pixel.pointee = alpha >= least && alpha <= most ? color : 0
      }
    }
  }

  private func forEachPixel(_ layer: Surface, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    for i in 0..<(layer.box.width * layer.box.height) { unsafe body(layer.base + i) }
  }

  private func blur(_ layer: Surface, _ box: PixelRect, _ sigma: Double, _ repeatsEdges: Bool) {
    guard let plan = GaussianPlan(sigma: sigma), !box.isEmpty else { return }
    GaussianBlur(plan, repeatsEdges: repeatsEdges, kernels, scratch).blur(layer.plane(box))
  }

  /// Blurs the layer's alpha, moves it, and draws it behind the layer in one colour.
  private func addShadow(
    _ layer: Surface, _ color: UInt32, _ sigma: Double, _ dx: Double, _ dy: Double
  ) {
    if color >> 24 == 0 { return }
    let box = layer.box
    let memory = scratch.takeMask()
    let plane = unsafe memory.take(box.width * box.height)
    unsafe AlphaPlane.copy(
      layer, OutlineLimits.coordinate(dx), OutlineLimits.coordinate(dy), into: plane)
    if let plan = GaussianPlan(sigma: sigma) {
      let bytes = unsafe BytePlane(
        base: plane, width: box.width, height: box.height, stride: box.width, channels: 1)
      GaussianBlur(plan, repeatsEdges: false, kernels, scratch).blur(bytes)
    }
    let row = unsafe scratch.colorRow.take(box.width)
    for y in 0..<box.height {
      let content = unsafe layer.base + y * box.width
      unsafe kernels.fill(row, box.width, box.width, 1, color)
      unsafe kernels.scaleRowMask(row, plane + y * box.width, box.width)
      unsafe kernels.overRow(row, content, box.width)
      unsafe content.update(from: row, count: box.width)
    }
    scratch.give(memory)
  }
}

/// Extracts the alpha of a layer.
enum AlphaPlane {
  /// Copies alpha moved by (dx, dy) pixels, with linear interpolation between pixels.
  static func copy(
    _ layer: Surface, _ dx: Double, _ dy: Double, into plane: UnsafeMutablePointer<UInt8>
  ) {
    let box = layer.box
    let x = FixedShift(dx)
    let y = FixedShift(dy)
    if x.fraction | y.fraction == 0 { return unsafe copyWhole(layer, x.whole, y.whole, plane) }
    func alpha(_ column: Int, _ row: Int) -> Int {
      guard column >= 0, column < box.width, row >= 0, row < box.height else { return 0 }
      return unsafe Int(layer.base[row * box.width + column] >> 24)
    }
    for row in 0..<box.height {
      for column in 0..<box.width {
        let u = column - x.whole
        let v = row - y.whole
        let above = alpha(u, v - 1) * (256 - x.fraction) + alpha(u - 1, v - 1) * x.fraction
        let here = alpha(u, v) * (256 - x.fraction) + alpha(u - 1, v) * x.fraction
        let sum = here * (256 - y.fraction) + above * y.fraction
        unsafe plane[row * box.width + column] = UInt8((sum + 32768) >> 16)
      }
    }
  }

  private static func copyWhole(
    _ layer: Surface, _ dx: Int, _ dy: Int, _ plane: UnsafeMutablePointer<UInt8>
  ) {
    let width = layer.box.width
    let first = Swift.min(Swift.max(dx, 0), width)
    let end = Swift.max(first, Swift.min(width + dx, width))
    for row in 0..<layer.box.height {
      let out = unsafe plane + row * width
      unsafe out.update(repeating: 0, count: width)
      guard row - dy >= 0, row - dy < layer.box.height else { continue }
      let source = unsafe layer.base + (row - dy) * width
      for x in first..<end { unsafe out[x] = UInt8(truncatingIfNeeded: source[x &- dx] &>> 24) }
    }
  }
}

/// A distance in whole pixels and 1/256 pixels.
struct FixedShift {
  let whole: Int
  let fraction: Int

  init(_ v: Double) {
    let fixed = Int((v * 256).rounded(.toNearestOrEven))
    whole = fixed >> 8
    fraction = fixed & 255
  }
}
