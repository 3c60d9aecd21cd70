public import CoreLocation

/// The place that a map looks at.
public struct MapCameraPosition: Sendable {
  /// The part that must be seen, in the square of the world; nil for the places of the content.
  let part: CGRect?

  /// The places of the content.
  public static let automatic = MapCameraPosition(part: nil)
  /// Returns a part of the globe.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(part: region.part) }
  /// Returns a part of a map of the world.
  public static func rect(_ rect: MKMapRect) -> Self {
    let world = MKMapPoint.world
    return Self(
      part: CGRect(
        x: rect.origin.x / world, y: rect.origin.y / world, width: rect.width / world,
        height: rect.height / world))
  }
  /// Returns the ground below a camera, seen from straight above.
  public static func camera(_ camera: MapCamera) -> Self {
    // A camera's view has half of its height on each side, as Apple's is 53° wide.
    region(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance,
        longitudinalMeters: camera.distance))
  }
  /// Returns another place: the person's is not known.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> Self { fallback }
}

/// A camera above a map.
public struct MapCamera: Sendable {
  /// The middle of what it sees.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance in metres.
  public var distance: Double
  /// The direction in degrees, which is not drawn: north is up.
  public var heading: Double
  /// The slope in degrees, which is not drawn.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// The limits of a map's camera, which have no effect.
public struct MapCameraBounds: Sendable {
  /// Creates limits, which are ignored.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The ways of touching a map, which have no effect.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Coming nearer.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turning.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Sloping.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All of them.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// The look of a map: drawn or photographed, each as a plain ground.
public struct MapStyle: Sendable {
  let isImagery: Bool

  /// The drawn map.
  public static let standard = MapStyle(isImagery: false)
  /// The photographed map.
  public static let imagery = MapStyle(isImagery: true)
  /// The photographed map with words.
  public static let hybrid = MapStyle(isImagery: true)
  /// Returns the drawn map; heights, emphasis, points and traffic are ignored.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  /// Returns the photographed map; heights are ignored.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  /// Returns the photographed map with words; all settings are ignored.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }

  /// Whether heights show.
  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
  /// Whether the map steps back.
  public enum Emphasis: Hashable, Sendable { case automatic, muted }
}

/// The kinds of points that a map names, of which none show.
public struct PointOfInterestCategories: Hashable, Sendable {
  /// All kinds.
  public static let all = PointOfInterestCategories()
  /// No kinds.
  public static let excludingAll = PointOfInterestCategories()
}

private struct MapImageryKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var mapIsImagery: Bool {
    get { self[MapImageryKey.self] }
    set { self[MapImageryKey.self] = newValue }
  }
}

extension View {
  /// Sets the ground of the maps inside the view.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View {
    environment(\.mapIsImagery, style.isImagery)
  }
  /// Returns the view unchanged: a picture shows no controls of maps.
  public nonisolated func mapControls<Controls>(_ controls: () -> Controls) -> some View { self }
  /// Returns the view unchanged: a picture shows no controls of maps.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
