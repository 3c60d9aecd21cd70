import FidelityCases
import Vitrine
import VitrineFonts
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineRaster
import VitrineText

/// A view at the end of two stages: aligned to pixels, and drawn.
struct Drawn: Sendable {
  let tree: PlacedTree
  let pixmap: Pixmap
  let fonts: FontLibrary

  var scale: Double { tree.scale }

  /// Every view is drawn once for all the facts about it.
  @MainActor private static var known: [String: Drawn] = [:]
  @MainActor private static let fonts = FontLibrary(directories: [checkoutFonts])

  @MainActor static func view(_ name: String) -> Drawn? {
    if let drawn = known[name] { return drawn }
    guard let item = (restatedFacts + fidelityCases).first(where: { $0.id == name }) else {
      return nil
    }
    let drawn = Drawn(item, fonts: fonts)
    known[name] = drawn
    return drawn
  }

  @MainActor private init(_ item: FidelityCase, fonts: FontLibrary) {
    var environment = EnvironmentValues()
    environment.colorScheme = item.scheme
    environment.dynamicTypeSize = item.typeSize
    environment.displayScale = Double(item.scale)
    environment.host.systemVersion = item.os
    environment.host.isOffScreen = item.isOffScreen
    let resolved = resolve(item.view(), environment: environment)
    let scale = Double(item.scale)
    let options = PlaceOptions(
      size: Size(Double(item.width) / scale, Double(item.height) / scale), scale: scale)
    tree = snap(place(resolved.tree, fonts: fonts, options))
    var scratch = RasterScratch()
    pixmap = rasterize(paint(tree, fonts: fonts), scratch: &scratch)
    self.fonts = fonts
  }

  /// The fonts of the checkout, found from this file's place in it.
  private static let checkoutFonts: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Fonts"
  }()
}
