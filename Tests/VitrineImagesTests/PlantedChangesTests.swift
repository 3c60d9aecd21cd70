import SeededNumbers
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
  /// Pixels that differ at all, connected areas of them, and pixels of the largest area.
  var figures: (changed: Int, areas: Int, largest: Int)
  var change: @Sendable (inout PlantedPicture) -> Void = { _ in }
  /// A change of pixels after drawing.
  var retouch: @Sendable (inout Pixmap) -> Void = { _ in }

  var testDescription: String { name }

  /// Verdicts by first letter, in the order perceptual, antialias, structural, shifted.
  init(
    _ name: String, _ verdicts: String, _ figures: (changed: Int, areas: Int, largest: Int),
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
    self.figures = figures
    self.change = change
    self.retouch = retouch
  }
}

@Suite struct PlantedChangesTests {
  static let changes: [PlantedChange] = [
    // Single pixels.
    PlantedChange(
      "one pixel black on white", "dddd", (1, 1, 1), retouch: { $0[60, 110] = 0xff00_0000 }),
    PlantedChange("one pixel by one level", "sdsd", (1, 1, 1), retouch: { $0[60, 110] ^= 1 }),
    PlantedChange(
      "one pixel by four levels", "sdsd", (1, 1, 1), retouch: { $0[60, 110] &-= 4 << 8 }),
    PlantedChange("the first pixel", "dddd", (1, 1, 1), retouch: { $0[0, 0] = 0xff00_00ff }),
    PlantedChange("the last pixel", "dddd", (1, 1, 1), retouch: { $0[239, 159] = 0xff00_00ff }),
    PlantedChange(
      "a column of pixels", "dddd", (160, 1, 160),
      retouch: { for y in 0..<160 { $0[75, y] = 0xff00_ffff } }),
    PlantedChange(
      "alpha of one pixel only", "sdsd", (1, 1, 1), retouch: { $0[3, 3] = 0xfef2_f2f1 }),
    PlantedChange("a pixel transparent", "dddd", (1, 1, 1), retouch: { $0[60, 110] = 0 }),
    // What comes and goes.
    PlantedChange("one full stop lost", "dddd", (9, 1, 9), change: { $0.hasFullStop = false }),
    PlantedChange("a dot lost", "dddd", (88, 1, 88), change: { $0.hasDot = false }),
    PlantedChange("a word lost", "dddd", (224, 1, 224), change: { $0.lines[1].removeLast() }),
    PlantedChange("a line lost", "dddd", (368, 3, 144), change: { $0.lines.removeLast() }),
    PlantedChange("a glyph missing", "dddd", (96, 1, 96), change: { $0.lines[0][2] = 0 }),
    PlantedChange("text clipped", "dddd", (172, 3, 96), change: { $0.isClipped = true }),
    PlantedChange(
      "a placeholder leaked", "dddd", (2364, 8, 498), change: { $0.placeholder = true }),
    // Colours.
    PlantedChange(
      "background by one level", "sdsd", (7808, 1, 7808), change: { $0.background = 0xf1f2f7 }),
    PlantedChange("card by one level", "sdsd", (26567, 1, 26567), change: { $0.card = 0xfffffe }),
    PlantedChange(
      "card by four levels of grey", "dddd", (26675, 1, 26675), change: { $0.card = 0xfbfbfb }),
    PlantedChange(
      "card by ten levels of grey", "dddd", (26723, 1, 26723), change: { $0.card = 0xf5f5f5 }),
    PlantedChange(
      "accent to system red", "dddd", (3000, 2, 2912), change: { $0.accent = 0xff3b30 }),
    PlantedChange(
      "accent of iOS 7 to that of today", "ddsd", (3000, 2, 2912), change: { $0.accent = 0x0a84ff }),
    PlantedChange("ink by one level", "sdsd", (1133, 9, 222), change: { $0.ink = 0x1c1c1f }),
    PlantedChange("ink to grey", "dddd", (1153, 9, 224), change: { $0.ink = 0x8e8e93 }),
    PlantedChange("dark scheme", "dddd", (35587, 1, 35587), change: { $0.isDark = true }),
    PlantedChange("background clear", "dddd", (7860, 1, 7860), change: { $0.isClear = true }),
    PlantedChange(
      "background clear, black before", "dddd", (7860, 1, 7860),
      change: { $0.isClear = true }, retouch: { $0[100, 5] = 0xff00_0000 }),
    // Opacity.
    PlantedChange(
      "accent opacity 1 to 0.99", "sdsd", (2980, 2, 2892), change: { $0.accentOpacity = 0.99 }),
    PlantedChange(
      "accent opacity 1 to 0.9", "ddsd", (3000, 2, 2912), change: { $0.accentOpacity = 0.9 }),
    PlantedChange(
      "card opacity 1 to 0.5", "dddd", (26675, 1, 26675), change: { $0.cardOpacity = 0.5 }),
    // Edges.
    PlantedChange("antialias noise", "sssd", (273, 54, 22), retouch: { noise(&$0, levels: 3) }),
    PlantedChange(
      "strong antialias noise", "dsdd", (321, 31, 43), retouch: { noise(&$0, levels: 40) }),
    // White on a very light grey: too faint for all but the exact ones.
    PlantedChange("corner radius 16 to 17", "sssd", (124, 4, 31), change: { $0.cardRadius = 17 }),
    PlantedChange("corner radius 16 to 12", "dddd", (168, 4, 42), change: { $0.cardRadius = 12 }),
    PlantedChange("corner radius 16 to 0", "dddd", (260, 4, 65), change: { $0.cardRadius = 0 }),
    // Places.
    PlantedChange("all shifted by 1 px across", "ddds", (922, 39, 186), change: { $0.shift.x = 1 }),
    PlantedChange("all shifted by 1 px down", "ddds", (1382, 39, 266), change: { $0.shift.y = 1 }),
    PlantedChange("text shifted by 1 px", "ddds", (208, 32, 10), change: { $0.offset.x = 1 }),
    PlantedChange("text shifted by 2 px", "dddd", (368, 32, 20), change: { $0.offset.x = 2 }),
    PlantedChange(
      "text shifted by half a pixel", "dsdd", (208, 32, 10), change: { $0.offset.x = 0.5 }),
    PlantedChange("padding 12 to 14", "dddd", (1168, 8, 227), change: { $0.padding = 14 }),
    PlantedChange("padding 12 to 13", "ddds", (628, 8, 119), change: { $0.padding = 13 }),
    PlantedChange("spacing 6 to 8", "dddd", (920, 9, 240), change: { $0.spacing = 8 }),
    PlantedChange("order of words", "dddd", (108, 2, 54), change: { $0.lines[0].swapAt(0, 1) }),
    PlantedChange("order of lines", "dddd", (416, 6, 108), change: { $0.lines.swapAt(0, 1) }),
    // Text and images.
    PlantedChange("text", "dddd", (146, 2, 108), change: { $0.lines[0][1] = 34 }),
    PlantedChange("a stroke longer by 1 px", "ddds", (36, 5, 10), change: { $0.lines[0][1] = 27 }),
    PlantedChange("font weight", "dddd", (460, 16, 49), change: { $0.lineWeight = 5 }),
    PlantedChange("Dynamic Type level", "dddd", (1356, 11, 287), change: { $0.textSize = 1.1 }),
    PlantedChange("image swapped", "dddd", (828, 4, 207), change: { $0.image = 1 }),
    PlantedChange("image striped", "dddd", (1886, 2, 1064), change: { $0.image = 2 }),
    // Sizes: what both share is equal.
    PlantedChange("one column less", "dddd", (0, 0, 0), change: { $0.width = 239 }),
    PlantedChange("one column more", "dddd", (0, 0, 0), change: { $0.width = 241 }),
    PlantedChange("one row less", "dddd", (0, 0, 0), change: { $0.height = 159 }),
    PlantedChange("one row more", "dddd", (0, 0, 0), change: { $0.height = 161 }),
    // Nothing.
    PlantedChange("nothing", "iiii", (0, 0, 0)),
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
      if strategy == .exact {
        #expect(found.changedCount == planted.figures.changed)
        #expect(found.clusterCount == planted.figures.areas)
        #expect(found.clusters.first?.size ?? 0 == planted.figures.largest)
      }
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
