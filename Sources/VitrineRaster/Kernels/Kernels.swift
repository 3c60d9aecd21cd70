import CRasterKernels

/// Which implementation of the pixel loops draws; both give the same bytes.
public enum Kernels: String, Sendable, CaseIterable {
  /// Plain scalar Swift, the definition of the result.
  case reference
  /// The fastest loops that this processor has.
  case simd

  public static let best = Kernels.simd

  var table: RasterKernelTable {
    switch self {
    case .reference: referenceKernels
    case .simd: unsafe rasterKernels().pointee
    }
  }
}
