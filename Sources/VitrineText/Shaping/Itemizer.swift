/// Divides a paragraph into segments, finds a font for each, and shapes them.
struct Itemizer {
  let text: ParagraphText
  let runs: [TextRun]
  let selections: [FontSelection]
  let levels: [UInt8]
  let regions: [BundledFont]
  let languages: [Int32]
  let resolver: FontResolver
  let shaper: Shaper

  var segments: [TextSegment] = []
  var fonts: [SegmentFont] = []
  /// The characters, or whole sequences of emoji, for which no font has a glyph.
  var missing: [String] = []

  /// The size of synthetic small capitals as a fraction of the size: they are as high as small letters.
  static let smallCapsScale = 0.8

  init(
    text: ParagraphText, runs: [TextRun], selections: [FontSelection], levels: [UInt8],
    regions: [BundledFont], languages: [Int32], resolver: FontResolver, shaper: Shaper
  ) {
    self.text = text
    self.runs = runs
    self.selections = selections
    self.levels = levels
    self.regions = regions
    self.languages = languages
    self.resolver = resolver
    self.shaper = shaper
    segments.reserveCapacity(text.scalars.count / 5 + runs.count)
  }

  mutating func itemize() {
    for run in runs.indices {
      let start = Int(text.runStarts[run])
      let end = Int(text.runStarts[run + 1])
      if start == end { continue }
      // Ellipses and hyphens need the run's own font, which is the run's first.
      _ = primaryFont(run)
      ensureEllipsis(run)
      if runs[run].attachment != nil {
        append(start, end, run, font: 0, .attachment)
      } else if runs[run].isPlaceholder {
        addBlanks(run, start, end)
      } else {
        itemize(run, start, end)
      }
    }
  }

  private mutating func append(
    _ start: Int, _ end: Int, _ run: Int, font: Int32, _ kind: TextSegment.Kind
  ) {
    segments.append(
      TextSegment(
        start: Int32(start), end: Int32(end), run: Int32(run), font: font, level: level(start),
        kind: kind, word: nil))
  }

  private mutating func addBlanks(_ run: Int, _ start: Int, _ end: Int) {
    var first = start
    for i in start..<end where UnicodeData.isNewline(text.scalars[i]) {
      if i > first { append(first, i, run, font: 0, .placeholder) }
      append(i, i + 1, run, font: 0, .control)
      first = i + 1
    }
    if end > first { append(first, end, run, font: 0, .placeholder) }
  }

  private func level(_ position: Int) -> UInt8 { levels.isEmpty ? 0 : levels[position] }

  private mutating func itemize(_ run: Int, _ start: Int, _ end: Int) {
    var i = start
    while i < end {
      let c = text.scalars[i]
      if c < 0x20 || UnicodeData.isNewline(c) {
        append(i, i + 1, run, font: 0, c == 0x09 ? .tab : .control)
        i += 1
      } else {
        i = word(run, i, end)
      }
    }
  }

  /// Takes the longest text from `start` that can be shaped as one unit.
  private mutating func word(_ run: Int, _ start: Int, _ limit: Int) -> Int {
    let selection = selections[run]
    var i = start
    var script: UInt32?
    var font: Int32 = -1
    var caps: Bool?
    var sawSpace = false
    let ownLevel = level(start)
    let asciiFont =
      selection.primary?.coversASCII == true && !selection.drawsSmallCaps
      ? primaryFont(run) : -1
    while i < limit, i - start < Shaper.longestWord {
      let c = text.scalars[i]
      let isSpace = UnicodeData.isBreakingSpace(c)
      if c < 0x20 || level(i) != ownLevel || UnicodeData.isNewline(c) { break }
      if sawSpace, !isSpace {
        // A font that needs words together gets many of them, but few enough that none is divided.
        if !selection.joinsWords || i - start > Shaper.longestWord / 2 { break }
        sawSpace = false
      }
      var next = i + 1
      var chosen = asciiFont
      if c >= 0x80 || asciiFont < 0 || (next < limit && text.scalars[next] >= 0x300) {
        let cluster = TextCluster.at(i, in: text.scalars, limit: limit)
        next = cluster.end
        let isCap = selection.drawsSmallCaps ? takesSmallCap(c, selection) : false
        if let caps, caps != isCap { break }
        caps = isCap
        chosen = choose(run, i..<next, cluster.isEmoji, isCap, font)
      }
      if font >= 0, chosen != font { break }
      if let own = UnicodeData.script(of: c) {
        if let script, script != own { break }
        script = own
      }
      font = chosen
      sawSpace = sawSpace || isSpace
      i = next
    }
    if i == start { i = start + 1 }
    shape(run, start..<i, font, script, caps == true)
    return i
  }

  private func takesSmallCap(_ c: UInt32, _ selection: FontSelection) -> Bool {
    guard let scalar = Unicode.Scalar(c) else { return false }
    switch selection.request.smallCaps {
    case .lowercase: return scalar.properties.isLowercase
    case .uppercase: return scalar.properties.isUppercase
    case .all: return scalar.properties.isCased
    case nil: return false
    }
  }

  private mutating func shape(
    _ run: Int, _ range: Range<Int>, _ font: Int32, _ script: UInt32?, _ isCap: Bool
  ) {
    append(range.lowerBound, range.upperBound, run, font: max(0, font), .glyphs)
    guard font >= 0, let instance = fonts[Int(font)].instance else { return }
    var style = ShapingStyle()
    style.isRightToLeft = level(range.lowerBound) % 2 == 1
    let isOwn = instance === selections[run].primary
    style.script = script ?? (isOwn ? UnicodeData.latin : UnicodeData.common)
    style.language = languages[run]
    style.features = fonts[Int(font)].features
    let slice = text.scalars[range]
    // Raised colons between figures are an alternate that the platform's font also has.
    if style.features.contains(.noAlternates), Self.hasTime(slice) {
      style.features.remove(.noAlternates)
    }
    let shaped =
      isCap
      ? shaper.shape(Self.capitals(slice)[...], instance, style)
      : shaper.shape(slice, instance, style)
    segments[segments.count - 1].word = shaped
    note(shaped, instance)
  }

  private static func hasTime(_ slice: ArraySlice<UInt32>) -> Bool {
    guard let colon = slice.firstIndex(of: 0x3A), colon > slice.startIndex,
      colon + 1 < slice.endIndex
    else { return false }
    return (0x30...0x39).contains(slice[colon - 1]) && (0x30...0x39).contains(slice[colon + 1])
  }

  /// Returns capitals one for one: letters whose capital consists of several letters stay.
  private static func capitals(_ slice: ArraySlice<UInt32>) -> [UInt32] {
    slice.map { c in
      guard let upper = Unicode.Scalar(c)?.properties.uppercaseMapping.unicodeScalars,
        upper.count == 1
      else { return c }
      return upper.first?.value ?? c
    }
  }
}
