import VitrineGraphics

/// The costs of drawing, in the pixels that can be filled with a colour in the same time, some 0.15 ns each.
///
/// The numbers were measured on pictures of 500 layers and are rounded to powers of two, so that a budget lasts about
/// as long whatever it is spent on; none is off by more than a factor of four.
enum RasterCost {
  /// A pixel of a layer that is composited in a mode of floating point: 29 ns, and 6 ns without a formula of colours.
  static func composite(_ mode: BlendMode) -> Int {
    switch mode {
    case .normal, .plusLighter: 1
    case .destinationOut: 32
    case .destinationOver, .sourceAtop, .plusDarker: 64
    default: 128
    }
  }

  /// A colour of a gradient's table, and a stop of which it is made: they are converted for each shape.
  static let tableColor = 2
  static let stop = 128

  /// A sample of a mesh's patch with the pixels between it and the next ones, and a pixel that the mesh may fill.
  static let meshSample = 1024
  static let meshPixel = 16

  /// A pixel of a layer under a mask of pixels.
  static let mask = 8
  /// A pixel of a layer of deep colours, for each of its fills.
  static let deepFill = 16
  /// A pixel behind a material, and one that glass bends.
  static let backdrop = 8
  static let glass = 64
  /// A pixel of a picture that is turned, and of one that is scaled, where a pixel of the picture's own counts too.
  static let turnedImage = 128
  static let scaledImage = 24
  /// A pixel that a layer in perspective may cover, and a sample that is taken of the layer: a pixel takes as many as it
  /// covers pixels of the layer.
  static let projected = 16
  static let projectedSample = 48
  /// A command, however little it draws: 0.2 µs for the smallest tile of a picture.
  static let command = 512
  /// A glyph whose mask is found or made.
  static let glyph = 128
  /// A pixel of the mask of a clip: it is covered, weighted by the clip around it, and measured.
  static let clip = 2

  /// A pixel of the length of an outline's edges, 6 ns, and a point of it, 12 ns. Tall outlines are covered in bands of
  /// rows, each of which looks at all points again.
  private static let edge = 32
  private static let point = 64
  private static let pointInBand = 32

  /// Returns the cost of an outline's edges inside a box of pixels. Curves count as the lines between their control
  /// points.
  static func edges(_ points: [Point], in box: PixelRect) -> Int {
    let (width, height) = (Double(box.width), Double(box.height))
    var length = 0.0
    for i in points.indices.dropFirst() {
      let (dx, dy) = (points[i].x - points[i - 1].x, points[i].y - points[i - 1].y)
      length += Swift.min(dx.magnitude, width) + Swift.min(dy.magnitude, height)
    }
    let pixels = Int(exactly: Swift.min(length, 1e15).rounded()) ?? 0
    let bands = box.isEmpty ? 0 : box.area / Limits.coverageCells
    return pixels * edge + points.count * (point + bands * pointInBand)
  }
}
