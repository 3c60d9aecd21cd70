import ArgumentParser
import VitrineRaster

/// What pictures are drawn with.
struct MaterialOptions: ParsableArguments {
  @Option(help: "A folder of fonts to look into first.", completion: .directory)
  var fonts: String?

  @Option(
    help: "A folder of exported symbols, NAME.svg, in place of the drawings that ship.",
    completion: .directory)
  var symbols: String?

  @Option(help: "Pixel loops: reference or simd; the pictures are the same.", completion: .kernels)
  var kernels = Kernels.best.rawValue
}
