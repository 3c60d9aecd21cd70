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

extension [RegisteredFace] {
  /// Returns the face with a full or PostScript name; within a family the nearest in slope, then weight.
  func file(_ name: String, weight: Double, isItalic: Bool) -> FontFile? {
    let asked = name.lowercased()
    let exact = first { $0.faceNames.contains(asked) && !$0.families.contains(asked) }
    if let exact { return exact.file }
    var best: (distance: Double, file: FontFile)?
    for face in self where face.families.contains(asked) {
      let distance = face.distance(weight: weight, isItalic: isItalic)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, face.file) }
    }
    return best?.file
  }
}
