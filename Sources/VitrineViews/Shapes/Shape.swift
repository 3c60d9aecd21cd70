public import Foundation
import VitrineGraphics
package import VitrineLayout

/// An outline in a given rectangle.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path
  /// Returns the size that the shape would take. Layout does not ask for it.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The use of the shape, which drawing does not read.
  static var role: ShapeRole { get }
  /// Whether the outline is mirrored in a layout direction; read for shapes with a `path(in:)` of their own.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  func _geometry(_ environment: EnvironmentValues) -> _Geometry
}

/// The geometry of a shape in the layout stage.
public nonisolated struct _Geometry {
  package let shape: ShapeGeometry

  package init(_ shape: ShapeGeometry) { self.shape = shape }
}

/// The use of a shape.
public nonisolated enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Whether a shape is mirrored in right-to-left layouts.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  /// The behaviour that mirrors the shape in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether the outline must be mirrored beforehand, since layout mirrors every shape in right-to-left text.
  func needsTurning(in direction: LayoutDirection) -> Bool {
    let isMirrored =
      switch self {
      case .fixed: false
      case .mirrors(let mirrored): mirrored == direction
      }
    return isMirrored != (direction == .rightToLeft)
  }
}

extension Shape {
  /// Returns the proposed size, with 10 points where the proposal is nil. Layout does not ask for it: a view
  /// of a shape fills the size that it is proposed.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The default role, `.fill`; drawing does not read it.
  public nonisolated static var role: ShapeRole { .fill }
  /// The default behaviour: the outline is mirrored in right-to-left layouts.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The geometry that calls the author's `path(in:)` once the rectangle is known.
  public nonisolated func _geometry(_ environment: EnvironmentValues) -> _Geometry {
    let owner = AmbientEnvironment.current ?? environment
    let isTurned = layoutDirectionBehavior.needsTurning(in: environment.layoutDirection)
    return _Geometry(
      .custom(name: typeName(Self.self)) { rect in
        let outline = AmbientEnvironment.with(owner) { self.path(in: CGRect(rect)).outline }
        let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
        return isTurned ? outline.transformed(by: mirror) : outline
      })
  }

  /// The shape filled with the foreground style.
  public nonisolated var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(
      .shape(
        ShapeLeaf(
          view._geometry(environment).shape,
          .fill(environment.drawing.foreground.fill(environment), .nonZero))), typeName(Self.self))
  }
}

/// The fill rule and antialiasing of a shape.
public nonisolated struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides which areas are inside, instead of the non-zero rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed. False leaves a diagnostic on the fill of a shape; edges are smoothed anyway.
  public var isAntialiased: Bool

  /// Creates a fill style, by default with the non-zero rule and smoothed edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// The style of a stroke; lengths in points.
public nonisolated struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points; 0 or less draws nothing.
  public var lineWidth: CGFloat
  /// The form of the ends of open lines and of dashes.
  public var lineCap: CGLineCap
  /// The form of corners where two segments meet.
  public var lineJoin: CGLineJoin
  /// The longest mitre in line widths; a longer one becomes a bevel, and a limit below 1 counts as 1.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points. The line is solid if there are none, if one is
  /// negative or if all are 0.
  public var dash: [CGFloat]
  /// The distance into the dashes at which each subpath begins, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style, by default of a solid line 1 point wide with butt caps and mitred joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  package var stroke: GraphicsStroke {
    GraphicsStroke(
      width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit,
      dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }
}

/// The cap of an open line.
public nonisolated enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square

  var cap: GraphicsStroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The join between two lines.
public nonisolated enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel

  var join: GraphicsStroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// The size that a container proposes to a view; nil asks for the ideal length.
public nonisolated struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; nil asks for the ideal width, infinity for the largest.
  public var width: CGFloat?
  /// The proposed height in points; nil asks for the ideal height, infinity for the largest.
  public var height: CGFloat?

  /// Creates a proposal from lengths in points, where nil asks for the ideal length.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size in points on both axes.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal of 0 on both axes, which asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal of nil on both axes, which asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal of infinity on both axes, which asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal as a size, with the lengths of `size` where it is nil: 10 points by default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
