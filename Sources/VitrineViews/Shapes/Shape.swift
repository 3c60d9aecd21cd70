public import Foundation
import VitrineGraphics
package import VitrineLayout

/// An outline in a given rectangle.
public nonisolated protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  static var role: ShapeRole { get }
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
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public nonisolated static var role: ShapeRole { .fill }
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
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// The style of a stroke; lengths in points.
public nonisolated struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
