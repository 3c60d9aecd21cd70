import VitrineGraphics

extension Device {
  /// Phones, by screen.
  ///
  /// Screens, scales and panels: Human Interface Guidelines, Layout (early 2026), documented. Corner
  /// radii: the ScreenCorners collection, observed; 62 for the 17 family and Air estimated. System
  /// versions: Apple's compatibility lists.
  static let iPhones: [Device] = [
    screen(
      440, 956, scale: 3, panel: (1320, 2868), radius: 62,
      [
        ("iphone-17-pro-max", "iPhone 17 Pro Max", 26...26),
        ("iphone-16-pro-max", "iPhone 16 Pro Max", 18...26),
      ]),
    screen(
      402, 874, scale: 3, panel: (1206, 2622), radius: 62,
      [
        ("iphone-17-pro", "iPhone 17 Pro", 26...26),
        ("iphone-17", "iPhone 17", 26...26),
        ("iphone-16-pro", "iPhone 16 Pro", 18...26),
      ]),
    screen(
      420, 912, scale: 3, panel: (1260, 2736), radius: 62,
      [
        ("iphone-air", "iPhone Air", 26...26)
      ]),
    screen(
      430, 932, scale: 3, panel: (1290, 2796), radius: 55,
      [
        ("iphone-16-plus", "iPhone 16 Plus", 18...26),
        ("iphone-15-pro-max", "iPhone 15 Pro Max", 17...26),
        ("iphone-15-plus", "iPhone 15 Plus", 17...26),
        ("iphone-14-pro-max", "iPhone 14 Pro Max", 16...26),
      ]),
    screen(
      393, 852, scale: 3, panel: (1179, 2556), radius: 55,
      [
        ("iphone-16", "iPhone 16", 18...26),
        ("iphone-15-pro", "iPhone 15 Pro", 17...26),
        ("iphone-15", "iPhone 15", 17...26),
        ("iphone-14-pro", "iPhone 14 Pro", 16...26),
      ]),
    screen(
      428, 926, scale: 3, panel: (1284, 2778), radius: 53.33,
      [
        ("iphone-14-plus", "iPhone 14 Plus", 16...26),
        ("iphone-13-pro-max", "iPhone 13 Pro Max", 15...26),
        ("iphone-12-pro-max", "iPhone 12 Pro Max", 14...26),
      ]),
    screen(
      390, 844, scale: 3, panel: (1170, 2532), radius: 47.33,
      [
        ("iphone-16e", "iPhone 16e", 18...26),
        ("iphone-14", "iPhone 14", 16...26),
        ("iphone-13-pro", "iPhone 13 Pro", 15...26),
        ("iphone-13", "iPhone 13", 15...26),
        ("iphone-12-pro", "iPhone 12 Pro", 14...26),
        ("iphone-12", "iPhone 12", 14...26),
      ]),
    screen(
      375, 812, scale: 3, panel: (1080, 2340), radius: 44,
      [
        ("iphone-13-mini", "iPhone 13 mini", 15...26),
        ("iphone-12-mini", "iPhone 12 mini", 14...26),
      ]),
    screen(
      375, 812, scale: 3, panel: (1125, 2436), radius: 39,
      [
        ("iphone-11-pro", "iPhone 11 Pro", 13...26),
        ("iphone-xs", "iPhone XS", 12...18),
        ("iphone-x", "iPhone X", 11...16),
      ]),
    screen(
      414, 896, scale: 3, panel: (1242, 2688), radius: 39,
      [
        ("iphone-11-pro-max", "iPhone 11 Pro Max", 13...26),
        ("iphone-xs-max", "iPhone XS Max", 12...18),
      ]),
    screen(
      414, 896, scale: 2, panel: (828, 1792), radius: 41.5,
      [
        ("iphone-11", "iPhone 11", 13...26),
        ("iphone-xr", "iPhone XR", 12...18),
      ]),
    screen(
      414, 736, scale: 3, panel: (1080, 1920), radius: 0,
      [
        ("iphone-8-plus", "iPhone 8 Plus", 11...16),
        ("iphone-7-plus", "iPhone 7 Plus", 10...15),
        ("iphone-6s-plus", "iPhone 6s Plus", 9...15),
        ("iphone-6-plus", "iPhone 6 Plus", 8...12),
      ]),
    screen(
      375, 667, scale: 2, panel: (750, 1334), radius: 0,
      [
        ("iphone-se-3", "iPhone SE (3rd generation)", 15...26),
        ("iphone-se-2", "iPhone SE (2nd generation)", 13...26),
        ("iphone-8", "iPhone 8", 11...16),
        ("iphone-7", "iPhone 7", 10...15),
        ("iphone-6s", "iPhone 6s", 9...15),
        ("iphone-6", "iPhone 6", 8...12),
      ]),
    screen(
      360, 780, scale: 3, panel: (1080, 2340), radius: 44,
      [
        ("iphone-mini-native", "iPhone 12 mini and 13 mini at their panel's own size", 14...26)
      ]),
    screen(
      320, 568, scale: 2, panel: (640, 1136), radius: 0,
      [
        ("iphone-se-1", "iPhone SE (1st generation)", 9...15),
        ("ipod-touch", "iPod touch (5th generation and later)", 6...15),
      ]),
  ].flatMap { $0 }

  /// Creates the models that share a screen.
  private static func screen(
    _ width: Double, _ height: Double, scale: Double, panel: (Double, Double), radius: Double,
    _ models: [(slug: String, name: String, os: ClosedRange<Int>)]
  ) -> [Device] {
    models.map {
      Device(
        slug: $0.slug, name: $0.name, kind: .iPhone, screen: Size(width, height), scale: scale,
        panelPixels: Size(panel.0, panel.1), osVersions: $0.os, screenCornerRadius: radius)
    }
  }
}
