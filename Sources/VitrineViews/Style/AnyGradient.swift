import Foundation
import VitrineGraphics
import VitrineLayout

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

  /// Returns the gradient in another space: `.perceptual` is Oklab.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  func resolved(_ environment: EnvironmentValues) -> [GradientStop] {
    let stops =
      switch source {
      case .gradient(let gradient): gradient.resolved(environment)
      case .color(let color): StandardGradient.stops(of: color.rgba(environment))
      }
    return space == .perceptual ? PerceptualStops.between(stops) : stops
  }

  /// The names of the stops' colours, for reports; nil where none has a name.
  var names: String? {
    guard case .gradient(let gradient) = source else { return nil }
    let names = gradient.stops.map { $0.color.source.name ?? "" }
    return names.contains { !$0.isEmpty } ? names.joined(separator: ",") : nil
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let stops = resolved(environment)
    return _Fill(
      LayoutFill(.linear(stops, start: UnitPosition(0.5, 0), end: UnitPosition(0.5, 1)))
        .named(names).lowered(level))
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
