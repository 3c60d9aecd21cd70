package import Vitrine

/// The screens that the project's own goldens cover.
@MainActor
package enum SceneSet {
  /// A phone with and one without a home button, and a tablet, as they are held.
  private static let devices = ["iphone-15", "iphone-se-3", "ipad-pro-11"]
    .compactMap { Device.named($0) }

  private static let scenes: [RenderScene] = [
    .home, .lock, .today, .gallery, .stack, .configuration, .notificationCenter,
  ]

  /// Widgets whose families between them are every one that a scene shows.
  private static let kinds = ["Battery", "Weather"]

  /// Every scene of a widget on every device that has it, light and dark; large widgets alone on
  /// Home Screens, where all sizes have slots.
  package static func matrix(of widget: WidgetDescription) -> [RenderConfiguration] {
    guard kinds.contains(widget.kind) else { return [] }
    let turned = devices.filter { $0.kind == .iPad }
    return product(widget, devices + mac, .portrait) + product(widget, turned, .landscape)
  }

  /// A small readable picture of each scene: the smallest phone at one pixel a point, before a flat
  /// wallpaper and with plain materials, since blurred ones do not fit into a small file.
  package static func pictures(of widget: WidgetDescription) -> [RenderConfiguration] {
    let cases: [(kind: String, RenderScene, WidgetFamily, String)] = [
      ("Calendar", .home, .systemLarge, "iphone-se-1"),
      ("Calendar", .stack, .systemLarge, "iphone-se-1"),
      ("Calendar", .today, .systemSmall, "iphone-se-1"),
      ("Calendar", .gallery, .systemMedium, "iphone-se-1"),
      ("Calendar", .configuration, .systemSmall, "iphone-se-1"),
      ("Calendar", .notificationCenter, .systemSmall, "mac"),
      ("Battery", .lock, .accessoryRectangular, "iphone-se-3"),
    ]
    return cases.filter { $0.kind == widget.kind }.compactMap { _, scene, family, device in
      guard let device = Device.named(device) else { return nil }
      var picture = RenderConfiguration()
      picture.scene = scene
      picture.family = family
      picture.device = device
      picture.scale = 1
      picture.wallpaper = Wallpaper(name: "slate")
      // A full Home Screen is a file of 32 KiB in the dark alone, before the darkest wallpaper and without the light
      // on the rims of iOS 26.
      if [.home, .stack].contains(scene) {
        picture.os = 18
        picture.scheme = .dark
        picture.wallpaper = Wallpaper(name: "ink")
      }
      picture.reducesTransparency = true
      return picture
    }
  }

  private static let mac = [Device.named("mac")].compactMap { $0 }

  private static func product(
    _ widget: WidgetDescription, _ devices: [Device], _ orientation: ScreenOrientation
  ) -> [RenderConfiguration] {
    var list: [RenderConfiguration] = []
    for scene in scenes {
      var matrix = RenderMatrix()
      matrix.devices = .listed(devices)
      matrix.scenes = [scene]
      matrix.schemes = [.light, .dark]
      matrix.common.orientation = orientation
      let all =
        (try? matrix.expand(declared: widget.families)).map { Array($0.configurations) } ?? []
      list += all.filter { scene == .home || scene == .lock || isFirst($0) }
    }
    return list
  }

  /// Families of a scene differ by nothing but the size of its place.
  private static func isFirst(_ configuration: RenderConfiguration) -> Bool {
    configuration.family == .systemMedium
  }
}
