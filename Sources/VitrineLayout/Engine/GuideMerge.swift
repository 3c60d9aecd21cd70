/// Merges the values that a container's children set: the first baseline is the highest of theirs, the last
/// baseline the lowest, a custom guide their mean.
struct GuideMerge {
  let key: GuideKey
  private var count = 0.0
  private(set) var value = Double.nan

  init(_ key: GuideKey) { self.key = key }

  mutating func add(_ explicit: Double) {
    if explicit.isNaN || key.isFrameGuide { return }
    if count == 0 {
      value = explicit
    } else if key == .firstBaseline {
      value = Swift.min(value, explicit)
    } else if key == .lastBaseline {
      value = Swift.max(value, explicit)
    } else {
      value = (value * count + explicit) / (count + 1)
    }
    count += 1
  }
}
