public import CoreLocation

/// A balloon at a place, with words below it.
public struct Marker<Label: View>: MapContent {
  private let label: Label
  private let glyph: Glyph
  private let coordinate: CLLocationCoordinate2D

  enum Glyph { case symbol(String), image(String), monogram(Text) }

  fileprivate init(_ label: Label, _ glyph: Glyph, _ coordinate: CLLocationCoordinate2D) {
    self.label = label
    self.glyph = glyph
    self.coordinate = coordinate
  }

  /// Creates a balloon with any label, whose symbol is that of a pin.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(label(), .symbol("mappin"), coordinate)
  }

  public var _items: [MapItem] {
    let balloon = MapBalloon(glyph: glyph, label: AnyView(label))
    return [MapItem(kind: .view(AnyView(balloon), at: coordinate, anchor: MapBalloon.tip))]
  }
}

extension Marker where Label == Text {
  /// Creates a balloon with a localised title.
  public init(_ key: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(key), .symbol("mappin"), coordinate)
  }
  /// Creates a balloon with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .symbol("mappin"), coordinate)
  }
  /// Creates a balloon with a localised title and a symbol.
  public init(_ key: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(key), .symbol(systemImage), coordinate)
  }
  /// Creates a balloon with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(Text(title), .symbol(systemImage), coordinate) }
  /// Creates a balloon with a localised title and a picture of the catalogue.
  public init(_ key: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(key), .image(image), coordinate)
  }
  /// Creates a balloon with a localised title and some letters.
  public init(_ key: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(key), .monogram(monogram), coordinate)
  }
}

/// A view at a place, with words below it.
public struct Annotation<Label: View, Content: View>: MapContent {
  private let label: Label
  private let content: Content
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint

  /// Creates a view with any label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.coordinate = coordinate
    self.anchor = anchor
  }

  public var _items: [MapItem] {
    let view = content.fixedSize().overlay(alignment: .bottom) {
      label.modifier(MapWords()).alignmentGuide(.bottom) { $0[.top] }
    }
    return [MapItem(kind: .view(AnyView(view), at: coordinate, anchor: anchor))]
  }
}

extension Annotation where Label == Text {
  /// Creates a view with a localised title.
  public init(
    _ key: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(key) }
  }
  /// Creates a view with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// The person's place, which is not known.
public struct UserAnnotation: MapContent {
  /// Creates a mark that does not show.
  public init() {}

  public var _items: [MapItem] { [] }
}

/// A line through places.
public struct MapPolyline: MapContent {
  private let coordinates: [CLLocationCoordinate2D]

  /// Creates a line, which shows by `stroke`.
  public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

  public var _items: [MapItem] { [MapItem(kind: .path(coordinates, isClosed: false))] }
}

/// An area between places.
public struct MapPolygon: MapContent {
  private let coordinates: [CLLocationCoordinate2D]

  /// Creates an area, which shows by `foregroundStyle` and `stroke`.
  public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

  public var _items: [MapItem] { [MapItem(kind: .path(coordinates, isClosed: true))] }
}

/// An area around a place.
public struct MapCircle: MapContent {
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// Creates an area by its radius in metres, which shows by `foregroundStyle` and `stroke`.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }

  public var _items: [MapItem] { [MapItem(kind: .circle(center, radius: radius))] }
}

/// The balloon of a marker, estimated on Apple's: a disc with a tip, and words below.
private struct MapBalloon: View {
  let glyph: Marker<Text>.Glyph
  let label: AnyView

  /// The end of the tip in the balloon's frame.
  static let tip = UnitPoint.bottom

  init<Label>(glyph: Marker<Label>.Glyph, label: AnyView) {
    self.glyph =
      switch glyph {
      case .symbol(let name): .symbol(name)
      case .image(let name): .image(name)
      case .monogram(let text): .monogram(text)
      }
    self.label = label
  }

  var body: some View {
    ZStack(alignment: .top) {
      MapTip().fill(.tint).frame(width: 10, height: 8).offset(y: 26)
      Circle().fill(.tint).frame(width: 28, height: 28)
      mark.font(.system(size: 14, weight: .semibold)).foregroundStyle(.white)
        .frame(width: 28, height: 28)
    }
    .frame(width: 28, height: 34, alignment: .top)
    .overlay(alignment: .bottom) {
      label.modifier(MapWords()).alignmentGuide(.bottom) { $0[.top] }
    }
  }

  @ViewBuilder private var mark: some View {
    switch glyph {
    case .symbol(let name): Image(systemName: name)
    case .image(let name): Image(name).resizable().scaledToFit().padding(5)
    case .monogram(let text): text
    }
  }
}

/// The tip of a balloon.
private struct MapTip: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.midX - 2, y: rect.midY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.midX + 2, y: rect.midY))
      path.closeSubpath()
    }
  }
}

/// The words below a mark.
private struct MapWords: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.system(size: 11, weight: .medium)).foregroundStyle(.primary).fixedSize()
      .padding(.top, 1)
  }
}
