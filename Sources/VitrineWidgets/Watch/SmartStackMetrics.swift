package import VitrineGraphics
package import VitrineViews

/// The dimensions of a watch's Smart Stack in points: the time at the top, and cards below each other.
///
/// The sizes of cards are those of the guidelines, for widgets and for live activities. Nothing else of the stack is
/// public, so that the rest is estimated.
package struct SmartStackMetrics {
  package let screen: Size
  /// The size of a card.
  package let card: Size
  private let factor: Double

  /// Creates the dimensions of a watch; nil for another device.
  package init?(_ device: Device, os: Int) {
    guard let corner = CornerMetrics(device),
      let card = device.widgetSize(.accessoryRectangular, profile: .guidelines, os: os)?.canvas
    else { return nil }
    (screen, factor, self.card) = (corner.screen, corner.factor, card)
  }

  /// The first watchOS with a Smart Stack.
  static let firstSystem = 10

  /// The radius of a card's corners.
  package static let radius = 18.0
  /// The colour of a card's ground.
  package static let ground = RGBA(0.12, 0.12, 0.12)
  /// The gap between two cards.
  package static let gap = 5.0

  /// Returns the frame of a card, counted from the top.
  package func frame(_ index: Int) -> Rect {
    Rect(
      x: (screen.width - card.width) / 2,
      y: (Self.top * factor).rounded() + Double(index) * (card.height + Self.gap),
      width: card.width, height: card.height)
  }

  /// The number of cards that begin on the screen: the list scrolls, and the last of them ends below it.
  package var count: Int {
    (0...).first { frame($0).y >= screen.height } ?? 0
  }

  /// The room of the time, above the cards at the trailing end.
  package var timeFrame: Rect {
    let card = frame(0)
    return Rect(x: card.x + Self.radius / 2, y: 0, width: card.width - Self.radius, height: card.y)
  }

  /// The size of the font of the time.
  package var timeSize: Double { 15 * factor }

  /// The top of the first card on the screen of 162 points.
  private static let top = 28.0
}
