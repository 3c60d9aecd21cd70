import VitrineGraphics

extension LintRule {
  /// Returns the violation of a view that covers more than a share of the container; nil if it covers less.
  ///
  /// - Parameter words: says what is wrong, given the share and the limit in words.
  static func covering(
    _ leaf: LintLeaf, of picture: LintPicture, over most: Double,
    _ words: (_ share: String, _ limit: String) -> String
  ) -> LintViolation? {
    let share = leaf.share(of: picture)
    guard share > most else { return nil }
    var violation = LintViolation(
      words(percent(share), percent(most)), measured: percent(share), limit: percent(most),
      excess: share - most)
    picture.locate(&violation, leaf)
    return violation
  }

  /// A share as a whole number of hundredths.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}

extension LintLeaf {
  /// The part of the container that the view's frame covers, 0…1.
  func share(of picture: LintPicture) -> Double {
    let area = picture.container.area
    return area > 0 ? frame.intersection(picture.container).area / area : 0
  }
}
