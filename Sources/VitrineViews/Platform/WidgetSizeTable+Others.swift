package import VitrineGraphics

extension WidgetSizeTable {
  /// Headset sizes at 100 % (documented; displayed at 0.75 to 1.25 of them).
  package static let vision: [WidgetFamily: Size] = [
    .systemSmall: Size(158, 158), .systemMedium: Size(338, 158), .systemLarge: Size(338, 354),
    .systemExtraLarge: Size(450, 338), .systemExtraLargePortrait: Size(338, 450),
  ]

  /// Computer sizes; the guidelines list none.
  ///
  /// Small, medium and large from the system's log of macOS 27, which agree with the glass of its widgets
  /// (observed; that earlier systems have the same is assumed). Extra large: two large ones and the usual gap
  /// (estimated).
  package static let mac: [WidgetFamily: (size: Size, confidence: Confidence)] = [
    .systemSmall: (Size(164, 164), .observed), .systemMedium: (Size(344, 164), .observed),
    .systemLarge: (Size(344, 344), .observed), .systemExtraLarge: (Size(704, 344), .estimated),
  ]

  /// Watch sizes by slug (documented): rectangular as in the Smart Stack, circular and corner as graphic
  /// complications. A line of text is as wide as the rectangular one (estimated).
  package static let watches: [String: [WidgetFamily: Size]] = [
    "watch-40mm": watch((152, 69.5), 42, 32), "watch-41mm": watch((165, 72.5), 44.5, 34),
    "watch-44mm": watch((173, 76.5), 47, 36), "watch-45mm": watch((184, 80.5), 50, 38),
    "watch-49mm": watch((191, 81.5), 50, 38),
  ]

  /// Watch sizes by slug where none is public: in the screen's width as on the watches of 44 and 45 mm (estimated).
  package static let newWatches: [String: [WidgetFamily: Size]] = [
    "watch-42mm": watch((175, 76.5), 47.5, 36), "watch-46mm": watch((194, 85), 52.5, 40),
    "watch-ultra-3": watch((197, 85), 52.5, 40),
  ]

  /// The Home Screen cells of a family, columns then rows (observed): icon cells on a phone, widget cells on
  /// a tablet.
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

  /// The height of a line of text on a watch.
  private static let inlineHeight = 24.0

  private static func watch(
    _ stack: (Double, Double), _ circular: Double, _ corner: Double
  ) -> [WidgetFamily: Size] {
    [
      .accessoryRectangular: Size(stack.0, stack.1), .accessoryInline: Size(stack.0, inlineHeight),
      .accessoryCircular: Size(circular, circular), .accessoryCorner: Size(corner, corner),
    ]
  }
}
