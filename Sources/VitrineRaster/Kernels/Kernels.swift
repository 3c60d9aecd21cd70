import CRasterKernels

/// The implementation of the pixel loops; both give the same bytes.
public enum Kernels: String, Sendable, CaseIterable {
  /// Plain scalar Swift, which defines the result.
  case reference
  /// The fastest loops for this processor.
  case simd

  public static let best = Kernels.simd

  var table: RasterKernelTable {
    switch self {
    case .reference: referenceKernels
    case .simd: unsafe rasterKernels().pointee
    }
  }
}
