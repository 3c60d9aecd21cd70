import VitrineGraphics

/// The buttons at the edges of a drawn device.
///
/// Their places are shares of the device's longer side from its top, of a tablet's shorter side from its right: by eye
/// on product pictures (estimated).
struct DeviceButtons {
  private let left: [ClosedRange<Double>]
  private let right: [ClosedRange<Double>]
  private let top: [ClosedRange<Double>]

  init(_ camera: DeviceFrameGeometry.Camera, isTablet: Bool) {
    if isTablet {
      (left, right, top) = ([], [], [0.84...0.925])
      return
    }
    top = []
    switch camera {
    // A button for actions, two for the volume; the side button.
    case .island, .none:
      (left, right) = ([0.185...0.222, 0.26...0.33, 0.345...0.415], [0.275...0.385])
    // A switch and two buttons; a longer side button.
    case .notch: (left, right) = ([0.16...0.197, 0.23...0.305, 0.325...0.4], [0.256...0.376])
    case .homeButton:
      (left, right) = ([0.125...0.16, 0.195...0.255, 0.28...0.34], [0.19...0.265])
    }
  }

  /// The points by which a button rises over the edge, at a whole number of them, as a share of the device's shorter
  /// side (estimated).
  static func rise(_ shortSide: Double) -> Double { max(1, (shortSide * 0.0075).rounded()) }

  /// The space that the buttons take on each side of the body.
  ///
  /// - Parameter isTurned: whether the device's top is at the left.
  func insets(_ rise: Double, isTurned: Bool) -> (
    left: Double, top: Double, right: Double, bottom: Double
  ) {
    func space(_ buttons: [ClosedRange<Double>]) -> Double { buttons.isEmpty ? 0 : rise }
    return isTurned
      ? (space(top), space(right), 0, space(left)) : (space(left), space(top), space(right), 0)
  }

  /// The buttons around a body; each reaches below its edge by as much as it rises over it.
  func rects(around body: Rect, _ rise: Double, isTurned: Bool) -> [Rect] {
    let (length, breadth) = isTurned ? (body.width, body.height) : (body.height, body.width)
    // Upright, from the body's left upper corner.
    let upright =
      left.map {
        Rect(x: -rise, y: $0.lowerBound * length, width: 2 * rise, height: $0.span * length)
      }
      + right.map {
        Rect(
          x: breadth - rise, y: $0.lowerBound * length, width: 2 * rise, height: $0.span * length)
      }
      + top.map {
        Rect(x: $0.lowerBound * breadth, y: -rise, width: $0.span * breadth, height: 2 * rise)
      }
    return upright.map { rect in
      isTurned
        ? Rect(
          x: body.x + rect.y, y: body.y + breadth - rect.maxX, width: rect.height,
          height: rect.width)
        : Rect(x: body.x + rect.x, y: body.y + rect.y, width: rect.width, height: rect.height)
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var span: Double { upperBound - lowerBound }
}
