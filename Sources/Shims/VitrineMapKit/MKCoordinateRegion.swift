public import CoreLocation

/// A height and a width in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The height.
  public var latitudeDelta: CLLocationDegrees
  /// The width.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the globe.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The height and the width.
  public var span: MKCoordinateSpan

  /// Creates a part of nothing.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// Creates a part by degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates a part by metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let east = longitudinalMeters * Mercator.metre(at: center.latitude) * 360
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters * 360 / Mercator.equator, longitudeDelta: east))
  }
}

/// A place in a map of the world, north at y = 0.
public struct MKMapPoint: Hashable, Sendable {
  /// The distance to the east.
  public var x: Double
  /// The distance to the south.
  public var y: Double

  /// The side of the world, as Apple's maps have it.
  static let world = 268_435_456.0

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// Creates the place of degrees.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let place = coordinate.place
    self.init(x: place.x * Self.world, y: place.y * Self.world)
  }
}

/// A part of a map of the world.
public struct MKMapRect: Hashable, Sendable {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a part.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = MKMapPoint(x: x, y: y)
    self.width = width
    self.height = height
  }

  /// The whole world.
  public static let world = MKMapRect(
    x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)
}

extension CLLocationCoordinate2D {
  /// The place in the square of the world.
  var place: CGPoint { Mercator.place(latitude: latitude, longitude: longitude) }
}
