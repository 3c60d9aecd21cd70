import CoreLocation

/// The part of the world that a picture shows, and the place of degrees in it.
struct MapPlace {
  /// The middle in the square of the world.
  private let center: CGPoint
  /// The points of the picture for the side of the world.
  let scale: Double
  private let size: CGSize

  /// The nearest that a map shows, in points for the side of the world: some metres.
  private static let largestScale = 1e9

  /// - Parameters:
  ///   - part: what must be seen, in the square of the world.
  ///   - size: the picture in points.
  init(_ part: CGRect, in size: CGSize) {
    center = CGPoint(x: part.midX, y: part.midY)
    self.size = size
    let fits = min(
      size.width / max(part.width, 1e-12), size.height / max(part.height, 1e-12))
    scale = min(max(fits, 1), Self.largestScale)
  }

  /// Returns the place in the picture in points.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint { point(coordinate.place) }

  private func point(_ place: CGPoint) -> CGPoint {
    CGPoint(
      x: size.width / 2 + (place.x - center.x) * scale,
      y: size.height / 2 + (place.y - center.y) * scale)
  }

  /// The lines of a grid that lies still on the globe, with their widths in points: for want of roads.
  var roads: [(from: CGPoint, to: CGPoint, width: CGFloat)] {
    // The distance of lines halves as the scale doubles, so that they are 28 to 56 points apart.
    var step = 1.0
    while step * scale > 56 { step /= 2 }
    return lines(step, across: true) + lines(step, across: false)
  }

  private func lines(
    _ step: Double, across: Bool
  ) -> [(from: CGPoint, to: CGPoint, width: CGFloat)] {
    let (middle, length) = across ? (center.x, size.width) : (center.y, size.height)
    let first = ((middle - length / 2 / scale) / step).rounded(.up)
    let last = ((middle + length / 2 / scale) / step).rounded(.down)
    guard last >= first, last - first < Self.mostLines else { return [] }
    return stride(from: first, through: last, by: 1).map { index in
      let at = length / 2 + (index * step - middle) * scale
      let isMain = index.truncatingRemainder(dividingBy: 4) == 0
      return (
        from: across ? CGPoint(x: at, y: 0) : CGPoint(x: 0, y: at),
        to: across ? CGPoint(x: at, y: size.height) : CGPoint(x: size.width, y: at),
        width: isMain ? 4 : 1.5
      )
    }
  }

  /// The most lines of a direction, far more than a screen has.
  private static let mostLines = 1000.0
}

extension MKCoordinateRegion {
  /// The part of the square of the world.
  var part: CGRect {
    let (half, east) = (span.latitudeDelta / 2, span.longitudeDelta / 2)
    let north = Mercator.place(
      latitude: center.latitude + half, longitude: center.longitude - east)
    let south = Mercator.place(
      latitude: center.latitude - half, longitude: center.longitude + east)
    // The middle of a map is that of the region, whatever the projection does to its halves.
    let middle = center.place
    return CGRect(
      x: middle.x - (south.x - north.x) / 2, y: middle.y - (south.y - north.y) / 2,
      width: max(south.x - north.x, 0), height: max(south.y - north.y, 0))
  }

  /// The part of the world that has places, with some room around them; a whole world without any.
  static func part(around coordinates: [CLLocationCoordinate2D]) -> CGRect {
    let places = coordinates.map(\.place)
    guard let first = places.first else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let whole = places.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    let room = max(whole.width, whole.height, 0.000_02) * 0.25
    return whole.insetBy(dx: -room, dy: -room)
  }
}

/// The colours of a map without one, estimated on Apple's in both schemes.
struct MapColors {
  let land: Color
  let road: Color

  init(isDark: Bool, isImagery: Bool) {
    if isImagery {
      land = Color(red: 0.27, green: 0.33, blue: 0.24)
      road = Color(white: 1, opacity: 0.35)
    } else if isDark {
      land = Color(red: 0.15, green: 0.16, blue: 0.18)
      road = Color(red: 0.25, green: 0.26, blue: 0.29)
    } else {
      land = Color(red: 0.965, green: 0.953, blue: 0.925)
      road = .white
    }
  }
}
