/// The index of an alignment guide: the built-in ones first, then custom ones in the order of their first
/// use.
struct GuideKey: Equatable {
  var raw: Int16

  static let leading = GuideKey(raw: 0)
  static let centerX = GuideKey(raw: 1)
  static let trailing = GuideKey(raw: 2)
  static let top = GuideKey(raw: 3)
  static let centerY = GuideKey(raw: 4)
  static let bottom = GuideKey(raw: 5)
  static let firstBaseline = GuideKey(raw: 6)
  static let lastBaseline = GuideKey(raw: 7)
  static let firstCustom: Int16 = 8

  /// Whether this is a guide of a view's frame, which containers never take over from their children.
  var isFrameGuide: Bool { raw < GuideKey.firstBaseline.raw }
  var isBaseline: Bool { raw == 6 || raw == 7 }
  var isCustom: Bool { raw >= GuideKey.firstCustom }
}

/// The custom guides of one tree, each with its axis.
struct GuideTable {
  enum Entry {
    case horizontal(CustomGuide)
    case vertical(CustomGuide)
  }

  private(set) var entries: [Entry] = []

  subscript(key: GuideKey) -> Entry? {
    let index = Int(key.raw - GuideKey.firstCustom)
    return entries.indices.contains(index) ? entries[index] : nil
  }

  func isHorizontal(_ key: GuideKey) -> Bool {
    guard key.isCustom else { return key.raw <= GuideKey.trailing.raw }
    if case .horizontal = self[key] { return true }
    return false
  }

  mutating func key(_ guide: HorizontalGuide) -> GuideKey {
    switch guide {
    case .leading: .leading
    case .center: .centerX
    case .trailing: .trailing
    case .custom(let custom): intern(.horizontal(custom))
    }
  }

  mutating func key(_ guide: VerticalGuide) -> GuideKey {
    switch guide {
    case .top: .top
    case .center: .centerY
    case .bottom: .bottom
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    case .custom(let custom): intern(.vertical(custom))
    }
  }

  /// Adds a guide. More guides than an index can hold fall back to the centre; no source has thousands.
  private mutating func intern(_ entry: Entry) -> GuideKey {
    for (index, known) in entries.enumerated() where GuideTable.isSame(known, entry) {
      return GuideKey(raw: GuideKey.firstCustom + Int16(index))
    }
    guard entries.count < 10_000 else {
      if case .horizontal = entry { return .centerX }
      return .centerY
    }
    entries.append(entry)
    return GuideKey(raw: GuideKey.firstCustom + Int16(entries.count - 1))
  }

  private static func isSame(_ a: Entry, _ b: Entry) -> Bool {
    switch (a, b) {
    case (.horizontal(let a), .horizontal(let b)): a == b
    case (.vertical(let a), .vertical(let b)): a == b
    default: false
    }
  }
}
