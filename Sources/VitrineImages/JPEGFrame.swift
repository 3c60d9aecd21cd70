/// The kind of a JPEG that no decoder here reads, by its frame header (ITU T.81, B.2.2).
enum JPEGFrame {
  /// Returns the kind as a noun phrase; nil for one that is read, or has no frame.
  static func unreadKind(_ file: [UInt8]) -> String? {
    for segment in JPEGSegments(file) {
      let data = Array(segment.data.prefix(headerLength))
      guard isFrame(segment.marker), data.count == headerLength else { continue }
      if isLossless(segment.marker) { return "a lossless JPEG" }
      if segment.marker == jpegLS { return "a JPEG-LS" }
      if data[0] != 8 { return "a JPEG of \(data[0]) bits a sample" }
      // The marker DNL would tell it behind the pixels.
      if data[1] == 0, data[2] == 0 { return "a JPEG that tells its height after its pixels" }
    }
    return nil
  }

  /// Precision, and two bytes of the height.
  private static let headerLength = 3
  private static let jpegLS: UInt8 = 0xf7

  /// Whether a marker begins a frame; three of this range are tables (table B.1).
  private static func isFrame(_ marker: UInt8) -> Bool {
    marker == jpegLS || ((0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker))
  }

  private static func isLossless(_ marker: UInt8) -> Bool {
    [0xc3, 0xc7, 0xcb, 0xcf].contains(marker)
  }
}
