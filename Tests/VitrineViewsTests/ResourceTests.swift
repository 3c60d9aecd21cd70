import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics

/// What lies beside an extension's sources: colours, pictures and strings.
@Suite struct ResourceTests {
  /// A folder that is removed with its owner.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("resources-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ path: String, _ data: Data) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }
  }

  private let light = AssetCatalog.Appearance()
  private let dark = AssetCatalog.Appearance(isDark: true)

  /// One pixel, red.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
  )

  @Test func coloursFollowTheAppearance() throws {
    let folder = Folder()
    try folder.write(
      "App/Assets.xcassets/Brand.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "128", "blue": "0.250", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "0.5"}}},
        {"idiom": "mac", "color": {"color-space": "srgb", "components": {"red": "0"}}}
      ]}
      """)
    try folder.write(
      "App/Assets.xcassets/Group/Linked.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "ios", "reference": "systemRedColor"}}]}
      """)
    try folder.write("App/Assets.xcassets/Empty.colorset/Contents.json", #"{"colors": [{}]}"#)
    let assets = WidgetResources(folders: [folder.url]).assets
    #expect(assets.colorNamed("Brand", light) == RGBA(1, 128 / 255, 0.25, 1))
    #expect(assets.colorNamed("Brand", dark) == RGBA(1, 1, 1, 0.5))
    #expect(assets.colorNamed("Linked", light) == SystemColorTable.color(.red, .init()))
    #expect(assets.colorNamed("Empty", light) == nil)
    #expect(assets.colorNamed("Missing", light) == nil)
  }

  @Test func groupsMayGiveANamespace() throws {
    let folder = Folder()
    let color = """
      {"colors": [{"color": {"components": {"white": "1.0", "alpha": "1.0"}}}]}
      """
    try folder.write(
      "A.xcassets/In/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try folder.write("A.xcassets/In/White.colorset/Contents.json", color)
    let assets = WidgetResources(folders: [folder.url]).assets
    #expect(assets.colorNamed("In/White", light) == RGBA(1, 1, 1))
    #expect(assets.colorNamed("White", light) == nil)
  }

  @Test func picturesTakeTheScreensScale() throws {
    let folder = Folder()
    let png = try #require(Self.png)
    for name in ["a", "b", "night"] {
      try folder.write("A.xcassets/Photo.imageset/\(name).png", png)
    }
    try folder.write(
      "A.xcassets/Photo.imageset/Contents.json",
      """
      {"images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "b.png", "scale": "3x"},
        {"idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "filename": "night.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
       ], "properties": {"template-rendering-intent": "template"}}
      """)
    try folder.write("loose@2x.png", png)
    let assets = WidgetResources(folders: [folder.url]).assets
    let picture = try #require(assets.imageNamed("Photo", light))
    #expect(picture.resource.scale == 3 && picture.isTemplate)
    #expect(assets.imageNamed("Photo", dark)?.resource.scale == 1)
    #expect(assets.imageNamed("loose", light)?.resource.scale == 2)
    #expect(assets.imageNamed("none", light) == nil)
  }

  @Test func scalesFallUpwardsFirst() {
    #expect(ScaleOrder.sorted([1, 2, 3], for: 2) == [2, 3, 1])
    #expect(ScaleOrder.sorted([1, 2], for: 3) == [2, 1])
  }

  @Test func stringsFollowTheLanguage() throws {
    let folder = Folder()
    try folder.write(
      "en.lproj/Localizable.strings",
      #"""
      /* A "comment" */
      "hello" = "Hello \"you\"\n"; // and one more
      bare = "Word";
      "first" = "1"; "first" = "2";
      """#)
    try folder.write(
      "pt-BR.lproj/Localizable.strings", Data("\u{FEFF}\"hello\" = \"Olá\";".utf16LE))
    try folder.write(
      "Other.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld days": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Tag"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Tage"}}}}}}},
        "left": {}}}
      """)
    let strings = WidgetResources(folders: [folder.url]).strings
    #expect(strings.lookUp("hello", nil, "en_US") == "Hello \"you\"\n")
    #expect(strings.lookUp("bare", nil, "fr_FR") == "Word")
    #expect(strings.lookUp("first", nil, "en_US") == "1")
    #expect(strings.lookUp("hello", nil, "pt_BR") == "Olá")
    #expect(strings.lookUp("%lld days", "Other", "de_AT") == "%lld Tage")
    #expect(strings.lookUp("left", "Other", "de_AT") == nil)
    #expect(strings.lookUp("hello", "None", "en_US") == nil)
  }

  @Test func languagesFromTheClosest() {
    #expect(
      LanguageChain.tags("zh_Hant_TW")
        == ["zh-hant-tw", "zh-hant"])
  }

  @Test func accentIsTheCataloguesOwn() {
    var environment = EnvironmentValues()
    environment.assets = AssetCatalog(
      colorNamed: { name, _ in name == "AccentColor" ? RGBA(1, 0, 1) : nil })
    #expect(Color.accentColor.rgba(environment) == RGBA(1, 0, 1))
    #expect(Color.accentColor.rgba(EnvironmentValues()) == SystemColorTable.color(.blue, .init()))
  }

  @Test @MainActor func widgetsFindTheirResources() async throws {
    let folder = Folder()
    try folder.write(
      "A.xcassets/Fill.colorset/Contents.json",
      #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}"#)
    let asked = Asked()
    let entry = WidgetEntry { Probe(asked: asked) }
    let widget = WidgetDescription(kind: "Probe", families: [], source: .immediate { _ in entry })
    let shown = widget.showing(WidgetResources(folders: [folder.url]))
    let made = await shown.entry(for: EntryRequest(RenderConfiguration()))
    _ = made.resolve(EnvironmentValues(), ResolveNotes())
    #expect(asked.color == RGBA(1, 0, 0))
  }
}

private final class Asked: @unchecked Sendable {
  var color: RGBA?
}

private struct Probe: View {
  @Environment(\.self) var environment
  let asked: Asked

  var body: some View {
    asked.color = Color("Fill").rgba(environment)
    return EmptyView()
  }
}

extension String {
  fileprivate var utf16LE: [UInt8] { utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
}
