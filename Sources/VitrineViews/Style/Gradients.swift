public import Foundation
import VitrineGraphics
import VitrineLayout

/// A sequence of colours, each at a location 0…1.
public nonisolated struct Gradient: Hashable, Sendable {
  public nonisolated struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The interpolation space; drawing always interpolates in encoded sRGB.
  public nonisolated enum ColorSpace: Hashable, Sendable { case device, perceptual }

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
  public typealias Resolved = Never

  enum Source: Hashable, Sendable {
    case gradient(Gradient)
    /// The system's standard gradient of a colour.
    case color(Color)
  }

  let source: Source
  /// The requested interpolation space.
  private(set) var space = Gradient.ColorSpace.device

  public init(_ gradient: Gradient) { source = .gradient(gradient) }
  init(_ color: Color) { source = .color(color) }

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
  public typealias Resolved = Never
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(_ gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint, endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(Gradient(colors: colors)), startPoint, endPoint)
  }

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

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center, startRadius, endRadius)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
  }

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

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
  }

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

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center, startAngle, endAngle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }

  /// Creates a gradient of a full turn from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(AnyGradient(gradient), center, angle, angle + .radians(2 * .pi))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

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
