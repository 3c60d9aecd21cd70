import VitrineGraphics
import VitrineViews

/// The places for widgets on a watch face: corners and circles of one with hands, or the line, the wide widget and the
/// circles of one with figures. The widget of the picture decides which it is.
struct FaceRow: ScreenHost {
  private let device: Device
  private let face: FaceKind
  private var free: [Seat]

  /// A place that is not taken yet.
  private struct Seat {
    var family: WidgetFamily
    var frame: Rect
    var face: FacePlace?
  }

  init(_ configuration: RenderConfiguration) {
    device = configuration.device
    face = FaceKind(configuration)
    free = face == .hands ? Self.aroundHands(device) : Self.aroundFigures(device)
  }

  /// Takes the next place of a family, or the corner in the column and the row of a cell.
  mutating func place(
    _ family: WidgetFamily, at cell: ScreenCell?, for member: Int
  ) throws(ScreenRefusal) -> ScreenPlace {
    let corner = try cell.map { (cell) throws(ScreenRefusal) in try Self.corner(cell, family) }
    let index = free.firstIndex { seat in
      seat.family == family && (corner == nil || seat.face == corner)
    }
    guard let index else { throw .full }
    let seat = free.remove(at: index)
    return ScreenPlace(frame: seat.frame, face: seat.face)
  }

  private static func corner(
    _ cell: ScreenCell, _ family: WidgetFamily
  ) throws(ScreenRefusal) -> FacePlace {
    guard FacePlace.topLeft.family == family else { throw .noGrid }
    let corners: [[FacePlace]] = [[.topLeft, .topRight], [.bottomLeft, .bottomRight]]
    guard corners.indices.contains(cell.row), corners[cell.row].indices.contains(cell.column)
    else { throw .outside(columns: [0, 1], rows: [0, 1]) }
    return corners[cell.row][cell.column]
  }

  /// The corners, the upper circle, whose label is around the dial, and the other circles.
  private static func aroundHands(_ device: Device) -> [Seat] {
    guard let corner = CornerMetrics(device), let dial = DialMetrics(device) else { return [] }
    let corners = FacePlace.allCases.filter(\.isCorner).map {
      Seat(
        family: $0.family, frame: Rect(origin: corner.origin(of: $0), size: corner.box),
        face: $0)
    }
    let upper = Seat(
      family: .accessoryCircular, frame: Rect(origin: .zero, size: device.screen), face: .bezel)
    let circles = [DialMetrics.Spot.bottom, .left, .right].map {
      Seat(family: .accessoryCircular, frame: dial.frame(of: $0))
    }
    return corners + [upper] + circles
  }

  private static func aroundFigures(_ device: Device) -> [Seat] {
    guard let digits = DigitMetrics(device) else { return [] }
    let circles = (0..<DigitMetrics.circles).map {
      Seat(family: .accessoryCircular, frame: digits.circle($0))
    }
    return [
      Seat(family: .accessoryInline, frame: digits.lineFrame),
      Seat(family: .accessoryRectangular, frame: digits.wideFrame),
    ] + circles
  }
}

/// A kind of watch face.
enum FaceKind: Hashable {
  case hands, figures

  /// The face that has a place for the picture's widget.
  init(_ configuration: RenderConfiguration) {
    switch configuration.family {
    case .accessoryRectangular, .accessoryInline: self = .figures
    default: self = .hands
    }
  }
}
