package import VitrineGraphics

extension WidgetSizeTable {
  /// Headset, at 100 % (documented; shown at 0.75 to 1.25 of it).
  package static let vision: [WidgetFamily: Size] = [
    .systemSmall: Size(158, 158), .systemMedium: Size(338, 158), .systemLarge: Size(338, 354),
    .systemExtraLarge: Size(450, 338), .systemExtraLargePortrait: Size(338, 450),
  ]

  /// Computer (estimated: the guidelines list none).
  package static let mac: [WidgetFamily: Size] = [
    .systemSmall: Size(165, 165), .systemMedium: Size(344, 165), .systemLarge: Size(344, 346),
    .systemExtraLarge: Size(704, 346),
  ]

  /// Watches by slug (documented): rectangular as in the Smart Stack, circular and corner as
  /// graphic complications.
  package static let watches: [String: [WidgetFamily: Size]] = [
    "watch-40mm": watch((152, 69.5), 42, 32), "watch-41mm": watch((165, 72.5), 44.5, 34),
    "watch-44mm": watch((173, 76.5), 47, 36), "watch-45mm": watch((184, 80.5), 50, 38),
    "watch-49mm": watch((191, 81.5), 50, 38),
  ]

  /// Rectangular complications without a title on a watch's face, by slug (documented).
  package static let watchComplications: [String: Size] = [
    "watch-40mm": Size(162, 69), "watch-41mm": Size(171.5, 73), "watch-44mm": Size(184, 78),
    "watch-45mm": Size(193, 82), "watch-49mm": Size(193, 82),
  ]

  /// Height of the Today view's six-row widget of News by the side of a small widget (observed).
  package static let tallHeights: [Double: Double] = [
    141: 481, 148: 500, 157: 545, 155: 535, 169: 589, 158: 550, 170: 594,
  ]

  /// Cells of the Home Screen that a family takes, columns then rows (observed): icon cells on a
  /// phone, widget cells on a tablet.
  package static func gridCells(_ family: WidgetFamily, on kind: Device.Kind) -> (Int, Int)? {
    switch (kind, family) {
    case (.iPhone, .systemSmall): (2, 2)
    case (.iPhone, .systemMedium): (4, 2)
    case (.iPhone, .systemLarge): (4, 4)
    case (.iPad, .systemSmall): (1, 1)
    case (.iPad, .systemMedium): (2, 1)
    case (.iPad, .systemLarge): (2, 2)
    case (.iPad, .systemExtraLarge): (4, 2)
    default: nil
    }
  }

  private static func watch(
    _ stack: (Double, Double), _ circular: Double, _ corner: Double
  ) -> [WidgetFamily: Size] {
    [
      .accessoryRectangular: Size(stack.0, stack.1),
      .accessoryCircular: Size(circular, circular), .accessoryCorner: Size(corner, corner),
    ]
  }
}
