package import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages
import VitrineRaster

/// How well the texts of whole screens stand out, measured on pixels: the example documents on a Home Screen in every
/// look, and the example widgets of the Lock Screen, over every wallpaper that ships in both schemes.
@MainActor
package enum SceneLegibility {
  /// The least legible text of a screen.
  package struct Row: Hashable, Sendable {
    package var wallpaper: String
    package var scheme: String
    package var scene: String
    /// The contrast that 19 of 20 pixels of the text reach.
    package var least: Double
    package var text: String
    /// The number of texts measured.
    package var count: Int
  }

  package static func rows(_ folder: GoldenFolder, _ renderer: Renderer) async throws -> [Row] {
    let lock = await lockScreen()
    var rows: [Row] = []
    for wallpaper in ProceduralWallpaper.allCases {
      for scheme in [ColorScheme.light, .dark] {
        for (name, widget, picture) in try screens(folder, lock) {
          var picture = picture
          picture.wallpaper = Wallpaper(wallpaper)
          picture.scheme = scheme
          rows.append(row(name, widget, picture, wallpaper, renderer))
        }
      }
    }
    return rows
  }

  /// The golden: a line for each screen.
  package static func text(_ rows: [Row]) -> String {
    let head = "# wallpaper scheme screen: the least contrast of a text there, and the text"
    let lines = rows.map { row in
      "\(row.wallpaper) \(row.scheme) \(row.scene) \(LegibilityTable.fixed(row.least)) \(row.text)"
    }
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  private typealias Screen = (name: String, widget: WidgetDescription, picture: RenderConfiguration)

  private static func screens(
    _ folder: GoldenFolder, _ lock: WidgetDescription?
  ) throws -> [Screen] {
    var screens: [Screen] = []
    let file = folder.root + "/Sources/ExampleWidgets/PhoneScene.yaml"
    if case .scene(let scene) = try InputDocument.load(file),
      let page = scene.widget(ofPage: 0, entry: .snapshot)
    {
      var picture = RenderConfiguration()
      picture.scene = .home
      picture.scale = 2
      picture.tint.accent = HomeScreenTint.usualColor
      for look in HomeScreenLook.allCases {
        picture.look = look
        screens.append(("home \(look.rawValue)", page, picture))
      }
      picture.os = 18
      picture.look = .tinted
      screens.append(("home tinted ios18", page, picture))
    }
    if let lock {
      var picture = RenderConfiguration()
      picture.scene = .lock
      picture.scale = 2
      picture.family = .accessoryRectangular
      screens.append(("lock vibrant", lock, picture))
    }
    return screens
  }

  /// Returns the example of the Lock Screen in its three families.
  private static func lockScreen() async -> WidgetDescription? {
    guard let battery = ExampleSet.widgets.first(where: { $0.kind == "Battery" }) else {
      return nil
    }
    var members: [WidgetDescription] = []
    for family in [WidgetFamily.accessoryRectangular, .accessoryCircular, .accessoryInline] {
      var picture = RenderConfiguration()
      picture.family = family
      picture.scene = .lock
      let entry = await battery.entry(for: EntryRequest(picture))
      members.append(
        WidgetDescription(
          kind: battery.kind, families: [family], source: .immediate { _ in entry }))
    }
    var first = members.removeFirst()
    first.companions = members.map { ScreenMember($0, entry: .snapshot) }
    return first
  }

  private static func row(
    _ name: String, _ widget: WidgetDescription, _ picture: RenderConfiguration,
    _ wallpaper: ProceduralWallpaper, _ renderer: Renderer
  ) -> Row {
    var row = Row(
      wallpaper: wallpaper.rawValue, scheme: picture.scheme == .dark ? "dark" : "light",
      scene: name, least: 0, text: "", count: 0)
    guard case .immediate(let make) = widget.source else { return row }
    var scratch = RenderScratch()
    let image = renderer.render(
      make(EntryRequest(picture)), of: widget, picture, scratch: &scratch)
    var least = Double.infinity
    for entry in image.textLedger.entries where entry.exemption == nil {
      guard let contrast = contrast(of: entry.frame, in: image, &scratch) else { continue }
      row.count += 1
      if contrast.worst < least { (least, row.text) = (contrast.worst, entry.string) }
    }
    row.least = least.isFinite ? least : 0
    return row
  }

  /// Returns the contrast of the glyphs in a part of a picture, in points of the canvas.
  private static func contrast(
    of frame: Rect, in image: RenderedImage, _ scratch: inout RenderScratch
  ) -> TextContrast? {
    var bare = image.displayList
    for index in bare.commands.indices {
      if case .drawGlyphs = bare.commands[index] {
        bare.commands[index] = .fillRect(.zero, .color(.clear))
      }
    }
    let margin = 24.0
    let area = frame.inset(by: -margin)
    let k = image.scale
    func part(_ list: DisplayList) -> Pixmap {
      rasterize(
        list, x: max(0, Int(area.minX * k)), y: max(0, Int(area.minY * k)),
        width: Int(area.width * k), height: Int(area.height * k), scratch: &scratch.raster)
    }
    // Other texts in the margin do not count.
    let (with, without) = (part(image.displayList), part(bare))
    return TextContrast(
      text: with.cropped(by: frame, area, k), over: without.cropped(by: frame, area, k))
  }
}

extension Pixmap {
  /// Returns the pixels of a frame, from those of an area around it.
  fileprivate func cropped(by frame: Rect, _ area: Rect, _ scale: Double) -> Pixmap {
    let left = Int(frame.minX * scale) - max(0, Int(area.minX * scale))
    let top = Int(frame.minY * scale) - max(0, Int(area.minY * scale))
    let columns = max(0, left)..<max(0, min(width, left + Int(frame.width * scale)))
    let rows = max(0, top)..<max(0, min(height, top + Int(frame.height * scale)))
    guard !columns.isEmpty, !rows.isEmpty else { return Pixmap(width: 0, height: 0) }
    return Pixmap(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap { row in columns.map { self[$0, row] } })
  }
}
