import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages

/// The name and the icon of a bundle's app, from its `Info.plist` and its app icon set.
@Suite struct BundleAppTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var app: WidgetApp { WidgetResources(folders: [folder.url]).app }

  private func picture(_ name: String, side: Int, height: Int? = nil) throws {
    let height = height ?? side
    let pixmap = Pixmap(
      width: side, height: height,
      pixels: Array(repeating: 0xFF00_0000 | UInt32(side), count: side * height))
    try folder.write("A.xcassets/\(name)", Data(try encodePNGReference(pixmap, scale: 1)))
  }

  private func plist(_ pairs: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    \(pairs)
    </dict></plist>
    """
  }

  private func pair(_ key: String, _ value: String) -> String {
    "  <key>\(key)</key>\n  <string>\(value)</string>\n"
  }

  @Test func theNameIsTheDisplayName() throws {
    #expect(app == WidgetApp())
    try folder.write("App/Info.plist", plist(pair("CFBundleName", "Planner")))
    #expect(app.name == "Planner")
    try folder.write(
      "App/Info.plist",
      plist(pair("CFBundleName", "Planner") + pair("CFBundleDisplayName", "Plan &amp; &lt;Do&gt;")))
    #expect(app.name == "Plan & <Do>")
    // Names of build settings are no names.
    try folder.write(
      "App/Info.plist",
      plist(pair("CFBundleDisplayName", "$(PRODUCT_NAME)") + pair("CFBundleName", "Planner")))
    #expect(app.name == "Planner")
    try folder.write("App/Info.plist", plist(pair("CFBundleName", "${EXECUTABLE_NAME}")))
    #expect(app.name == nil)
  }

  /// An app's own file comes before that of its extension.
  @Test func theAppComesBeforeTheExtension() throws {
    let part =
      "  <key>NSExtension</key>\n  <dict>" + pair("NSExtensionPointIdentifier", "x") + "</dict>"
    try folder.write("A/Info.plist", plist(pair("CFBundleDisplayName", "Planner Widgets") + part))
    #expect(app.name == "Planner Widgets")
    try folder.write("B/App-Info.plist", plist(pair("CFBundleDisplayName", "Planner")))
    #expect(app.name == "Planner")
  }

  @Test(arguments: [
    "", "no list", "<key>CFBundleName</key>", "<key>CFBundleName</key><string>",
    "<key>CFBundleName</key><true/><string>No</string>", "<key>CFBundleName",
    "bplist00", "<key>CFBundleName</key><string> \n </string>",
  ])
  func otherFilesHaveNoName(_ text: String) throws {
    try folder.write("Info.plist", text)
    #expect(app.name == nil)
  }

  /// Files without ends of what they begin, just below the limit.
  @Test(arguments: [
    "<key>a</key>", "<key>CFBundleName</key><string>", "<key>UIAppFonts</key><array>", "<key>",
  ])
  func hostileFilesEnd(part: String) throws {
    try folder.write(
      "Info.plist", String(repeating: part, count: InfoFile.mostBytes / part.utf8.count))
    #expect(app.name == nil)
  }

  @Test func otherFilesSayNothing() throws {
    try folder.write(
      "Info.plist", plist(pair("CFBundleName", String(repeating: "x", count: 2 << 20))))
    #expect(app.name == nil)
    try folder.write("Info.plist", Data((0..<4096).map { UInt8($0 & 255) }))
    #expect(app.name == nil)
  }

  @Test func theIconIsTheLargestPictureInItsUsualAppearance() throws {
    try picture("AppIcon.appiconset/small.png", side: 40)
    try picture("AppIcon.appiconset/large.png", side: 120)
    try picture("AppIcon.appiconset/dark.png", side: 240)
    try picture("AppIcon.appiconset/wide.png", side: 200, height: 100)
    try picture("Other.appiconset/other.png", side: 64)
    try picture("outside.png", side: 256)
    try folder.write(
      "A.xcassets/AppIcon.appiconset/Contents.json",
      """
      {"images": [
        {"filename": "small.png", "size": "20x20", "scale": "2x"},
        {"filename": "large.png", "size": "60x60", "scale": "2x"},
        {"filename": "dark.png", "size": "120x120", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "wide.png", "size": "100x100", "scale": "2x"},
        {"filename": "missing.png", "size": "1024x1024"},
        {"filename": "../outside.png", "size": "2048x2048"},
        {"size": "1024x1024"}]}
      """)
    try folder.write(
      "A.xcassets/Other.appiconset/Contents.json",
      #"{"images": [{"filename": "other.png", "size": "64x64"}]}"#)
    #expect(app.icon?.description == icon(side: 120))
    #expect(app.name == nil)
  }

  @Test func aSingleSetIsTheIconWhateverItsName() throws {
    try picture("Brand.appiconset/a.png", side: 64)
    try folder.write(
      "A.xcassets/Brand.appiconset/Contents.json",
      #"{"images": [{"filename": "a.png", "idiom": "universal", "size": "1024x1024"}]}"#)
    #expect(app.icon?.description == icon(side: 64))
    try folder.write("A.xcassets/Brand.appiconset/Contents.json", "no list")
    #expect(app.icon == nil)
  }

  /// The description of the icon that `picture` writes.
  private func icon(side: Int) -> String {
    let pixmap = Pixmap(
      width: side, height: side,
      pixels: Array(repeating: 0xFF00_0000 | UInt32(side), count: side * side))
    return "AppIcon(\(SHA256.hash(pixmap)))"
  }

  @Test func widgetsTakeTheirBundlesApp() throws {
    try folder.write("Info.plist", plist(pair("CFBundleName", "Planner")))
    let entry = WidgetEntry { EmptyView() }
    var widget = WidgetDescription(kind: "a", families: [], source: .immediate { _ in entry })
    #expect(widget.showing(WidgetResources(folders: [folder.url])).app.name == "Planner")
    widget.app.name = "Mine"
    #expect(widget.showing(WidgetResources(folders: [])).app.name == "Mine")
  }
}
