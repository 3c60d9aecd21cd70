extension LineBreakClass {
  /// Returns the class of a code point; alphabetic for one outside Unicode's range.
  static func of(_ c: UInt32) -> LineBreakClass {
    if c < UInt32(plane.count) { return plane[Int(c)] }
    return search(c)
  }

  /// The classes of the basic plane, which contains nearly all text: 64 KB, filled on first use.
  static let plane: [LineBreakClass] = {
    var classes: [LineBreakClass] = []
    classes.reserveCapacity(0x10000)
    var i = 0
    while classes.count < 0x10000 {
      let end = i + 1 < starts.count ? min(0x10000, Int(starts[i + 1] >> 8)) : 0x10000
      let kind = LineBreakClass(rawValue: UInt8(truncatingIfNeeded: starts[i])) ?? .alphabetic
      classes.append(contentsOf: repeatElement(kind, count: end - classes.count))
      i += 1
    }
    return classes
  }()

  private static func search(_ c: UInt32) -> LineBreakClass {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] >> 8 <= c { low = middle } else { high = middle }
    }
    return LineBreakClass(rawValue: UInt8(truncatingIfNeeded: starts[low])) ?? .alphabetic
  }

  var isLetter: Bool { self == .alphabetic || self == .hebrew || self == .complexContext }
  var isHangul: Bool {
    switch self {
    case .hangulSyllable, .leadingJamo, .vowelJamo, .trailingJamo: true
    default: false
    }
  }
  var isIdeograph: Bool {
    switch self {
    case .ideographic, .pictographic, .emojiBase, .emojiModifier: true
    default: false
    }
  }
  var isOpening: Bool { self == .opening || self == .wideOpening }
  var isClosing: Bool {
    self == .closing || self == .parenthesis || self == .wideParenthesis
  }
  /// Whether a character ends a line by itself.
  var isHard: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }
}
