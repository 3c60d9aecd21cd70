public import CoreLocation

/// Something that lies on a map.
public protocol MapContent {
  /// The parts of it.
  @MainActor var _items: [MapItem] { get }
}

/// A part of a map's content: a view at a place, or a figure.
public struct MapItem {
  enum Kind {
    case view(AnyView, at: CLLocationCoordinate2D, anchor: UnitPoint)
    case path([CLLocationCoordinate2D], isClosed: Bool)
    case circle(CLLocationCoordinate2D, radius: Double)
  }

  var kind: Kind
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, line: StrokeStyle)?

  /// The places that a map without a region has to show.
  var coordinates: [CLLocationCoordinate2D] {
    switch kind {
    case .view(_, let place, _), .circle(let place, _): [place]
    case .path(let places, _): places
    }
  }
}

/// Several parts of a map's content.
public struct MapItems: MapContent {
  let make: @MainActor () -> [MapItem]

  public var _items: [MapItem] { make() }
}

/// A result builder of a map's content.
@resultBuilder @MainActor
public enum MapContentBuilder {
  /// Returns one part.
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  /// Joins parts in order.
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> MapItems {
    var items: [MapItem] = []
    repeat items += (each content)._items
    let all = UncheckedItems(items: items)
    return MapItems { all.items }
  }
  /// Returns the parts of an `if`, or none.
  public static func buildOptional<C: MapContent>(_ content: C?) -> MapItems {
    let all = UncheckedItems(items: content?._items ?? [])
    return MapItems { all.items }
  }
  /// Returns the parts of a branch.
  public static func buildEither<C: MapContent>(first content: C) -> MapItems {
    let all = UncheckedItems(items: content._items)
    return MapItems { all.items }
  }
  /// Returns the parts of a branch.
  public static func buildEither<C: MapContent>(second content: C) -> MapItems {
    let all = UncheckedItems(items: content._items)
    return MapItems { all.items }
  }
  /// Returns the parts of a newer system.
  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> MapItems {
    let all = UncheckedItems(items: content._items)
    return MapItems { all.items }
  }
}

struct UncheckedItems: @unchecked Sendable { let items: [MapItem] }

extension ForEach: MapContent where Content: MapContent {
  @MainActor public var _items: [MapItem] { data.flatMap { content($0)._items } }
}

extension ForEach where Content: MapContent {
  /// Creates content for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(_data: data, content: content) }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates content for each element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, content: content)
  }
}

extension MapContent {
  /// Colours markers and fills figures.
  public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { filled(AnyShapeStyle(style)) }
  /// Fills figures with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    filled(AnyShapeStyle(style))
  }
  /// Draws the line of figures.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws the line of figures.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed { $0.stroke = (AnyShapeStyle(content), style) }
  }
  /// Returns the content unchanged: nothing is chosen in a picture.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { _ in } }
  /// Returns the content unchanged: titles show where there are some.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { changed { _ in } }
  /// Returns the content unchanged: figures lie below what stands on the map.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }

  private func filled(_ style: AnyShapeStyle) -> MapItems {
    changed { item in
      if case .view(let view, let place, let anchor) = item.kind {
        item.kind = .view(AnyView(view.tint(style)), at: place, anchor: anchor)
      }
      item.fill = style
    }
  }

  private func changed(_ change: @escaping (inout MapItem) -> Void) -> MapItems {
    let own = Unchecked(value: (self, change))
    return MapItems {
      own.value.0._items.map { item in
        var item = item
        own.value.1(&item)
        return item
      }
    }
  }
}

private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

/// The layers of figures; all lie above roads.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
