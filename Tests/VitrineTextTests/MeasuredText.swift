import VitrineText

/// Widths of texts in points, measured on reference pictures that the platform's own renderer drew.
///
/// `ink` runs from the left edge of the first glyph to the right edge of the last one, in columns of
/// pixels with more than 0.3 coverage: uncertain by half a pixel at each end.
struct MeasuredInk: Sendable, CustomStringConvertible {
  var text: String
  var size: Double
  var weight: Double
  /// Pixels in a point of the picture.
  var scale: Double
  var ink: Double
  var hasMonospacedDigits = false

  init(
    _ text: String, _ size: Double, _ weight: Double, _ scale: Double, _ ink: Double,
    mono: Bool = false
  ) {
    self.text = text
    self.size = size
    self.weight = weight
    self.scale = scale
    self.ink = ink
    hasMonospacedDigits = mono
  }

  var description: String { "\(text) at \(size) pt, weight \(weight)" }

  static let all: [MeasuredInk] =
    titles + traits + [
      .init("Hello", 28, 400, 1, 59), .init("PreviewSnapshots", 15, 400, 1, 124),
      .init("This is a test", 17, 400, 1, 94),
      .init("Lorem ipsum dolor sit amet, consectetur", 17, 400, 1, 305),
      .init("adipiscing elit, sed do eiusmod tempor incididunt", 17, 400, 1, 371),
      .init("ut labore et dolore magna aliqua.", 17, 400, 1, 247),
      .init("Hello World", 17, 400, 1, 85), .init("Hello PreviewSnapshotsTests", 28, 400, 1, 347),
      .init("Hello!", 34, 400, 1, 79), .init("Loading...", 28, 400, 1, 112),
      .init("Calendar", 16, 700, 3, 67),
      .init("Edit widget to select calendars.", 12, 400, 3, 175.6667),
      .init("MON", 11, 800, 3, 25.6667), .init("Calendar event 1", 12, 600, 3, 96),
      .init("All-day", 11, 400, 3, 36.3333), .init("Calendar event 2", 12, 600, 3, 98),
      .init("9:00\u{202F}AM – 10:00\u{202F}AM", 11, 400, 3, 102.6667),
      .init("This is a header", 16, 400, 3, 113), .init("25:00", 13, 400, 3, 34, mono: true),
      .init("Laundry", 20, 600, 3, 73.3333), .init("25:00", 20, 400, 3, 52.3333, mono: true),
      .init("Charging paused", 17, 400, 3, 127.3333), .init("Title 0", 15, 600, 3, 43.3333),
      .init("Subtitle 0", 13, 400, 3, 56.6667), .init("Title 0", 13, 600, 3, 38.3333),
      .init("Subtitle 0", 12, 400, 3, 52.6667), .init("Digital Clock", 17, 600, 10, 98.6),
      .init("17:05", 17, 400, 10, 39.8), .init("5:05\u{202F}PM", 17, 400, 10, 59.4),
      .init("17:05:23", 17, 400, 10, 64.5), .init("Lock Screen", 17, 600, 10, 95.4),
      .init("67% of day", 17, 400, 10, 85.2),
    ]

  private static let titles: [MeasuredInk] = [
    (30.0, 223.0), (34, 252.3333), (38, 280.6667), (43, 317.3333), (48, 353.3333), (58, 424),
  ].map { .init("What's the point?", $0.0, 400, 3, $0.1) }

  /// Headline, leading and trailing body text of one screen at eight content sizes.
  private static let traits: [MeasuredInk] = [
    (14.0, 45.3333, 20.0, 31.0), (15, 48.3333, 21.3333, 33), (16, 51.3333, 22.6667, 34.6667),
    (17, 54.3333, 24, 36.6667), (21, 66, 28.6667, 44), (28, 87.3333, 37.6667, 58.3333),
    (40, 123.6667, 53.3333, 82.3333), (53, 163.3333, 70.3333, 108.3333),
  ].flatMap {
    [
      MeasuredInk("What's", $0.0, 600, 3, $0.1), .init("the", $0.0, 400, 3, $0.2),
      .init("point", $0.0, 400, 3, $0.3),
    ]
  }
}

/// Frames of single labels, which the platform gives in whole pixels.
struct MeasuredFrame: Sendable, CustomStringConvertible {
  var size: Double
  var frame: (width: Double, height: Double)
  /// Pixels from the top, at 3 pixels in a point.
  var baseline: Double

  var description: String { "title at \(size) pt" }

  /// "What's the point?" in the first title style at six content sizes.
  static let titles: [MeasuredFrame] = [
    .init(size: 30, frame: (225.667, 36), baseline: 86),
    .init(size: 34, frame: (255, 40.667), baseline: 97),
    .init(size: 38, frame: (284, 45.667), baseline: 109),
    .init(size: 43, frame: (320.667, 51.333), baseline: 123),
    .init(size: 48, frame: (356.667, 57.333), baseline: 137),
    .init(size: 58, frame: (428.333, 69.333), baseline: 166),
  ]
}
