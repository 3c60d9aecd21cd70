/// Pixels of a picture that touch each other and differ from their surroundings.
struct InkMark {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// The number of pixels.
  var area: Int

  /// The share of the box that is filled, 0…1.
  private var fill: Double { Double(area) / Double(max(1, width * height)) }

  /// The form in coarse steps, by which equal marks such as dots and bars are told from letters.
  var form: [Int] {
    [Int(Double(width) / Double(max(1, height)) * 6), Int(fill * 6)]
  }

  /// Whether the size and the filling are those of a letter in a picture of this height.
  func isLetterLike(in pictureHeight: Int) -> Bool {
    let ratio = Double(width) / Double(max(1, height))
    return height >= Self.leastHeight && height * 3 < pictureHeight && ratio < 1.6
      && (ratio < 0.4 ? fill > 0.2 : fill > 0.15 && fill < 0.86)
  }

  private static let leastHeight = 6

  /// The widest gap between letters and words, in heights of a letter.
  static let widestGap = 1.1

  /// Whether a mark stands beside another on the baseline of the row's first one, in its height or in that of
  /// small beside capital letters.
  func follows(_ last: InkMark, in first: InkMark) -> Bool {
    let size = Double(max(first.height, height))
    let baseline = Double((y + height - first.y - first.height).magnitude)
    let ratio = Double(min(first.height, height)) / size
    let gap = Double(x - last.x - last.width) / Double(first.height)
    return baseline <= max(1, size * 0.12) && gap > -0.3
      && (ratio > 0.88 || ratio > 0.62 && ratio < 0.82)
  }
}
