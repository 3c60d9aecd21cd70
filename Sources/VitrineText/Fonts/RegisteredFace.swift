/// A face registered by the user, with its names in lower case.
struct RegisteredFace: Sendable {
  var file: FontFile
  var families: [String]
  var faceNames: [String]
  /// The family name as spelt in the font.
  var displayName: String

  func distance(weight: Double, isItalic: Bool) -> Double {
    let slope = file.style.isItalic == isItalic ? 0.0 : 10_000
    if file.hasWeight {
      let range = file.weightRange
      return slope + max(0, max(range.lowerBound - weight, weight - range.upperBound))
    }
    return slope + abs(file.style.weight - weight)
  }
}
