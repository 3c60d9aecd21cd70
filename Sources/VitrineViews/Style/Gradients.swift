public import Foundation
import VitrineGraphics
import VitrineLayout

/// A sequence of colours, each at a location 0…1.
public nonisolated struct Gradient: Hashable, Sendable {
  /// A colour at a position of a gradient.
  public nonisolated struct Stop: Hashable, Sendable {
    /// The colour at the location; between two stops the colours are mixed in encoded sRGB.
    public var color: Color
    /// The position, limited to 0…1; a stop before its predecessor moves up to it.
    public var location: CGFloat

    /// Creates a stop; the location is 0 at the start of the gradient and 1 at its end.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in order of location; without any, the gradient is clear.
  public var stops: [Stop]

  /// Creates a gradient of colours at given locations, in ascending order.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The interpolation space; drawing always interpolates in encoded sRGB.
  public nonisolated enum ColorSpace: Hashable, Sendable { case device, perceptual }

  /// Returns the gradient with a requested space; filling a shape with `.perceptual` leaves a diagnostic,
  /// since colours are mixed in encoded sRGB.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// The stops in ascending order, at least one, as the later stages require.
  func resolved(_ environment: EnvironmentValues) -> [GradientStop] {
    var last = 0.0
    let stops = stops.map { stop -> GradientStop in
      last = max(last, stop.location.isFinite ? Double(stop.location) : 0)
      return GradientStop(stop.color.rgba(environment), last)
    }
    return stops.isEmpty ? [GradientStop(.clear, 0)] : stops
  }
}

/// A gradient from the top to the bottom of the filled area.
public nonisolated struct AnyGradient: Hashable, Sendable, ShapeStyle {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never

  enum Source: Hashable, Sendable {
    case gradient(Gradient)
    /// The system's standard gradient of a colour.
    case color(Color)
  }

  let source: Source
  /// The requested interpolation space.
  private(set) var space = Gradient.ColorSpace.device

  /// Creates a gradient that runs from the top to the bottom with another gradient's stops.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }
  init(_ color: Color) { source = .color(color) }

  /// Returns the gradient with a requested space; filling a shape with `.perceptual` leaves a diagnostic,
  /// since colours are mixed in encoded sRGB.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  func resolved(_ environment: EnvironmentValues) -> [GradientStop] {
    switch source {
    case .gradient(let gradient): gradient.resolved(environment)
    case .color(let color): StandardGradient.stops(of: color.rgba(environment))
    }
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let stops = resolved(environment)
    return _Fill(
      LayoutFill(.linear(stops, start: UnitPosition(0.5, 0), end: UnitPosition(0.5, 1)))
        .lowered(level))
  }
}

extension AnyGradient: _PrimitiveView {
  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.append(
      .shape(ShapeLeaf(.rectangle, .fill(view.fill(environment), .nonZero))), "Gradient")
  }
}

extension Color {
  /// A gradient from a lighter tone at the top to the colour itself, reached at 71 % of the height.
  public var gradient: AnyGradient { AnyGradient(self) }
}

/// The gradient of `Color.gradient`: lighter at the top, the colour itself from a knee on.
///
/// Fitted to pictures of nine system colours by Apple's renderer (light appearance, system 26) with a root
/// mean square of 1.8 of 255: an affine map of the encoded components, of their luminance (Rec. 709) and of
/// their largest; the knee at 0.71 of the height.
nonisolated enum StandardGradient {
  static let knee = 0.71
  static let scale: Float = 0.831
  static let lift: Float = 0.2452
  static let ofLuminance: Float = 0.0142
  static let ofLargest: Float = -0.04

  static func stops(of color: RGBA) -> [GradientStop] {
    [GradientStop(top(of: color), 0), GradientStop(color, knee), GradientStop(color, 1)]
  }

  private static func top(of c: RGBA) -> RGBA {
    let luminance = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
    let add = lift + ofLuminance * luminance + ofLargest * max(c.red, c.green, c.blue)
    func lifted(_ v: Float) -> Float { min(1, max(0, scale * v + add)) }
    return RGBA(lifted(c.red), lifted(c.green), lifted(c.blue), c.alpha)
  }
}

/// A gradient along a line.
public nonisolated struct LinearGradient: ShapeStyle, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(_ gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient along the line from `startPoint` to `endPoint`, in units of the filled area.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint, endPoint)
  }

  /// Creates a gradient of evenly spaced colours along the line from `startPoint` to `endPoint`, in units
  /// of the filled area.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(Gradient(colors: colors)), startPoint, endPoint)
  }

  /// Creates a gradient of colours at given locations along the line from `startPoint` to `endPoint`, in
  /// units of the filled area.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(Gradient(stops: stops)), startPoint, endPoint)
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let kind = LayoutFill.Kind.linear(
      gradient.resolved(environment), start: startPoint.position, end: endPoint.position)
    return _Fill(LayoutFill(kind).lowered(level))
  }
}

/// A gradient from a circle outwards; radii in points.
public nonisolated struct RadialGradient: ShapeStyle, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient around a point; the first colour fills up to `startRadius`, the last from
  /// `endRadius`.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center, startRadius, endRadius)
  }

  /// Creates a gradient of evenly spaced colours around a point of the filled area, between two radii in
  /// points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
  }

  /// Creates a gradient of colours at given locations around a point of the filled area, between two
  /// radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let kind = LayoutFill.Kind.radial(
      gradient.resolved(environment), center: center.position, startRadius: startRadius,
      endRadius: endRadius)
    return _Fill(LayoutFill(kind).lowered(level))
  }
}

/// A gradient from an ellipse outwards; radii as fractions of the filled area.
public nonisolated struct EllipticalGradient: ShapeStyle, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
    self.gradient = gradient
    self.center = center
    startFraction = start
    endFraction = end
  }

  /// Creates a gradient around a point; radii are fractions of the area's width and height, 0 and 0.5 by
  /// default.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient of evenly spaced colours around a point, between two ellipses whose radii are
  /// fractions of the area's width and height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient of colours at given locations around a point, between two ellipses whose radii
  /// are fractions of the area's width and height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let kind = LayoutFill.Kind.elliptical(
      gradient.resolved(environment), center: center.position, startFraction: startFraction,
      endFraction: endFraction)
    return _Fill(LayoutFill(kind).lowered(level))
  }
}

/// A gradient around a point, clockwise.
public nonisolated struct AngularGradient: ShapeStyle, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  init(_ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient from `startAngle` to `endAngle`; angle 0 points right, and equal angles show only
  /// the last colour.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center, startAngle, endAngle)
  }

  /// Creates a gradient of evenly spaced colours; angles between the end and the start show the nearer
  /// colour.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  /// Creates a gradient of colours at given locations: 0 is at `startAngle`, 1 at `endAngle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// Creates a gradient of a full turn from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(AnyGradient(gradient), center, angle, angle + .radians(2 * .pi))
  }

  /// Creates a full turn of evenly spaced colours from `angle`, which is to the right by default.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a full turn of colours at given locations from `angle`, which is to the right by default.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let kind = LayoutFill.Kind.angular(
      gradient.resolved(environment), center: center.position, startAngle: startAngle.radians,
      endAngle: endAngle.radians)
    return _Fill(LayoutFill(kind).lowered(level))
  }
}
