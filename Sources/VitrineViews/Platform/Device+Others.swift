import VitrineGraphics

extension Device {
  /// The headset, computer and watches.
  ///
  /// Watch screens: Human Interface Guidelines, Layout, in pixels at two to a point; documented. The
  /// headset's screen is visionOS's default window and the computer's a common display; both estimated, and
  /// only their widget sizes matter.
  static let others: [Device] = [
    Device(
      slug: "vision-pro", name: "Apple Vision Pro", kind: .vision, screen: Size(1280, 720),
      scale: 2, osVersions: 26...26),
    Device(
      slug: "mac", name: "Mac", kind: .mac, screen: Size(1440, 900), scale: 2,
      osVersions: 11...26),
    watch("watch-49mm", "Apple Watch Ultra 49 mm", 410, 502),
    watch("watch-45mm", "Apple Watch 45 mm", 396, 484),
    watch("watch-44mm", "Apple Watch 44 mm", 368, 448),
    watch("watch-41mm", "Apple Watch 41 mm", 352, 430),
    watch("watch-40mm", "Apple Watch 40 mm", 324, 394),
  ]

  /// The watches whose widget sizes are not public; `all` excludes them. Their screens are a third party's (ryanlintott's
  /// FrameUp, WidgetSize.swift), their widgets estimated.
  package static let newWatches = [
    watch("watch-ultra-3", "Apple Watch Ultra 3", 422, 514, systems: 26...26),
    watch("watch-46mm", "Apple Watch 46 mm", 416, 496, systems: 11...26),
    watch("watch-42mm", "Apple Watch 42 mm", 374, 446, systems: 11...26),
  ]

  private static func watch(
    _ slug: String, _ name: String, _ widthPixels: Double, _ heightPixels: Double,
    systems: ClosedRange<Int> = 9...26
  ) -> Device {
    Device(
      slug: slug, name: name, kind: .watch, screen: Size(widthPixels / 2, heightPixels / 2),
      scale: 2, osVersions: systems)
  }
}
