import Foundation
import SwiftUI
import TemporaryFolders
import Testing
import VitrineGraphics
import VitrineLayout

/// An author's own symbols: templates in a folder, and symbol sets of catalogues.
@MainActor @Suite struct SymbolTemplateTests {
  private struct Missing: Error {}

  private func leaf(_ view: some View, _ environment: EnvironmentValues) throws -> (
    outline: SymbolOutline, fills: [VitrineLayout.FillStyle], size: Size, baseline: Double,
    codes: [String]
  ) {
    let result = resolve(view.font(.system(size: 100)), environment: environment)
    var node = result.tree.root
    while let child = node.children.first { node = child }
    guard case .image(let leaf) = node.kind, case .symbol(let outline, let fills) = leaf.content
    else { throw Missing() }
    return (outline, fills, leaf.size, leaf.baseline ?? 0, result.diagnostics.map(\.code))
  }

  private func environment(_ folder: TemporaryFolder) throws -> EnvironmentValues {
    var values = EnvironmentValues()
    values.symbols = try SymbolCatalog(templates: folder.url)
    return values
  }

  /// The small bars, at the small scale as they are drawn.
  nonisolated private static let widths: [(Font.Weight, Double)] = {
    // By the stems of text.
    let thin = 10.0 + 20.0 * ((0.0439 - 0.0218) / (0.0883 - 0.0218))
    let semibold = 30.0 + 30.0 * ((0.126 - 0.0883) / (0.1929 - 0.0883))
    return [
      (.ultraLight, 10.0), (.regular, 30.0), (.black, 60.0), (.thin, thin), (.semibold, semibold),
    ]
  }()

  @Test(arguments: widths)
  func weightsAreInterpolated(weight: Font.Weight, width: Double) throws {
    let folder = try TemporaryFolder().write("my.bar.svg", TemplateText().text)
    let view = Image(systemName: "my.bar").fontWeight(weight).imageScale(.small)
    let bar = try leaf(view, environment(folder))
    let ink = try #require(bar.outline.layers.first?.path.bounds)
    #expect(abs(ink.width * 100 - width) < 0.05)
    #expect(abs(ink.height * 100 - 71) < 0.05)
    // Ten units between ink and margins; the bar stands on the baseline.
    #expect(abs(bar.size.width - (width + 20)) < 0.05)
    #expect(abs(ink.minX * 100 - 10) < 0.05)
    #expect(abs(ink.maxY) < 1e-3)
    #expect(abs(bar.baseline - (71 + 11 * 0.81 / 2)) < 0.1)
    #expect(bar.codes == [])
  }

  @Test func scalesAreMadeFromTheSmallOne() throws {
    let folder = try TemporaryFolder().write("my.bar.svg", TemplateText().text)
    let medium = try leaf(Image(systemName: "my.bar"), environment(folder))
    let ink = try #require(medium.outline.layers.first?.path.bounds)
    #expect(abs(ink.width * 100 - 30 / 0.81) < 0.05)
    // The middle of the capitals stays.
    #expect(abs((ink.minY + ink.maxY) / 2 + 0.355) < 0.005)
  }

  @Test func outlinesThatDifferAreNotMixed() throws {
    var text = TemplateText().text
    text.replace("M0 0V-71H60.0V0Z", with: "M0 0V-71H30V-40H60V0Z")
    let folder = try TemporaryFolder().write("my.bar.svg", text)
    let view = Image(systemName: "my.bar").imageScale(.small)
    let semibold = try leaf(view.fontWeight(.semibold), environment(folder))
    let heavy = try leaf(view.fontWeight(.heavy), environment(folder))
    #expect(try #require(semibold.outline.layers.first?.path.bounds).width < 0.31)
    #expect(try #require(heavy.outline.layers.first?.path.bounds).width > 0.59)
  }

  @Test func theyReplaceDrawingsAndTheirCompositions() throws {
    let folder = try TemporaryFolder().write("star.svg", TemplateText().text)
    let values = try environment(folder)
    let star = try leaf(Image(systemName: "star"), values)
    #expect(star.outline.layers.first?.path.verbs.count == 5)
    // The measured height of the platform's star.
    let measured = try #require(SymbolCatalog.bundled.symbol("star")?.frame)
    #expect(abs(star.size.height - 100 * measured.height) < 0.01)
    let other = try leaf(Image(systemName: "heart"), values)
    #expect(other.outline.layers == SymbolCatalog.bundled.symbol("heart")?.outline.layers)
    let slashed = try leaf(Image(systemName: "star").symbolVariant(.slash), values)
    #expect(slashed.outline.name == "star.slash" && slashed.size.width > 0)
    #expect(values.symbols.names.contains("star") && values.symbols != .bundled)
    #expect(try environment(folder).symbols == values.symbols)
  }

  @Test func layersHaveLevelsAndColours() throws {
    var template = TemplateText()
    template.classes = "multicolor-0:systemRedColor hierarchical-0:secondary"
    template.more =
      "<path class=\"multicolor-1:tintColor hierarchical-1:primary\" d=\"M0 0h5v5z\"/>"
    let folder = try TemporaryFolder().write("two.svg", template.text)
    let values = try environment(folder)
    let view = Image(systemName: "two").foregroundStyle(Color.blue)
    let plain = try leaf(view, values)
    #expect(plain.fills.count == 2 && plain.fills[0] == plain.fills[1])
    let colour = try leaf(view.symbolRenderingMode(.multicolor), values)
    #expect(colour.fills[0] == .color(SystemColorTable.color(.red, .init())))
    #expect(colour.fills[1] == plain.fills[0])
    let levels = try leaf(view.symbolRenderingMode(.hierarchical), values)
    #expect(levels.fills[0] != plain.fills[0] && levels.fills[1] == plain.fills[0])
  }

  @Test func cataloguesHoldThem() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcassets/own.symbolset/own.svg", TemplateText().text)
    try folder.write(
      "A.xcassets/own.symbolset/Contents.json",
      #"{"symbols": [{"filename": "own.svg", "idiom": "universal"}]}"#)
    try folder.write("A.xcassets/bad.symbolset/bad.svg", "<svg>\n<g></svg>")
    try folder.write(
      "A.xcassets/bad.symbolset/Contents.json", #"{"symbols": [{"filename": "bad.svg"}]}"#)
    var values = EnvironmentValues()
    values.host.assets = WidgetResources(folders: [folder.url]).assets
    let own = try leaf(Image("own").imageScale(.small), values)
    #expect(abs(own.size.width - 50) < 0.05)
    let bad = resolve(Image("bad"), environment: values)
    #expect(bad.diagnostics.map(\.code) == ["missing-image"])
    #expect(bad.diagnostics.first?.message.contains("bad.svg:2:4: </g> was expected") == true)
  }

  private func note(_ text: String) throws -> String {
    let folder = try TemporaryFolder().write("star.svg", text)
    let result = resolve(Image(systemName: "star"), environment: try environment(folder))
    #expect(result.diagnostics.map(\.code) == ["symbol-file"])
    return result.diagnostics.first?.message ?? ""
  }

  @Test func mistakesAreLocated() throws {
    var template = TemplateText()
    template.baseline = nil
    #expect(try note(template.text).contains("'Guides' has no line 'Baseline-S'"))
    template = TemplateText(bars: [("Regularr-S", 3)])
    #expect(try note(template.text).contains("did you mean 'Regular-S'?"))
    template = TemplateText(bars: [("Bold-S", 3)])
    #expect(
      try note(template.text).contains("'Regular-S', 'Regular-M' or 'Regular-L' was expected"))
    template = TemplateText(more: "<rect width=\"3\" height=\"3\"/>")
    #expect(try note(template.text).contains("filled <path>s"))
    template = TemplateText(more: "<path fill=\"none\" d=\"M0 0h3\"/>")
    #expect(try note(template.text).contains("turn strokes into outlines"))
    template = TemplateText(more: "<path d=\"M0 0 W3\"/>")
    #expect(try note(template.text).contains("is no path data"))
    template = TemplateText(more: "<path d=\"M0 0h9e9\"/>")
    #expect(try note(template.text).contains("lies beyond 1000000"))
    template = TemplateText(more: String(repeating: "<path d=\"M0 0h3v3z\"/>", count: 64))
    #expect(try note(template.text).contains("more than 64 paths"))
    let text = TemplateText().text
    #expect(try note(text + String(repeating: " ", count: 4 << 20)).contains("more than the limit"))
    #expect(try note("<html/>").contains("star.svg:1:1: <svg> was expected, not <html>"))
    let turned = text.replacing("matrix(1 0 0 1 500.0 696)", with: "rotate(30)")
    #expect(try note(turned).contains("'transform' is not"))
  }

  @Test func foldersAreChecked() throws {
    let none = try TemporaryFolder()
    #expect(throws: SymbolTemplateError.self) { try SymbolCatalog(templates: none.url) }
    try none.write("readme.txt", "")
    #expect(throws: SymbolTemplateError.self) { try SymbolCatalog(templates: none.url) }
    let twice = try TemporaryFolder().write("a/star.svg", "").write("b/star.svg", "")
    #expect {
      try SymbolCatalog(templates: twice.url)
    } throws: {
      "\($0)".contains("the symbol 'star' is in 'a/star.svg' and 'b/star.svg'")
    }
  }

  @Test func theyFollowTheDirectionOfText() throws {
    let folder = try TemporaryFolder().write("list.own.svg", TemplateText().text)
    var values = try environment(folder)
    values.layoutDirection = .rightToLeft
    let turned = try leaf(Image(systemName: "list.own"), values)
    #expect(turned.outline.name == "list.own.rtl" && turned.size.width > 0)
  }
}
