extension InkSketch {
  /// Trees that are this one with less in it, for the smallest that shows a fault.
  var smaller: [InkSketch] {
    switch self {
    case .box: []
    case .group(let parts): parts + shrunk(parts).map { .group($0) }
    case .effect(let effect, let parts):
      parts + shrunk(parts).map { .effect(effect, $0) }
    case .mask(let content, let mask): content + shrunk(content).map { .mask($0, mask) }
    }
  }

  private func shrunk(_ parts: [InkSketch]) -> [[InkSketch]] {
    var result: [[InkSketch]] = []
    for i in parts.indices {
      if parts.count > 1 {
        var rest = parts
        rest.remove(at: i)
        result.append(rest)
      }
      for less in parts[i].smaller {
        var changed = parts
        changed[i] = less
        result.append(changed)
      }
    }
    return result
  }

  /// Returns the smallest tree that still fails, found step by step.
  func shrinking(while fails: (InkSketch) -> Bool) -> InkSketch {
    var smallest = self
    while let less = smallest.smaller.first(where: fails) { smallest = less }
    return smallest
  }
}
