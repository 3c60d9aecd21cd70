import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

/// Symbols made from the drawing of another.
@MainActor @Suite struct SymbolCompositionTests {
  private struct Missing: Error {}

  private func outline(_ view: some View) throws -> (outline: SymbolOutline, size: Size) {
    var node = resolve(view.font(.system(size: 17))).tree.root
    while let child = node.children.first { node = child }
    guard case .image(let leaf) = node.kind, case .symbol(let outline, _) = leaf.content else {
      throw Missing()
    }
    return (outline, leaf.size)
  }

  private func isInked(_ outline: SymbolOutline, _ x: Double, _ y: Double) -> Bool {
    let box = outline.viewBox
    let p = Point(box.x + box.width * x, box.y + box.height * y)
    return outline.layers.contains { $0.path.contains(p, rule: $0.rule) }
  }

  @Test func circlesHoldTheirSymbol() throws {
    let catalog = SymbolCatalog.bundled
    #expect(catalog.symbol("ladybug.circle")?.isComposed == true)
    let ring = try outline(Image(systemName: "ladybug.circle"))
    #expect(abs(ring.size.width - 20) < 0.01 && abs(ring.size.height - 19) < 0.01)
    #expect(!isInked(ring.outline, 0.5, 0.12))
    let filled = try outline(Image(systemName: "lock.square.fill"))
    #expect(abs(filled.size.width - 19.5) < 0.01)
    #expect(isInked(filled.outline, 0.5, 0.12))
    // The symbol's middle is knocked out.
    #expect(!isInked(filled.outline, 0.5, 0.5))
  }

  /// Gaps of detailed drawings stay open at every weight: half a point at 17.
  @Test(arguments: ["ticket.circle.fill", "gearshape.circle.fill"])
  func detailsStayOpenInEnclosures(name: String) throws {
    for weight in [Font.Weight.regular, .bold, .black] {
      let drawn = try outline(Image(systemName: name).fontWeight(weight))
      let unit = drawn.size.width / 17 / drawn.outline.viewBox.width
      let glyph = try #require(drawn.outline.layers.first?.path)
      // A filled enclosure's holes are the drawing.
      let gauge = StrokeGauge(name.hasSuffix("fill") ? glyph.reversed : glyph)
      #expect(gauge.gap * unit > 0.02, "\(name) \(weight): \(gauge.gap * unit)")
    }
  }

  @Test func slashesKnockOutABand() throws {
    let plain = try outline(Image(systemName: "rectangle.fill")).outline
    let slashed = try outline(Image(systemName: "rectangle.fill").symbolVariant(.slash)).outline
    #expect(slashed.name == "rectangle.slash.fill")
    #expect(isInked(plain, 0.5, 0.5) && isInked(slashed, 0.5, 0.5))
    var (inked, runs) = (false, 0)
    // Across the slash: rectangle, gap, slash, gap, rectangle.
    for step in 0...400 {
      let t = 0.3 + 0.4 * Double(step) / 400
      let now = isInked(slashed, t, 1 - t)
      if now, !inked { runs += 1 }
      inked = now
    }
    #expect(runs == 3)
  }

  @Test func badgesStandAtTheCorner() throws {
    for sign in ["plus", "minus", "checkmark", "xmark", "exclamationmark"] {
      let badge = try outline(Image(systemName: "externaldrive.badge.\(sign)"))
      #expect(badge.outline.layers.count == 2)
      let disc = try #require(badge.outline.layers.last?.path.bounds)
      let box = badge.outline.viewBox
      #expect(disc.midX > box.midX && disc.midY > box.midY, "\(sign)")
      // The sign is knocked out of the disc: less ink than a disc, more than a ring.
      let area = InkArea.of(try #require(badge.outline.layers.last?.path), .nonZero)
      let full = disc.width * disc.height * 0.7854
      #expect(area < 0.97 * full && area > 0.6 * full, "\(sign): \(area / full)")
    }
  }

  @Test func drawingsOfTheirOwnComeFirst() throws {
    let drawn = try #require(SymbolCatalog.bundled.symbol("heart.circle"))
    #expect(try outline(Image(systemName: "heart.circle")).outline == drawn.outline)
  }

  /// What could be composed and has no name on any system shows nothing, as on a device.
  @Test(arguments: [
    "trash.badge.plus", "snowflake.square.fill", "cloud.slash.fill", "star.square.badge.minus",
    "leaf.rectangle", "globe.slash.circle.fill",
  ])
  func onlyNamesOfThePlatformAreComposed(name: String) {
    #expect(SymbolCatalog.bundled.symbol(name)?.isComposed == true)
    #expect(resolve(Image(systemName: name)).diagnostics.map(\.code) == ["unknown-symbol"])
    #expect(!SymbolCatalog.bundled.names.contains(name))
  }

  /// A variant that no system has leaves the symbol as it was.
  @Test func variantsWithoutANameLeaveTheSymbol() throws {
    let cloud = try outline(Image(systemName: "cloud.fill")).outline
    let slashed = try outline(Image(systemName: "cloud.fill").symbolVariant(.slash)).outline
    #expect(slashed == cloud)
  }

  @Test func unknownBasesStayUnknown() {
    for name in [
      "no.such.circle", "circle.", ".badge.plus", "a.badge.b",
      String(repeating: "x.circle.", count: 400),
    ] {
      #expect(
        resolve(Image(systemName: name)).diagnostics.map(\.code) == ["unknown-symbol"], "\(name)")
    }
  }

  /// What is knocked out widens with the weight, and gaps beside slashes stay.
  @Test func compositionsAreMadeAnewForEachWeight() throws {
    func share(_ name: String, _ weight: Font.Weight) throws -> Double {
      let made = try outline(Image(systemName: name).fontWeight(weight)).outline
      return InkArea.of(made) / (made.viewBox.width * made.viewBox.height)
    }
    #expect(
      try share("infinity.circle.fill", .black) < share("infinity.circle.fill", .light))
    #expect(try share("ladybug.circle", .black) > share("ladybug.circle", .light))
    let slashed = try outline(Image(systemName: "rectangle.slash.fill").fontWeight(.black)).outline
    var (inked, runs) = (false, 0)
    for step in 0...400 {
      let t = 0.3 + 0.4 * Double(step) / 400
      let now = isInked(slashed, t, 1 - t)
      if now, !inked { runs += 1 }
      inked = now
    }
    #expect(runs == 3)
  }

  /// Every drawing in a circle, slashed and badged, at three weights: ink, and all of it inside.
  @Test func everyDrawingComposes() {
    let catalog = SymbolCatalog.bundled
    var wrong: [String] = []
    let drawn = catalog.drawnNames.filter { catalog.symbol($0) != nil }
    for name in drawn.enumerated().filter({ $0.offset % 3 == 0 }).map(\.element) {
      for ending in [".circle", ".circle.fill", ".slash", ".badge.plus"] {
        guard let symbol = catalog.symbol(name + ending) else {
          wrong.append(name + ending)
          continue
        }
        let area = InkArea.of(symbol.outline)
        let box = symbol.outline.viewBox
        let slack = box.width * 0.01
        guard let ink = symbol.outline.layers.inkBox, area > 0, area.isFinite,
          ink.minX > box.minX - slack, ink.maxX < box.maxX + slack, ink.minY > box.minY - slack,
          ink.maxY < box.maxY + slack
        else {
          wrong.append(name + ending)
          continue
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong)")
  }
}

extension [SymbolOutline.Layer] {
  fileprivate var inkBox: Rect? {
    compactMap { $0.path.bounds }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}
