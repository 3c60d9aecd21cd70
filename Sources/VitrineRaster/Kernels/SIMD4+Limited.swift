extension SIMD4<Float> {
  /// Returns the components limited to 0 and those of `most`.
  ///
  /// The library's `clamped` calls a function for each comparison, which shows in loops over pixels.
  @inline(__always)
  func limited(to most: SIMD4<Float>) -> SIMD4<Float> {
    let least = replacing(with: 0, where: self .< 0)
    return least.replacing(with: most, where: least .> most)
  }
}
