import Foundation
import TemporaryFolders
import Testing
import VitrineGenerators

/// The members that Xcode makes of asset catalogues.
@Suite struct AssetSymbolsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func symbols(_ name: String) throws -> AssetSymbols {
    try AssetSymbols(folders: [folder.at(name).path])
  }

  @Test func setsHaveMembers() throws {
    for name in ["Brand-red 2", "NowPlayingColor", "Red"] {
      try folder.write("A.xcassets/\(name).colorset/Contents.json", "{}")
    }
    try folder.write("A.xcassets/URLBar.imageset/Contents.json", "{}")
    try folder.write("A.xcassets/sun.own.symbolset/Contents.json", "{}")
    let symbols = try symbols("A.xcassets")
    #expect(symbols.colors.map(\.symbol) == ["brandRed2", "nowPlaying", "red"])
    #expect(symbols.images.map(\.symbol) == ["sunOwn", "urlBar"])
    let lines = symbols.source.split(separator: "\n")
    #expect(lines.contains(#"  static let `brandRed2` = ColorResource("Brand-red 2")"#))
    #expect(lines.contains(#"  static let `urlBar` = ImageResource("URLBar")"#))
    #expect(!symbols.source.contains("static var `red`"))
    #expect(AssetSymbols.name("color", dropping: "color") == "color")
    #expect(AssetSymbols.name("3d", dropping: "color") == "_3d")
  }

  /// A folder with a namespace is a part of the names in it; sets outside of catalogues are none.
  @Test func namespacesAndFoldersAreFollowed() throws {
    try folder.write("App/A.xcassets/Deep/Flat.colorset/Contents.json", "{}")
    try folder.write(
      "App/A.xcassets/Brand/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try folder.write("App/A.xcassets/Brand/Ink.colorset/Contents.json", "{}")
    try folder.write("App/Stray.colorset/Contents.json", "{}")
    let symbols = try symbols("App")
    #expect(symbols.colors.map(\.asset) == ["Flat", "Brand/Ink"])
  }

  @Test func hostileFoldersEnd() throws {
    let deep = String(repeating: "a/", count: 40)
    try folder.write("App/\(deep)b", "")
    #expect(throws: GeneratorError.self) { try symbols("App") }
    let loop = folder.at("Loop")
    try FileManager.default.createDirectory(at: loop, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: loop.appendingPathComponent("again"), withDestinationURL: loop)
    #expect(try symbols("Loop").colors.isEmpty)
  }

  /// No name of a set leaves its literal.
  @Test func namesAreEscaped() throws {
    try folder.write("A.xcassets/a\"; }\nfatalError().colorset/Contents.json", "{}")
    let source = try symbols("A.xcassets").source
    #expect(source.contains(#"ColorResource("a\"; }\u{a}fatalError()")"#))
  }
}
