import Testing
import VitrineGraphics
import VitrineImages

/// One change and the verdict that each strategy must give: `exact` is always told everything.
struct PlantedChange: Sendable, CustomTestStringConvertible {
  var name: String
  var perceptual: Comparison.Verdict
  var antialias: Comparison.Verdict
  var structural: Comparison.Verdict
  var shifted: Comparison.Verdict
  var change: @Sendable (inout PlantedPicture) -> Void = { _ in }
  /// A change of pixels after drawing.
  var retouch: @Sendable (inout Pixmap) -> Void = { _ in }

  var testDescription: String { name }

  /// Verdicts by first letter, in the order perceptual, antialias, structural, shifted.
  init(
    _ name: String, _ verdicts: String,
    change: @escaping @Sendable (inout PlantedPicture) -> Void = { _ in },
    retouch: @escaping @Sendable (inout Pixmap) -> Void = { _ in }
  ) {
    let all = verdicts.map {
      $0 == "d" ? Comparison.Verdict.different : $0 == "s" ? .similar : .identical
    }
    self.name = name
    perceptual = all[0]
    antialias = all[1]
    structural = all[2]
    shifted = all[3]
    self.change = change
    self.retouch = retouch
  }
}

@Suite struct PlantedChangesTests {
  static let changes: [PlantedChange] = [
    // Single pixels.
    PlantedChange("one pixel black on white", "dddd", retouch: { $0[60, 110] = 0xff00_0000 }),
    PlantedChange("one pixel by one level", "sdsd", retouch: { $0[60, 110] ^= 1 }),
    PlantedChange("one pixel by four levels", "sdsd", retouch: { $0[60, 110] &-= 4 << 8 }),
    PlantedChange("the first pixel", "dddd", retouch: { $0[0, 0] = 0xff00_00ff }),
    PlantedChange("the last pixel", "dddd", retouch: { $0[239, 159] = 0xff00_00ff }),
    PlantedChange(
      "a column of pixels", "dddd", retouch: { for y in 0..<160 { $0[75, y] = 0xff00_ffff } }),
    PlantedChange("alpha of one pixel only", "sdsd", retouch: { $0[3, 3] = 0xfef2_f2f1 }),
    PlantedChange("a pixel transparent", "dddd", retouch: { $0[60, 110] = 0 }),
    // What comes and goes.
    PlantedChange("one full stop lost", "dddd", change: { $0.hasFullStop = false }),
    PlantedChange("a dot lost", "dddd", change: { $0.hasDot = false }),
    PlantedChange("a word lost", "dddd", change: { $0.lines[1].removeLast() }),
    PlantedChange("a line lost", "dddd", change: { $0.lines.removeLast() }),
    PlantedChange("a glyph missing", "dddd", change: { $0.lines[0][2] = 0 }),
    PlantedChange("text clipped", "dddd", change: { $0.isClipped = true }),
    PlantedChange("a placeholder leaked", "dddd", change: { $0.placeholder = true }),
    // Colours.
    PlantedChange("background by one level", "sdsd", change: { $0.background = 0xf1f2f7 }),
    PlantedChange("card by one level", "sdsd", change: { $0.card = 0xfffffe }),
    PlantedChange("card by four levels of grey", "dddd", change: { $0.card = 0xfbfbfb }),
    PlantedChange("card by ten levels of grey", "dddd", change: { $0.card = 0xf5f5f5 }),
    PlantedChange("accent to system red", "dddd", change: { $0.accent = 0xff3b30 }),
    PlantedChange("accent of iOS 7 to that of today", "ddsd", change: { $0.accent = 0x0a84ff }),
    PlantedChange("ink by one level", "sdsd", change: { $0.ink = 0x1c1c1f }),
    PlantedChange("ink to grey", "dddd", change: { $0.ink = 0x8e8e93 }),
    PlantedChange("dark scheme", "dddd", change: { $0.isDark = true }),
    PlantedChange("background clear", "dddd", change: { $0.isClear = true }),
    PlantedChange(
      "background clear, black before", "dddd",
      change: { $0.isClear = true }, retouch: { $0[100, 5] = 0xff00_0000 }),
    // Opacity.
    PlantedChange("accent opacity 1 to 0.99", "sdsd", change: { $0.accentOpacity = 0.99 }),
    PlantedChange("accent opacity 1 to 0.9", "ddsd", change: { $0.accentOpacity = 0.9 }),
    PlantedChange("card opacity 1 to 0.5", "dddd", change: { $0.cardOpacity = 0.5 }),
    // Edges.
    PlantedChange("antialias noise", "sssd", retouch: { noise(&$0, levels: 3) }),
    PlantedChange("strong antialias noise", "dsdd", retouch: { noise(&$0, levels: 40) }),
    // White on a very light grey: too faint for all but the exact ones.
    PlantedChange("corner radius 16 to 17", "sssd", change: { $0.cardRadius = 17 }),
    PlantedChange("corner radius 16 to 12", "dddd", change: { $0.cardRadius = 12 }),
    PlantedChange("corner radius 16 to 0", "dddd", change: { $0.cardRadius = 0 }),
    // Places.
    PlantedChange("all shifted by 1 px across", "ddds", change: { $0.shift.x = 1 }),
    PlantedChange("all shifted by 1 px down", "ddds", change: { $0.shift.y = 1 }),
    PlantedChange("text shifted by 1 px", "ddds", change: { $0.offset.x = 1 }),
    PlantedChange("text shifted by 2 px", "dddd", change: { $0.offset.x = 2 }),
    PlantedChange("text shifted by half a pixel", "dsdd", change: { $0.offset.x = 0.5 }),
    PlantedChange("padding 12 to 14", "dddd", change: { $0.padding = 14 }),
    PlantedChange("padding 12 to 13", "ddds", change: { $0.padding = 13 }),
    PlantedChange("spacing 6 to 8", "dddd", change: { $0.spacing = 8 }),
    PlantedChange("order of words", "dddd", change: { $0.lines[0].swapAt(0, 1) }),
    PlantedChange("order of lines", "dddd", change: { $0.lines.swapAt(0, 1) }),
    // Text and images.
    PlantedChange("text", "dddd", change: { $0.lines[0][1] = 34 }),
    PlantedChange("a stroke longer by 1 px", "ddds", change: { $0.lines[0][1] = 27 }),
    PlantedChange("font weight", "dddd", change: { $0.lineWeight = 5 }),
    PlantedChange("Dynamic Type level", "dddd", change: { $0.textSize = 1.1 }),
    PlantedChange("image swapped", "dddd", change: { $0.image = 1 }),
    PlantedChange("image striped", "dddd", change: { $0.image = 2 }),
    // Sizes: what both share is equal.
    PlantedChange("one column less", "dddd", change: { $0.width = 239 }),
    PlantedChange("one column more", "dddd", change: { $0.width = 241 }),
    PlantedChange("one row less", "dddd", change: { $0.height = 159 }),
    PlantedChange("one row more", "dddd", change: { $0.height = 161 }),
    // Nothing.
    PlantedChange("nothing", "iiii"),
  ]

  @Test(arguments: changes)
  func everyStrategyGivesItsVerdict(_ planted: PlantedChange) {
    var scene = PlantedPicture()
    let expected = scene.draw()
    planted.change(&scene)
    var actual = scene.draw()
    planted.retouch(&actual)
    let verdicts: [(ComparisonStrategy, Comparison.Verdict)] = [
      (.exact, planted.name == "nothing" ? .identical : .different),
      (.perceptual(), planted.perceptual), (.antialiasAware(), planted.antialias),
      (.structural(), planted.structural), (.shifted(), planted.shifted),
    ]
    for (strategy, verdict) in verdicts {
      let found = compare(expected, actual, ComparisonOptions(strategy))
      #expect(found.verdict == verdict, "\(strategy): \(found)")
      #expect(found.verdict != .different || !found.reasons.isEmpty)
      // Both ways round alike.
      #expect(compare(actual, expected, ComparisonOptions(strategy)).verdict == found.verdict)
    }
  }

  @Test func aLostFullStopIsOneSmallArea() throws {
    var scene = PlantedPicture()
    let expected = scene.draw()
    scene.hasFullStop = false
    let found = compare(expected, scene.draw(), ComparisonOptions(.antialiasAware()))
    let area = try #require(found.clusters.first)
    #expect(found.clusterCount == 1)
    #expect(
      area.bounds.intersection(PixelBounds(x: 30, y: 130, width: 3, height: 3)) == area.bounds)
    #expect(area.peak > 200)
  }

  /// Loud noise on every edge does not hide it either.
  @Test func noiseDoesNotHideAFullStop() {
    var scene = PlantedPicture()
    let expected = scene.draw()
    scene.hasFullStop = false
    var actual = scene.draw()
    noise(&actual, levels: 40)
    let found = compare(expected, actual, ComparisonOptions(.antialiasAware()))
    #expect(found.verdict == .different && found.clusterCount == 1)
    #expect(found.changedCount > 50 * found.countedCount, "\(found)")
  }
}

/// Moves every pixel that lies between others of its row or column by up to `levels`.
private func noise(_ picture: inout Pixmap, levels: Int) {
  var random = Seeded(11)
  let before = picture
  for y in 1..<picture.height - 1 {
    for x in 1..<picture.width - 1 {
      let p = Int(before[x, y] & 255)
      let across = [Int(before[x - 1, y] & 255), Int(before[x + 1, y] & 255)]
      let down = [Int(before[x, y - 1] & 255), Int(before[x, y + 1] & 255)]
      let isBetween = [across, down].contains { $0.min() ?? 0 < p && p < $0.max() ?? 0 }
      let isEdge = isBetween && before[x, y] >> 24 == 255
      guard isEdge else { continue }
      let step = random.below(2 * levels + 1) - levels
      let range = (across + down)
      let value = min(max(p + step, (range.min() ?? 0) + 1), (range.max() ?? 0) - 1)
      // The three channels of grey-like inks move together.
      var pixel = before[x, y]
      for shift: UInt32 in [0, 8, 16] {
        let channel = Int(pixel >> shift & 255) + value - p
        pixel = pixel & ~(255 << shift) | UInt32(min(max(channel, 0), 255)) << shift
      }
      picture[x, y] = pixel
    }
  }
}
