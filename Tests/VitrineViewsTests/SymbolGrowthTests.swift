import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

/// Symbols whose holes and gaps would close at heavy weights.
@MainActor @Suite struct SymbolGrowthTests {
  private struct Missing: Error {}

  private func outline(_ name: String, _ weight: Font.Weight) throws -> SymbolOutline {
    var node = resolve(Image(systemName: name).font(.system(size: 17, weight: weight))).tree.root
    while let child = node.children.first { node = child }
    guard case .image(let leaf) = node.kind, case .symbol(let outline, _) = leaf.content else {
      throw Missing()
    }
    return outline
  }

  private func expectRegionsOfRegular(_ name: String, at weights: [Font.Weight]) throws {
    let regular = SymbolRegions(try outline(name, .regular))
    for weight in weights {
      let regions = SymbolRegions(try outline(name, weight))
      #expect(regions == regular, "\(name) \(weight)")
    }
  }

  /// Signs that are knocked out of an enclosure: where they ran into themselves there was ink, which cut them up.
  @Test(arguments: [
    "18.circle.fill", "33.square.fill", "s.circle.fill", "x.square.fill", "envelope.circle.fill",
    "exclamationmark.triangle.fill", "questionmark.bubble.fill", "cart.circle.fill",
    "person.text.rectangle.fill",
  ])
  func knockedOutSignsStayWhole(_ name: String) throws {
    try expectRegionsOfRegular(name, at: [.bold, .heavy, .black])
  }

  /// Parts beside one another, and holes of strokes.
  @Test(arguments: [
    "ticket", "cooktop", "cloud.bolt", "server.rack", "questionmark.video", "shield.slash",
    "calendar.badge.clock", "link.badge.plus", "figure.2.arms.open", "square.and.arrow.up.fill",
  ])
  func gapsOfDrawingsStayOpen(_ name: String) throws {
    try expectRegionsOfRegular(name, at: [.bold, .heavy, .black])
  }

  /// Symbols that are made from others.
  @Test(arguments: [
    "triangle.circle", "tray.circle", "bolt.square", "command.circle", "smoke.circle",
    "mappin.square", "ladybug.circle.fill", "note.text.badge.plus",
  ])
  func gapsOfCompositionsStayOpen(_ name: String) throws {
    try expectRegionsOfRegular(name, at: [.bold, .black])
  }

  /// A triangle in a ring that is twice as thick keeps off it.
  @Test func whatIsInARingStaysOffIt() throws {
    let black = try outline("triangle.circle", .black)
    let inner = try #require(black.layers.first?.path)
    let farthest = inner.points.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }.max() ?? 0
    // The ring's middle is the origin, its outer radius 0.51 em, its stroke nine tenths of the stem.
    let ring = 0.51 - 0.9 * 0.1929
    #expect(farthest < ring - 0.05 && farthest > ring * 0.6, "\(farthest) \(ring)")
  }

  /// The ring around a nine, whose hole closes without care, is round: its corners lie on a circle, close to each other.
  @Test func curvesStayCurves() throws {
    let black = try outline("9.circle", .black)
    let contours = black.layers.flatMap(\.path.contours)
    let ring = try #require(contours.max { width($0) < width($1) })
    let box = try #require(ring.bounds)
    let center = Point(box.midX, box.midY)
    var (radii, chords) = ([Double](), [Double]())
    ring.forEachChord(6, closing: true) { a, b in
      let (r, d) = (a - center, b - a)
      radii.append((r.x * r.x + r.y * r.y).squareRoot())
      chords.append((d.x * d.x + d.y * d.y).squareRoot())
    }
    let (least, most) = (radii.min() ?? 0, radii.max() ?? 1)
    #expect(least > most * 0.995, "\(least) \(most)")
    // 40 chords leave 0.3 % of the radius.
    #expect((chords.max() ?? 1) < most * 0.16, "\(chords.max() ?? 0) of \(most)")
  }

  private func width(_ path: VitrineGraphics.Path) -> Double { path.bounds?.width ?? 0 }

  /// The upper edge of a square that a badge cuts is level, as far as the badge.
  @Test(arguments: [Font.Weight.semibold, .bold, .black])
  func straightEdgesStayStraight(_ weight: Font.Weight) throws {
    let outline = try outline("app.badge", weight)
    let path = try #require(outline.layers.first?.path)
    let box = try #require(path.bounds)
    let tops = [0.3, 0.4, 0.5, 0.6].compactMap { share -> Double? in
      let x = box.minX + box.width * share
      return (0..<800).lazy.map { box.minY + box.height * Double($0) / 800 }
        .first { path.contains(Point(x, $0), rule: .nonZero) }
    }
    let (least, most) = (tops.min() ?? 0, tops.max() ?? 1)
    #expect(tops.count == 4 && most - least < box.height * 0.003, "\(tops)")
  }

  /// Where a gap lets a weight grow no further, all heavier ones have at least as much ink.
  @Test(arguments: [
    "flag.checkered", "dishwasher.fill", "medal.fill", "figure.rower", "birthday.cake",
  ])
  func heavierIsNeverLighter(_ name: String) throws {
    let areas = try [Font.Weight.regular, .semibold, .bold, .black].map {
      InkArea.of(try outline(name, $0))
    }
    let grows = zip(areas, areas.dropFirst()).allSatisfy { $0 <= $1 * 1.03 }
    #expect(grows && areas[0] <= areas[3], "\(name) \(areas)")
  }

  /// A square on another is no sign in it: both grow, as others do.
  @Test(arguments: [
    "square.fill.on.square.fill", "rectangle.fill.on.rectangle.fill", "square.fill.on.circle.fill",
    "photo.fill.on.rectangle.fill", "plus.square.fill.on.square.fill",
  ])
  func shapesOnOthersGrow(_ name: String) throws {
    let areas = try [Font.Weight.regular, .semibold, .bold, .black].map {
      InkArea.of(try outline(name, $0))
    }
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 <= $1 }, "\(name) \(areas)")
    #expect(areas[3] > areas[0] * 1.05, "\(name) \(areas)")
  }
}
