import VitrineGraphics

extension Comparison: CustomStringConvertible {
  public var description: String { explanation }

  /// The verdict and its reasons in one line with numbers, e.g. `different: 214 pixels in 3 areas; the
  /// largest has 180, 12×20 at (34, 60); off by up to 255 of 255`.
  public var explanation: String {
    var parts: [String] = []
    if expectedSize != actualSize {
      parts.append("\(actualSize) pixels instead of \(expectedSize)")
    }
    if !expectedProfile.meansTheSame(as: actualProfile) {
      let expected = "\(expectedProfile)"
      let noun = expected.hasPrefix("of ") ? String(expected.dropFirst(3)) : expected
      parts.append("the colours are \(actualProfile) instead of \(noun)")
    }
    if changedCount > 0 { parts.append(changes) }
    if let fine, !fine.isSkipped {
      parts.append(
        "\(Self.pixels(fine.count)) equal in 8 bits a sample, off by up to \(fine.peak) of 65535 in 16"
      )
    }
    if parts.isEmpty { parts.append("\(expectedSize) pixels, every one equal") }
    if fine?.isSkipped == true { parts.append("too large to compare in 16 bits a sample") }
    if maskedCount > 0 { parts.append("\(Self.pixels(maskedCount)) differ under masks") }
    return "\(verdict.rawValue)\(method): " + parts.joined(separator: "; ")
  }

  private var method: String {
    let words = (options.strategy == .exact ? [] : ["\(options.strategy)"]) + options.limits
    return words.isEmpty || changedCount == 0 ? "" : " by " + words.joined(separator: ", ")
  }

  private var changes: String {
    let subject = countedCount > 0 ? countedCount : changedCount
    let areas = clusterCount == 1 ? "1 area" : "\(clusterCount) areas"
    var text = "\(Self.pixels(subject)) in \(areas)"
    if countedCount > 0, changedCount > countedCount {
      text += " (and \(changedCount - countedCount) excused)"
    }
    if let largest = clusters.first {
      text +=
        (clusterCount == 1 ? ", " : "; the largest has \(largest.size), ")
        + "\(largest.bounds)"
      // The peak is the one of the whole picture, as in reports and JSON.
      text += (clusterCount == 1 ? ", " : "; ") + "off by up to \(peak) of 255"
      if peakDistance > 0 { text += " (ΔE \(DumpNumber.text(Double(peakDistance), places: 3)))" }
    }
    if isAlphaOnly { text += "; only alpha differs" }
    return text
  }

  private static func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }
}
