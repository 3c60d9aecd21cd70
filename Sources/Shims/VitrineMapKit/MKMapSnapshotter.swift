public import CoreLocation

/// A maker of pictures of maps: a plain ground with a grid of no real roads.
open class MKMapSnapshotter: @unchecked Sendable {
  private let options: Options

  /// Creates a maker of a picture.
  public init(options: Options) { self.options = options }

  /// Whether it is at work: no, it takes no time.
  open var isLoading: Bool { false }

  /// Calls the handler at once with a picture. Leaves a diagnostic.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(Snapshot(options), nil)
  }
  /// Calls the handler at once with a picture, whatever the queue. Leaves a diagnostic.
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(Snapshot(options), nil) }
  /// Returns a picture. Leaves a diagnostic.
  open func start() async throws -> Snapshot { Snapshot(options) }
  /// Has no effect: it takes no time.
  open func cancel() {}

  /// The size and the part of the globe of a picture.
  open class Options: @unchecked Sendable {
    /// Creates options of 256 × 256 points of the whole world.
    public init() {}

    /// The part of the globe.
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(),
      span: MKCoordinateSpan(latitudeDelta: 170, longitudeDelta: 360))
    /// The part of a map of the world, in place of `region`.
    open var mapRect: MKMapRect?
    /// The camera, in place of `region`.
    open var camera: MKMapCamera?
    /// The size in points.
    open var size = CGSize(width: 256, height: 256)
    /// The pixels per point; the screen's for 0.
    open var scale: CGFloat = 0
    /// The look.
    open var mapType = MKMapType.standard
    /// Has no effect: a plain ground has no buildings.
    open var showsBuildings = true
    /// Has no effect: a plain ground has no points.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The scheme; that around for traits that say nothing.
    open var traitCollection = UITraitCollection()

    var part: CGRect {
      if let mapRect { return MapCameraPosition.rect(mapRect).part ?? region.part }
      guard let camera else { return region.part }
      let seen = MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.altitude,
        longitudinalMeters: camera.altitude)
      return seen.part
    }
  }

  /// A picture of a map.
  open class Snapshot: @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    /// The traits of the options.
    public let traitCollection: UITraitCollection
    private let place: MapPlace

    /// Returns the place of degrees in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { place.point(coordinate) }

    init(_ options: Options) {
      let place = MapPlace(options.part, in: options.size)
      let style = options.traitCollection.userInterfaceStyle
      let isDark =
        (style == .unspecified ? UITraitCollection.current.userInterfaceStyle : style) == .dark
      let colors = MapColors(isDark: isDark, isImagery: options.mapType.isImagery)
      let format = UIGraphicsImageRendererFormat()
      if options.scale > 0 { format.scale = options.scale }
      image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
        UIColor(colors.land).setFill()
        context.fill(CGRect(origin: .zero, size: options.size))
        UIColor(colors.road).setStroke()
        for road in place.roads {
          context.cgContext.setLineWidth(road.width)
          context.cgContext.strokeLineSegments(between: [road.from, road.to])
        }
      }
      self.place = place
      traitCollection = options.traitCollection
      CodeDrawing.tell(.map)
    }
  }
}

/// The older names of the parts of a maker of pictures.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
/// The older names of the parts of a maker of pictures.
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot

/// A camera above a map.
open class MKMapCamera: @unchecked Sendable {
  /// The middle of what it sees.
  open var centerCoordinate: CLLocationCoordinate2D
  /// The distance in metres.
  open var altitude: CLLocationDistance

  /// Creates a camera; slope and direction are not drawn.
  public init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDegrees
  ) {
    centerCoordinate = center
    altitude = distance
  }
}

/// The looks of maps, with the system's numbers.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard

  var isImagery: Bool { self != .standard && self != .mutedStandard }
}

/// The points that a map names, of which none show.
public final class MKPointOfInterestFilter: Sendable {
  private init() {}
  /// All of them.
  public static let includingAll = MKPointOfInterestFilter()
  /// None of them.
  public static let excludingAll = MKPointOfInterestFilter()
}
