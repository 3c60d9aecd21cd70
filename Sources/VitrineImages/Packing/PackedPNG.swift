/// A file of the same pixels in fewer bytes, and what each step of packing reached.
package struct PackedPNG: Hashable, Sendable {
  /// A way to store the same pixels in fewer bytes.
  package enum Step: String, Hashable, Sendable, CaseIterable {
    /// The file as every picture is written.
    case fast
    /// A stronger deflate.
    case small
    /// Fewer bits for each pixel: a palette, or grey.
    case colours
    /// The row filters that leave the least, one for all rows or one for each.
    case filters
    /// The strongest deflate, on the two best kinds of rows.
    case strongest
  }

  /// The size of the smallest file that was found up to a step.
  package struct Size: Hashable, Sendable {
    package var step: Step
    package var bytes: Int
  }

  /// The smallest file that was found.
  package var bytes: [UInt8]
  /// The steps that were taken, in order; the sizes never grow.
  package var sizes: [Size]

  package init(bytes: [UInt8], sizes: [Size] = []) {
    self.bytes = bytes
    self.sizes = sizes
  }
}

extension PackedPNG {
  /// Takes a file if it is smaller than the one so far, and notes the step.
  mutating func offer(_ file: [UInt8], _ step: Step) {
    if file.count < bytes.count { bytes = file }
    sizes.append(Size(step: step, bytes: bytes.count))
  }
}
