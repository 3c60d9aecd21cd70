import Foundation
import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

/// Symbols beside text of the nine weights.
@MainActor @Suite struct SymbolWeightTests {
  private struct Missing: Error {}

  private func outline(_ name: String, _ weight: Font.Weight) throws -> SymbolOutline {
    var node = resolve(Image(systemName: name).font(.system(size: 17, weight: weight))).tree.root
    while let child = node.children.first { node = child }
    guard case .image(let leaf) = node.kind, case .symbol(let outline, _) = leaf.content else {
      throw Missing()
    }
    return outline
  }

  /// The stroke across the middle of a minus sign or a line, in em.
  private func stroke(_ name: String, _ weight: Font.Weight) throws -> Double {
    let outline = try outline(name, weight)
    let box = try #require(outline.layers.first?.path.bounds)
    return try box.height / outline.viewBox.height * leafHeight(name, weight)
  }

  private func leafHeight(_ name: String, _ weight: Font.Weight) throws -> Double {
    var node = resolve(Image(systemName: name).font(.system(size: 1, weight: weight))).tree.root
    while let child = node.children.first { node = child }
    guard case .image(let leaf) = node.kind else { throw Missing() }
    return leaf.size.height
  }

  private static let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// A minus sign is one stroke; it grows from a quarter to twice, as the stem of the text does.
  @Test func strokesGrowWithTheStem() throws {
    let strokes = try Self.weights.map { try stroke("minus", $0) }
    for (thin, thick) in zip(strokes, strokes.dropFirst()) { #expect(thin < thick) }
    // A stroke that is thicker than the stem at regular keeps more in ultraLight.
    #expect(abs(strokes[0] / strokes[3] - 0.0218 / 0.0883) < 0.08, "\(strokes)")
    #expect(abs(strokes[8] / strokes[3] - 0.1929 / 0.0883) < 0.15, "\(strokes)")
  }

  @Test func regularIsTheDrawingItself() throws {
    let drawing = try #require(SymbolCatalog.bundled.symbol("star"))
    #expect(try outline("star", .regular) == drawing.outline)
    #expect(try outline("star", .bold) != drawing.outline)
    // Made once.
    #expect(try outline("star", .bold) === outline("star", .bold))
  }

  /// The gap around a battery's charge: the outline's far sides do not hide it.
  @Test(arguments: [Font.Weight.bold, .heavy, .black])
  func narrowGapsStayOpen(_ weight: Font.Weight) throws {
    let battery = try outline("battery.100", weight)
    let box = battery.viewBox
    var runs = 0
    var wasInked = false
    // Down through the outline, the gap, the charge, the gap and the outline.
    for step in 0...600 {
      let p = Point(box.x + box.width * 0.4, box.y + box.height * Double(step) / 600)
      let isInked = battery.layers.contains { $0.path.contains(p, rule: $0.rule) }
      if isInked, !wasInked { runs += 1 }
      wasInked = isInked
    }
    #expect(runs == 3)
  }

  /// The strokes of the parts of a drawing in em, thinnest first.
  private func parts(_ name: String, _ weight: Font.Weight) throws -> [Double] {
    let outline = try outline(name, weight)
    let unit = try leafHeight(name, weight) / outline.viewBox.height
    return outline.layers.flatMap { StrokeGauge.strokes(besideContoursOf: $0.path) }
      .map { $0 * unit }.sorted()
  }

  /// Small parts, such as a battery's terminal and the sun's rays behind a cloud, keep the lightest stem.
  @Test(arguments: ["battery.100", "cloud.sun.fill", "sun.max", "sun.max.fill"])
  func smallPartsStayVisible(_ name: String) throws {
    let regular = try parts(name, .regular)
    let light = try parts(name, .ultraLight)
    #expect(light.count == regular.count)
    let least = min(0.0218, (regular.first ?? 0) * 0.8)
    #expect(try #require(light.first) > least * 0.9, "\(regular) \(light)")
    #expect(try #require(light.first) < 0.04, "\(light)")
  }

  /// The days of a calendar stay squares: thinned as strokes are, their corners would fold.
  @Test func dotsStayDots() throws {
    let regular = try parts("calendar", .regular)
    let light = try parts("calendar", .ultraLight)
    #expect(regular.count == light.count)
    let days = zip(regular, light).filter { $0.0 > 0.02 && $0.0 < 0.12 }
    #expect(days.contains { $0.1 > $0.0 * 0.5 }, "\(regular) \(light)")
  }

  /// Compositions are made anew from the drawings at each weight.
  private func isDrawn(_ name: String) -> Bool {
    SymbolCatalog.bundled.symbol(name).map { !$0.isComposed } ?? false
  }

  /// No drawing vanishes or turns inside out: heavier ones have more ink.
  @Test func areasGrowWithTheWeight() throws {
    var wrong: [String] = []
    for name in SymbolCatalog.bundled.drawnNames where isDrawn(name) {
      // A sign that is knocked out widens, and leaves less of what is around it.
      let parts = name.split(separator: ".").map(String.init)
      let isKnockedOut = SymbolEnclosure.isKnockedOut(parts) && !parts.contains("on")
      let areas = try [Font.Weight.ultraLight, .light, .regular, .semibold, .black].map {
        let outline = try outline(name, $0)
        let box = outline.viewBox
        return InkArea.of(outline) / (isKnockedOut ? box.width * box.height : 1)
      }
      let steps = zip(areas, areas.dropFirst())
      // Where holes allow no more, a weight looks like the one before it.
      let grows =
        steps.allSatisfy { $0 <= $1 } && areas[0] < areas[2]
        || isKnockedOut && steps.allSatisfy { $0 >= $1 - 1e-9 }
      if !grows || !(areas[0] > 0.1 * areas[2]) || !(areas[4] > 0) {
        wrong.append("\(name) \(areas)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.joined(separator: "\n"))")
  }

  /// Symbols of which the boldest weight shows other holes and pieces than regular; the number only falls.
  private static let mostChangedByBlack = 35
  /// It looks at every symbol twice, which takes a minute.
  private static let isLong = ProcessInfo.processInfo.environment["VITRINE_LONG_SYMBOLS"] != nil

  @Test(.enabled(if: isLong)) func fewSymbolsLoseHolesAtBlack() throws {
    var wrong: [String] = []
    for name in SymbolCatalog.bundled.drawnNames {
      let (regular, black) = try (outline(name, .regular), outline(name, .black))
      let (before, after) = (SymbolRegions(regular), SymbolRegions(black))
      if before != after { wrong.append("\(name) \(before) \(after)") }
    }
    #expect(wrong.count <= Self.mostChangedByBlack, "\(wrong.joined(separator: "\n"))")
  }

  /// Pieces of ink and holes, by hand.
  @Test(arguments: [
    ("person.crop.circle.badge.plus", 3, 1), ("square.and.arrow.up", 2, 0), ("person.2", 4, 3),
    ("bell.badge", 2, 1), ("link", 2, 0), ("minus", 1, 0), ("circle", 1, 1), ("ellipsis", 3, 0),
  ])
  func piecesAreCounted(name: String, ink: Int, holes: Int) throws {
    for weight in [Font.Weight.regular, .semibold, .black] {
      let regions = SymbolRegions(try outline(name, weight))
      #expect(regions.ink == ink && regions.holes == holes, "\(name) \(weight) \(regions)")
    }
  }

  /// Strokes beside a gap grow all the same where there is room.
  @Test(arguments: [
    "person.2", "square.and.arrow.up", "doc.on.doc", "bubble.left.and.bubble.right",
  ])
  func strokesBesideGapsGrow(name: String) throws {
    let areas = try [Font.Weight.regular, .semibold, .black].map { weight in
      let outline = try outline(name, weight)
      return InkArea.of(outline) / (outline.viewBox.width * outline.viewBox.height)
    }
    #expect(areas[1] > areas[0] * 1.15 && areas[2] > areas[0] * 1.35, "\(name) \(areas)")
  }

  /// Drawings of either rule keep their area when their contours are turned.
  @Test func orientedOutlinesCoverTheSame() throws {
    var wrong: [String] = []
    for name in SymbolCatalog.bundled.drawnNames {
      guard let symbol = SymbolCatalog.bundled.symbol(name), !symbol.isComposed else { continue }
      for layer in symbol.outline.layers {
        let area = InkArea.of(layer.path, layer.rule)
        let oriented = InkArea.of(layer.path.oriented(layer.rule), .nonZero)
        if abs(area - oriented) > 0.01 * area { wrong.append("\(name) \(area) \(oriented)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.joined(separator: "\n"))")
  }

  @Test func emboldeningAnEmptyOrHugeOutlineLeavesIt() {
    #expect(VitrineGraphics.Path().emboldened(by: 1).isEmpty)
    var line = VitrineGraphics.Path()
    line.move(to: Point(0, 0))
    line.line(to: Point(1, 1))
    #expect(line.emboldened(by: 0.1) == line)
    var huge = VitrineGraphics.Path()
    for i in 0..<40_000 { huge.move(to: Point(Double(i), 0)) }
    #expect(huge.emboldened(by: 1) == huge)
    let square = VitrineGraphics.Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    let box = square.emboldened(by: 2).bounds ?? .zero
    #expect(abs(box.minX + 1) < 0.01 && abs(box.width - 12) < 0.01, "\(box)")
    #expect(square.emboldened(by: .nan) == square)
  }
}
