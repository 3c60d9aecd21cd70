public import VitrineGraphics

/// A size that a parent proposes: nil asks for the ideal length, 0 for the minimum, infinity for the maximum.
@frozen
public struct Proposal: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  @inlinable
  public init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  public static let unspecified = Proposal(nil, nil)
  public static let zero = Proposal(0, 0)
  public static let infinity = Proposal(.infinity, .infinity)
}

public enum LayoutAxis: UInt8, Hashable, Sendable { case horizontal, vertical }

/// Distances from the edges of a rectangle, in points; leading and trailing follow the layout direction.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The size of a view and its explicit guides, for the closure of an alignment guide.
public struct Dimensions {
  public var size: Size
  /// Returns the position of a guide: the explicit one, otherwise the guide's default.
  public var horizontal: (HorizontalGuide) -> Double
  public var vertical: (VerticalGuide) -> Double
  public var explicitHorizontal: (HorizontalGuide) -> Double?
  public var explicitVertical: (VerticalGuide) -> Double?

  public init(
    size: Size, horizontal: @escaping (HorizontalGuide) -> Double,
    vertical: @escaping (VerticalGuide) -> Double,
    explicitHorizontal: @escaping (HorizontalGuide) -> Double?,
    explicitVertical: @escaping (VerticalGuide) -> Double?
  ) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
    self.explicitHorizontal = explicitHorizontal
    self.explicitVertical = explicitVertical
  }
}

/// A custom guide: its identity and its default position.
public struct CustomGuide: Hashable, Sendable {
  public var id: ObjectIdentifier
  public var name: String
  public var defaultValue: @Sendable (Dimensions) -> Double

  public init(
    id: ObjectIdentifier, name: String, defaultValue: @escaping @Sendable (Dimensions) -> Double
  ) {
    self.id = id
    self.name = name
    self.defaultValue = defaultValue
  }

  public static func == (a: CustomGuide, b: CustomGuide) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

public enum HorizontalGuide: Hashable, Sendable {
  case leading, center, trailing
  case custom(CustomGuide)
}

public enum VerticalGuide: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  case custom(CustomGuide)
}

/// A guide on each axis.
public struct Alignment2D: Hashable, Sendable {
  public var horizontal: HorizontalGuide
  public var vertical: VerticalGuide

  public init(_ horizontal: HorizontalGuide, _ vertical: VerticalGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment2D(.center, .center)
}
