public import CoreLocation

/// A map, of which a picture shows a plain ground with a grid of no real roads; what lies on it stands at its place.
public struct Map<Content: MapContent>: View {
  private let position: MapCameraPosition
  private let content: Content
  @Environment(\.colorScheme) private var scheme
  @Environment(\.mapIsImagery) private var isImagery

  /// Creates a map with a place to look at. Bounds, modes and scope have no effect. Leaves a diagnostic.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {
    position = initialPosition
    self.content = content()
  }

  /// Creates a map with a place to look at, as `init(initialPosition:)` does.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) { self.init(initialPosition: position.wrappedValue, content: content) }

  /// Creates a map of the places of its content, as `init(initialPosition:)` does.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(initialPosition: .automatic, content: content) }

  public var body: some View {
    let items = content._items
    let part = position.part ?? MKCoordinateRegion.part(around: items.flatMap(\.coordinates))
    let colors = MapColors(isDark: scheme == .dark, isImagery: isImagery)
    GeometryReader { proxy in
      let place = MapPlace(part, in: proxy.size)
      ZStack(alignment: .topLeading) {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(colors.land))
          for road in place.roads {
            let line = Path { path in
              path.move(to: road.from)
              path.addLine(to: road.to)
            }
            context.stroke(line, with: .color(colors.road), lineWidth: road.width)
          }
          for item in items { item.draw(place, &context) }
        }
        ForEach(Array(items.enumerated()), id: \.offset) { _, item in
          if case .view(let view, let coordinate, let anchor) = item.kind {
            let point = place.point(coordinate)
            view.tint(item.fill ?? AnyShapeStyle(Color.red))
              .alignmentGuide(.leading) { $0.width * anchor.x - point.x }
              .alignmentGuide(.top) { $0.height * anchor.y - point.y }
          }
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
    }
    .clipped()
    .gap(.map)
  }
}

extension Map where Content == MapItems {
  /// Creates a map with nothing on it, as `init(initialPosition:content:)` does.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(initialPosition: initialPosition) {} }

  /// Creates a map of a part of the globe with nothing on it; modes and the person's place have no effect.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) { self.init(initialPosition: .region(coordinateRegion.wrappedValue)) {} }

  /// Creates a map of a part of the globe with marks; modes and the person's place have no effect.
  public init<Items: RandomAccessCollection, Mark: MapContent>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Mark
  ) where Items.Element: Identifiable {
    let items = UncheckedItems(items: annotationItems.flatMap { annotationContent($0)._items })
    self.init(initialPosition: .region(coordinateRegion.wrappedValue)) {
      MapItems { items.items }
    }
  }
}

extension MapContentBuilder {
  /// Returns no parts.
  public static func buildBlock() -> MapItems { MapItems { [] } }
}

extension MapItem {
  /// Draws a figure.
  func draw(_ place: MapPlace, _ context: inout GraphicsContext) {
    guard let path = path(place) else { return }
    if let fill { context.fill(path, with: .style(fill)) }
    if let stroke { context.stroke(path, with: .style(stroke.style), style: stroke.line) }
  }

  private func path(_ place: MapPlace) -> Path? {
    switch kind {
    case .view: return nil
    case .path(let places, let isClosed):
      return Path { path in
        path.addLines(places.map { place.point($0) })
        if isClosed { path.closeSubpath() }
      }
    case .circle(let middle, let radius):
      let center = place.point(middle)
      let r = radius * Mercator.metre(at: middle.latitude) * place.scale
      return Path(ellipseIn: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
    }
  }
}

/// The older mark of a place: a pin.
public struct MapMarker: MapContent {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color

  /// Creates a pin, red without a colour.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint ?? .red
  }

  public var _items: [MapItem] { Marker("", coordinate: coordinate).tint(tint)._items }
}

/// The older pin of a place.
public typealias MapPin = MapMarker

/// The older view at a place.
public struct MapAnnotation<Content: View>: MapContent {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: CGPoint
  private let content: Content

  /// Creates a view; the anchor is a part of its size.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = anchorPoint
    self.content = content()
  }

  public var _items: [MapItem] {
    [
      MapItem(
        kind: .view(
          AnyView(content.fixedSize()), at: coordinate, anchor: UnitPoint(x: anchor.x, y: anchor.y))
      )
    ]
  }
}
