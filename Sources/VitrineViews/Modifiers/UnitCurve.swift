/// A curve from (0, 0) to (1, 1) that maps an input progress to an output progress.
public nonisolated struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear, circularEaseIn, circularEaseOut, circularEaseInOut
    case bezier(UnitPoint, UnitPoint)
  }

  private let function: Function

  private init(_ function: Function) { self.function = function }

  /// The straight line, whose velocity is 1.
  public static let linear = UnitCurve(.linear)
  /// A curve that starts slowly, with control points at (0.42, 0) and (1, 1).
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A curve that ends slowly, with control points at (0, 0) and (0.58, 1).
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A curve that starts and ends slowly, with control points at (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// The same curve as `easeInOut`.
  @available(*, deprecated, message: "Use easeInOut instead")
  public static let easeInEaseOut = easeInOut
  /// The bottom right quarter of a circle, which starts slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// The top left quarter of a circle, which ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Both quarters one after the other at half the size.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Returns the cubic curve with these control points; their x is limited to 0…1 when it is evaluated.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// Returns the output progress for an input progress, which is limited to 0…1.
  ///
  /// Of control points the y is limited to 0…1 as well, so that the result is in 0…1 (OpenSwiftUI's reading of
  /// SwiftUI 6.5; Apple's documentation promises the range).
  public func value(at progress: Double) -> Double {
    let x = Self.limited(progress)
    switch function {
    case .linear: return x
    case .circularEaseIn: return Self.quarter(x)
    case .circularEaseOut: return 1 - Self.quarter(1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? Self.quarter(2 * x) / 2 : 1 - Self.quarter(2 - 2 * x) / 2
    case .bezier(let start, let end):
      return CubicCurve(
        Self.limited(start.x), Self.limited(start.y), Self.limited(end.x), Self.limited(end.y)
      ).value(at: x)
    }
  }

  /// Returns the rate of change of the output progress at an input progress, which is limited to 0…1; infinite
  /// where the curve is upright. The y of control points is not limited.
  public func velocity(at progress: Double) -> Double {
    let x = Self.limited(progress)
    switch function {
    case .linear: return 1
    case .circularEaseIn: return Self.slope(x)
    case .circularEaseOut: return Self.slope(1 - x)
    case .circularEaseInOut: return Self.slope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .bezier(let start, let end):
      return CubicCurve(
        Self.limited(start.x), Double(start.y), Self.limited(end.x), Double(end.y)
      ).velocity(at: x)
    }
  }

  /// The curve with x and y exchanged.
  public var inverse: UnitCurve {
    switch function {
    case .linear, .circularEaseInOut: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let start, let end):
      .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x))
    }
  }

  private static func limited(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }

  /// The height of the quarter circle that starts level.
  private static func quarter(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func slope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}
