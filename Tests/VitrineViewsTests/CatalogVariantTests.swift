import Foundation
import SwiftUI
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Which file of an image set is shown, and how.
@Suite struct CatalogVariantTests {
  private typealias Appearance = AssetCatalog.Appearance

  /// A picture set of SVG files with a width for each, so that the choice can be told.
  private func width(
    _ files: [String], _ appearance: AssetCatalog.Appearance = .init()
  ) throws -> Double? {
    let folder = try TemporaryFolder()
    let set = folder.at("A.xcassets/P.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    var entries: [String] = []
    for (i, traits) in files.enumerated() {
      try Data("<svg width='\(i + 1)' height='1'/>".utf8).write(to: set.appending(path: "\(i).svg"))
      entries.append("{\"filename\": \"\(i).svg\"\(traits.isEmpty ? "" : ", ")\(traits)}")
    }
    let contents = "{\"images\": [\(entries.joined(separator: ","))]}"
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    let assets = WidgetResources(folders: [folder.at("")]).assets
    return assets.imageNamed("P", appearance)?.resource.content.size.width
  }

  private static let dark =
    #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private static let light =
    #""appearances": [{"appearance": "luminosity", "value": "light"}]"#
  private static let high =
    #""appearances": [{"appearance": "contrast", "value": "high"}]"#
  private static let darkHigh = """
    "appearances": [{"appearance": "luminosity", "value": "dark"},
      {"appearance": "contrast", "value": "high"}]
    """

  @Test func appearancesDecide() throws {
    let all = ["", Self.dark, Self.high, Self.darkHigh]
    #expect(try width(all) == 1)
    #expect(try width(all, .init(isDark: true)) == 2)
    #expect(try width(all, .init(isHighContrast: true)) == 3)
    #expect(try width(all, .init(isDark: true, isHighContrast: true)) == 4)
    // Dark before contrast.
    #expect(try width(["", Self.high, Self.dark], .init(isDark: true, isHighContrast: true)) == 3)
    #expect(try width(["", Self.light]) == 2)
    #expect(try width([Self.dark]) == nil)
  }

  @Test func devicesDecide() throws {
    let all = [
      #""idiom": "universal""#, #""idiom": "iphone""#, #""idiom": "ipad""#, #""idiom": "mac""#,
      #""idiom": "watch""#,
    ]
    let wanted: [(Device.Kind, Double)] = [
      (.iPhone, 2), (.iPad, 3), (.mac, 4), (.watch, 5), (.vision, 1),
    ]
    for (kind, width) in wanted {
      #expect(try self.width(all, .init(device: kind)) == width, "\(kind)")
    }
    #expect(try width([#""idiom": "iphone""#], .init(device: .iPad)) == 1)
    #expect(try width([#""idiom": "mac""#, #""idiom": "tv""#]) == nil)
    // An appearance before a device.
    #expect(
      try width([#""idiom": "ipad""#, Self.dark], .init(isDark: true, device: .iPad)) == 2)
  }

  @Test func languagesDecide() throws {
    let all = [
      "", #""locale": "de""#, #""locale": "pt-BR""#, #""locale": "pt""#, #""locale": "en""#,
    ]
    let wanted: [(String, Double)] = [
      ("de_AT", 2), ("pt_BR", 3), ("pt_PT", 4), ("en_US", 5), ("ja_JP", 1),
    ]
    for (locale, width) in wanted {
      #expect(try self.width(all, .init(locale: locale)) == width, "\(locale)")
    }
    // Without a picture for all languages, English is what is left.
    #expect(try width([#""locale": "de""#, #""locale": "en""#], .init(locale: "ja_JP")) == 2)
    #expect(try width([#""locale": "de""#], .init(locale: "ja_JP")) == nil)
    #expect(try width([Self.dark, #""locale": "de""#], .init(isDark: true, locale: "de_DE")) == 2)
  }

  @Test func gamutsAndDirectionsDecide() throws {
    let gamuts = [#""display-gamut": "display-P3""#, #""display-gamut": "sRGB""#]
    #expect(try width(gamuts) == 2)
    #expect(try width([gamuts[0]]) == 1)
    let directions = [
      "", #""language-direction": "left-to-right""#, #""language-direction": "right-to-left""#,
    ]
    #expect(try width(directions) == 2)
    #expect(try width(directions, .init(isRightToLeft: true)) == 3)
    #expect(try width([directions[1], ""], .init(isRightToLeft: true)) == 2)
    #expect(try width([directions[1]], .init(isRightToLeft: true)) == 1)
    // What no picture tells comes last.
    #expect(try width([#""width-class": "compact""#, #""subtype": "retina4""#, ""]) == 3)
    #expect(try width([#""memory": "1GB""#]) == 1)
  }

  @Test func scalesDecideLast() throws {
    let all = [#""scale": "1x""#, #""scale": "2x""#, #""scale": "3x""#]
    for (scale, width) in [(1.0, 1.0), (2, 2), (3, 3)] {
      #expect(try self.width(all, .init(scale: scale)) == width)
    }
    #expect(
      try width(["\"scale\": \"3x\"", Self.dark + ", \"scale\": \"1x\""], .init(isDark: true)) == 2)
  }

  private func picture(_ contents: String, _ svg: String) throws -> AssetCatalog.Picture? {
    let folder = try TemporaryFolder()
    let set = folder.at("A.xcassets/P.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(svg.utf8).write(to: set.appending(path: "a.svg"))
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    return WidgetResources(folders: [folder.at("")]).assets.imageNamed("P", .init())
  }

  @Test func slicesAreThoseOfTheCatalogue() throws {
    let contents = { (mode: String, center: String) in
      """
      {"images": [{"filename": "a.svg", "scale": "2x", "resizing": {"mode": "\(mode)",
        "center": {"mode": "\(center)", "width": 6, "height": 4},
        "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}}]}
      """
    }
    let svg = "<svg width='40' height='40'/>"
    let nine = try #require(try picture(contents("9-part", "stretch"), svg))
    #expect(
      nine.slices
        == ImageSlices(
          caps: Insets(top: 1, leading: 2, bottom: 3, trailing: 4), centerWidth: 3,
          centerHeight: 2))
    let wide = try #require(try picture(contents("3-part-horizontal", "tile"), svg))
    #expect(
      wide.slices
        == ImageSlices(caps: Insets(leading: 2, trailing: 4), centerWidth: 3, isTiled: true))
    let high = try #require(try picture(contents("3-part-vertical", "stretch"), svg))
    #expect(high.slices == ImageSlices(caps: Insets(top: 1, bottom: 3), centerHeight: 2))
    #expect(nine.resource.size == Size(20, 20))
  }

  @Test @MainActor func slicesNeedAResizablePicture() throws {
    let resource = VitrineLayout.ImageResource(
      key: 1, name: "p", pixmap: Pixmap(width: 9, height: 9), scale: 1)
    var picture = AssetCatalog.Picture(resource: resource, isTemplate: true)
    let slices = ImageSlices(caps: Insets(leading: 2))
    picture.slices = slices
    var environment = EnvironmentValues()
    environment.assets = AssetCatalog(imageNamed: { [picture] _, _ in picture })
    func resizing(_ image: Image) -> ImageLeaf.Resizing? {
      var node = resolve(image, environment: environment).tree.root
      while let child = node.children.first { node = child }
      guard case .image(let leaf) = node.kind else { return nil }
      return leaf.resizing
    }
    #expect(resizing(Image("p")) == .fixed)
    #expect(resizing(Image("p").resizable()) == .sliced(slices))
    #expect(resizing(Image("p").resizable(resizingMode: .tile)) == .tile(Insets()))
    let own = Image("p").resizable(
      capInsets: EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))
    #expect(resizing(own) == .stretch(Insets(top: 1)))
  }

  @Test func picturesOfTheOtherDirectionAreMirrored() throws {
    let folder = try TemporaryFolder()
    let set = folder.at("A.xcassets/P.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("<svg width='9' height='9'/>".utf8).write(to: set.appending(path: "a.svg"))
    let contents = #"{"images": [{"filename": "a.svg", "language-direction": "left-to-right"}]}"#
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    let assets = WidgetResources(folders: [folder.at("")]).assets
    #expect(assets.imageNamed("P", .init())?.isMirrored == false)
    #expect(assets.imageNamed("P", .init(isRightToLeft: true))?.isMirrored == true)
  }

  @Test func coloursAndPartsThatAreLeftOutAreTold() throws {
    let picture = try #require(
      try picture(
        #"{"images": [{"filename": "a.svg"}]}"#, "<svg width='9' height='9'><text/></svg>"))
    #expect(picture.resource.notes == [.undrawn("1:27: <text> is not drawn")])
  }
}
