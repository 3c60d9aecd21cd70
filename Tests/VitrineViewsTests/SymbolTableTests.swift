import Foundation
import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

/// The table that says which drawing a symbol has, and how good it is.
@MainActor struct SymbolTableTests {
  private struct Row {
    var name: String
    var drawing: String
    var verdict: String
    var reason: String
  }

  private static let fonts = URL(fileURLWithPath: FontFolder.locate().first ?? "")

  private static func lines(_ url: URL) throws -> [[String]] {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  private static func rows() throws -> [Row] {
    try lines(fonts.appending(path: "Symbols/Symbols.txt")).map { fields in
      Row(
        name: fields[0], drawing: fields[1], verdict: fields[2],
        reason: fields.count > 4 ? fields[4] : "")
    }
  }

  /// Symbol and occurrences, without the names that the platform lacks.
  private static func occurrences() throws -> (known: [(String, Int)], lacking: [String]) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let all = try lines(folder.appending(path: "Fixtures/SymbolOccurrences.tsv"))
    return (
      all.filter { $0.count == 2 }.map { ($0[0], Int($0[1]) ?? 0) },
      all.filter { $0.count == 3 }.map { $0[0] }
    )
  }

  @Test func everyNameHasADrawingAndAVerdict() throws {
    let rows = try Self.rows()
    #expect(rows.count > 2000)
    #expect(Set(rows.map(\.name)).count == rows.count)
    for row in rows {
      #expect(
        ["right", "near", "weak", "composed"].contains(row.verdict), "\(row.name)")
      #expect(row.verdict == "right" || !row.reason.isEmpty, "\(row.name) has no reason")
      let symbol = SymbolCatalog.bundled.symbol(row.name)
      // Names without a drawing of their own may be made from others.
      let made = symbol.map { $0.isComposed ? "composed" : row.verdict } ?? "missing"
      #expect(made == row.verdict, "\(row.name)")
      #expect(symbol.map { !$0.outline.layers.contains { $0.path.points.isEmpty } } ?? true)
    }
  }

  /// Of the symbols that public apps name, at least 97 of 100 are drawn right; each of them is known.
  @Test func nearlyAllThatAppsUseIsRight() throws {
    let verdicts = Dictionary(
      try Self.rows().map { ($0.name, $0.verdict) }, uniquingKeysWith: { first, _ in first })
    let (known, lacking) = try Self.occurrences()
    #expect(known.filter { !SymbolCatalog.bundled.knows($0.0) }.map(\.0) == [])
    #expect(lacking.filter { SymbolCatalog.bundled.knows($0) } == [])
    let all = known.reduce(0) { $0 + $1.1 }
    let right = known.filter { verdicts[$0.0] == "right" }.reduce(0) { $0 + $1.1 }
    #expect(all > 1900)
    #expect(Double(right) / Double(all) >= 0.97, "\(right) of \(all)")
  }

  /// Contours that lie next to the others: parts that the platform's symbol has, and a stand-in may lack.
  @Test(arguments: [
    ("calendar", 14), ("cloud.sun.fill", 7), ("playpause.fill", 3), ("circle.dashed", 8),
    ("bubble.left.and.bubble.right.fill", 2), ("iphone", 3), ("person.crop.circle.fill", 2),
    ("battery.50", 4), ("12.circle.fill", 3), ("chart.bar", 6), ("brain.head.profile", 5),
  ])
  func partsAreDrawn(name: String, contours: Int) throws {
    let symbol = try #require(SymbolCatalog.bundled.symbol(name))
    var count = 0
    for layer in symbol.outline.layers {
      layer.path.forEachSegment { verb, _ in if verb == .move { count += 1 } }
    }
    #expect(count >= contours, "\(name) has \(count) contours")
  }

  /// An iPhone of today has no button: nothing lies in the lower third inside of the frame.
  @Test func phonesHaveNoButton() throws {
    let outline = try #require(SymbolCatalog.bundled.symbol("iphone")).outline
    let points = outline.layers.flatMap(\.path.points)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let height = bottom - top
    let low = points.filter { $0.y > top + height * 0.6 && $0.y < bottom - height * 0.12 }
    #expect(
      low.allSatisfy { $0.x < left + 0.2 * (right - left) || $0.x > right - 0.2 * (right - left) })
  }

  @Test func departingPlanesClimb() throws {
    let departing = try #require(SymbolCatalog.bundled.symbol("airplane.departure")).outline
    let arriving = try #require(SymbolCatalog.bundled.symbol("airplane.arrival")).outline
    #expect(departing.layers.map(\.path.points) != arriving.layers.map(\.path.points))
    let level = try #require(SymbolCatalog.bundled.symbol("airplane")).outline
    #expect(departing.layers.map(\.path.points) != level.layers.map(\.path.points))
  }

  @Test func knownNamesWithoutADrawingShowABox() throws {
    let result = resolve(Image(systemName: "swift"))
    #expect(result.diagnostics.map(\.code) == ["symbol-missing"])
    #expect(result.tree.root.name == "Image")
  }

  /// A device shows nothing for a name that it lacks.
  @Test func unknownNamesShowNothing() {
    let result = resolve(Image(systemName: "clowd.sun.fill"))
    #expect(result.diagnostics.map(\.code) == ["unknown-symbol"])
    #expect(result.diagnostics.first?.message.contains("cloud.sun.fill") == true)
    var images = 0
    func count(_ node: Node) {
      if case .image = node.kind { images += 1 }
      node.children.forEach(count)
    }
    count(result.tree.root)
    #expect(images == 0)
  }

  /// The font is the one that its line describes, and all the symbols, the names of the platform's included, take less
  /// than two and a half megabytes.
  @Test func theFontIsTheOneDescribed() throws {
    let folder = Self.fonts.appending(path: "CupertinoIcons")
    let line = try #require(try Self.lines(folder.appending(path: "Fonts.txt")).first)
    let bytes = try Data(contentsOf: folder.appending(path: line[0]))
    #expect(line[8] == "\(bytes.count)")
    #expect(line[5] == "MIT")
    let licence = try String(
      contentsOf: folder.appending(path: "LICENSE.txt"), encoding: .utf8)
    #expect(licence.contains("Vladimir Kharlampidi"))
    var total = 0
    for family in ["CupertinoIcons", "Symbols", "BootstrapIcons"] {
      let path = Self.fonts.appending(path: family).path
      for file in try FileManager.default.contentsOfDirectory(atPath: path) {
        let facts = try FileManager.default.attributesOfItem(atPath: path + "/" + file)
        total += (facts[.size] as? Int) ?? 0
      }
    }
    #expect(total < 2_500_000)
  }

  /// Each drawing taken from the font is one of its named glyphs, by the name's code point.
  @Test func drawingsOfTheFontAreNamedGlyphs() throws {
    let names = Set(
      try Self.lines(Self.fonts.appending(path: "CupertinoIcons/Names.txt")).map { $0[0] })
    #expect(names.count == 1322)
    let used = try Self.rows().map(\.drawing).filter { $0.hasPrefix("cupertino/") }
    #expect(used.allSatisfy { names.contains(String($0.dropFirst("cupertino/".count))) })
  }
}
