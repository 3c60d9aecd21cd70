import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineText
import VitrineViews

/// Fonts among the resources of an extension, by the names that its views use.
@MainActor @Suite struct ResourceFontTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A font of the package, by its path in the checkout.
  private func font(_ path: String = "NotoSansHebrew/NotoSansHebrew-Regular.ttf") throws -> Data {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return try Data(
      contentsOf: URL(filePath: parts.dropLast(3).joined(separator: "/") + "/Fonts/" + path))
  }

  /// The family that a text is drawn with, and what the picture says of fonts.
  private func drawn(
    _ name: String, resources: String = "res", fontFolder: String? = nil
  ) -> (family: String?, notes: [String]) {
    let entry = WidgetEntry { Text("שלום").font(Font.custom(name, size: 20)) }
    let widget = WidgetDescription(
      kind: "Greeting", families: [.systemSmall], source: .immediate { _ in entry }
    ).showing(
      WidgetResources(folders: [folder.at(resources)], fontFolder: fontFolder.map(folder.at)))
    guard case .immediate(let make) = widget.source else { return (nil, []) }
    let renderer = Renderer()
    let placed = renderer.place(
      make(EntryRequest(RenderConfiguration())), of: widget, RenderConfiguration())
    let span = placed.tree.nodes.lazy.compactMap { node -> TextLayout.GlyphSpan? in
      guard case .text(let text) = node.content else { return nil }
      return text.layout.lines.first?.spans.first
    }.first
    let told = placed.diagnostics.filter { $0.code.hasPrefix("font-") }
    #expect(told.allSatisfy { $0.severity == .warning })
    return (
      span.flatMap { renderer.fonts(of: placed).familyName(of: $0.font) }, told.map(\.message)
    )
  }

  @Test(arguments: [
    "Noto Sans Hebrew", "noto sans hebrew", "NotoSansHebrew-Regular", "Noto Sans Hebrew Regular",
  ])
  func everyNameFindsTheFont(_ name: String) throws {
    try folder.write("res/Fonts/Greeting.ttf", try font())
    let (family, notes) = drawn(name)
    #expect(family == "Noto Sans Hebrew" && notes == [])
  }

  @Test func facesOfAFamilyGoByTheirWeight() throws {
    try folder.write("res/a.TTF", try font())
    try folder.write("res/b.ttf", try font("NotoSansHebrew/NotoSansHebrew-Bold.ttf"))
    #expect(drawn("NotoSansHebrew-Bold").notes == [])
    #expect(drawn("Noto Sans Hebrew Bold").notes == [])
  }

  @Test func bundlesAndTheFolderOfAFlagAreSearched() throws {
    try folder.write("res/App.bundle/Greeting.otf", try font())
    #expect(drawn("NotoSansHebrew-Regular").notes == [])
    try folder.write("fonts/inner/Greeting.ttf", try font())
    #expect(drawn("NotoSansHebrew-Regular", resources: "none", fontFolder: "fonts").notes == [])
    // Families that ship with the program are no user's, and lie beside every program.
    try folder.write("fonts/inner/Fonts.txt", "list")
    #expect(
      drawn("NotoSansHebrew-Regular", resources: "none", fontFolder: "fonts").notes.count == 1)
    #expect(drawn("NotoSansHebrew-Regular", resources: "fonts").notes.count == 1)
  }

  @Test func aFontThatIsNotThereIsAWarning() throws {
    try folder.write("res/Greeting.ttf", try font())
    let (_, notes) = drawn("Missing-Bold")
    #expect(
      notes == ["There is no font “Missing-Bold”: Inter, weight 700, stands in for it."])
  }

  @Test func filesThatAnInfoListNamesAreThere() throws {
    try folder.write("res/Greeting.ttf", try font())
    try folder.write(
      "res/Info.plist",
      """
      <plist version="1.0"><dict><key>UIAppFonts</key>
        <array><string>Greeting.ttf</string><string>Fonts/Icons.ttf</string></array>
      <key>CFBundleName</key><string>Greeting</string></dict></plist>
      """)
    let (family, notes) = drawn("Noto Sans Hebrew")
    #expect(family == "Noto Sans Hebrew")
    #expect(
      notes == [
        "Info.plist lists the font “Fonts/Icons.ttf” under UIAppFonts, and the resources have no such file."
      ])
    #expect(WidgetResources(folders: [folder.at("res")]).app.name == "Greeting")
  }

  @Test func filesThatAreNoFontsAreTold() throws {
    try folder.write("res/Greeting.ttf", try font())
    try folder.write("res/half.ttf", try font().prefix(9_000))
    try folder.write("res/web.woff2", "wOF2....")
    let (family, notes) = drawn("Noto Sans Hebrew")
    #expect(family == "Noto Sans Hebrew" && notes.count == 2)
    #expect(
      notes.first?.hasPrefix("The font cannot be used: half.ttf: expected a TrueType") == true)
    #expect(
      notes.last?.contains("web.woff2: expected a TrueType or OpenType font; this is a WOFF2")
        == true)
  }
}
