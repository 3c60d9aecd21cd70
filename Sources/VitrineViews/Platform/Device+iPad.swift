import VitrineGraphics

extension Device {
  /// Tablets, by screen.
  ///
  /// Screens: Human Interface Guidelines, Layout and Widgets (early 2026), documented; the two M4
  /// screens from other sources, estimated. The guidelines print 834 × 1194 for the 10.5-inch Pro;
  /// its panel of 1668 × 2224 pixels is used. Corner radii: observed for Air and Pro, estimated for
  /// the 8.3-inch mini and the 11-inch iPad. System versions: Apple's compatibility lists, first to
  /// last generation of a size.
  static let iPads: [Device] = [
    screen(
      1024, 1366, radius: 18,
      [
        ("ipad-pro-12.9", "iPad Pro 12.9-inch", 9...26),
        ("ipad-air-13", "iPad Air 13-inch", 17...26),
      ]),
    screen(
      1032, 1376, radius: 18,
      [
        ("ipad-pro-13", "iPad Pro 13-inch (M4)", 17...26)
      ]),
    screen(
      834, 1194, radius: 18,
      [
        ("ipad-pro-11", "iPad Pro 11-inch", 12...26)
      ]),
    screen(
      834, 1210, radius: 18,
      [
        ("ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 17...26)
      ]),
    screen(
      834, 1112, radius: 0,
      [
        ("ipad-air-10.5", "iPad Air 10.5-inch", 12...26),
        ("ipad-pro-10.5", "iPad Pro 10.5-inch", 10...17),
      ]),
    screen(
      820, 1180, radius: 18,
      [
        ("ipad-air-11", "iPad Air 11-inch", 17...26),
        ("ipad-11", "iPad 11-inch", 18...26),
        ("ipad-air-10.9", "iPad Air 10.9-inch", 14...26),
      ]),
    screen(
      810, 1080, radius: 0,
      [
        ("ipad-10.2", "iPad 10.2-inch", 13...26)
      ]),
    screen(
      768, 1024, radius: 0,
      [
        ("ipad-9.7", "iPad 9.7-inch", 10...17),
        ("ipad-pro-9.7", "iPad Pro 9.7-inch", 9...16),
        ("ipad-air-9.7", "iPad Air 9.7-inch", 7...15),
        ("ipad-mini-7.9", "iPad mini 7.9-inch", 6...26),
      ]),
    screen(
      744, 1133, radius: 18,
      [
        ("ipad-mini-8.3", "iPad mini 8.3-inch", 15...26)
      ]),
    screen(
      954, 1373, radius: 18, moreSpace: true,
      [
        ("ipad-air-11-more-space", "iPad Air 11-inch, More Space", 17...26),
        ("ipad-air-10.9-more-space", "iPad Air 10.9-inch, More Space", 15...26),
      ]),
    screen(
      970, 1389, radius: 18, moreSpace: true,
      [
        ("ipad-pro-11-more-space", "iPad Pro 11-inch, More Space", 15...26)
      ]),
    screen(
      1192, 1590, radius: 18, moreSpace: true,
      [
        ("ipad-pro-12.9-more-space", "iPad Pro 12.9-inch, More Space", 15...26)
      ]),
  ].flatMap { $0 }

  /// Creates the models that share a screen; every iPad with widgets has two pixels per point.
  private static func screen(
    _ width: Double, _ height: Double, radius: Double, moreSpace: Bool = false,
    _ models: [(slug: String, name: String, os: ClosedRange<Int>)]
  ) -> [Device] {
    models.map {
      Device(
        slug: $0.slug, name: $0.name, kind: .iPad, screen: Size(width, height), scale: 2,
        osVersions: $0.os, screenCornerRadius: radius, hasMoreSpace: moreSpace)
    }
  }
}
