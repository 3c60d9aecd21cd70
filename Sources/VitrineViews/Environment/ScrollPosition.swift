public import Foundation

/// The position to which a scroll view has been scrolled. The author's state is shown as it is first: an edge or a
/// point counts, the identity of a view does not, as on a device.
public nonisolated struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  private var place: Place?
  private var id: ViewID?

  private struct ViewID: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (a: Self, b: Self) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
  }

  /// Creates a position at no place; the type of identities is not kept.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Creates a position at a view, which has no effect in a picture; the type and `anchor` are not kept.
  public init<ID: Hashable & Sendable>(
    id: ID, anchor: UnitPoint? = nil
  ) { self.id = ViewID(value: id) }

  /// Creates a position at an edge of the content; the type of identities is not kept.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }

  /// Creates a position by distances in points from the content's top leading corner; the type of identities
  /// is not kept.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  /// Creates a position by distances in points from the content's top leading corner; the type of identities
  /// is not kept.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }

  /// Creates a position by a distance in points from the content's leading edge; the type of identities is not
  /// kept.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }

  /// Creates a position by a distance in points from the content's upper edge; the type of identities is not
  /// kept.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  /// The edge of the content that was scrolled to; nil if another place was.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that was scrolled to, in points from the content's top leading corner.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = place else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The distance from the content's leading edge that was scrolled to, in points.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The distance from the content's upper edge that was scrolled to, in points.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identity of the view that was scrolled to; nil if another place was.
  public var viewID: (any Hashable & Sendable)? { id?.value }

  /// The identity of the view that was scrolled to, if it is of a type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { id?.value as? ID }

  /// Always false: nobody scrolls in a picture.
  public var isPositionedByUser: Bool { false }

  /// Moves the position to a view, which has no effect in a picture; `anchor` is not kept.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id)
  }

  /// Moves the position to an edge of the content.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  /// Moves the position to a point of the content.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  /// Moves the position to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }

  /// Moves the position on the horizontal axis.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

  /// Moves the position on the vertical axis.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
}
