import ArgumentParser
import VitrineRaster

/// What pictures are drawn with.
struct MaterialOptions: ParsableArguments {
  @Option(help: "A folder of fonts to look into first.")
  var fonts: String?

  @Option(help: "A folder of exported symbols, NAME.svg, in place of the drawings that ship.")
  var symbols: String?

  @Option(help: "Pixel loops: reference or simd; the pictures are the same.")
  var kernels = Kernels.best.rawValue
}
