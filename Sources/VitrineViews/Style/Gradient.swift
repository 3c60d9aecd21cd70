public import Foundation
import VitrineGraphics

/// A sequence of colours, each at a location 0…1.
public nonisolated struct Gradient: Hashable, Sendable {
  /// A colour at a position of a gradient.
  public nonisolated struct Stop: Hashable, Sendable {
    /// The colour at the location; between two stops the colours are mixed in encoded sRGB, unless the gradient has
    /// another space.
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

  /// The space in which colours between two stops are mixed.
  public nonisolated enum ColorSpace: Hashable, Sendable {
    /// Encoded sRGB.
    case device
    /// One in which colours change evenly for the eye. SwiftUI does not say which; here it is Oklab.
    case perceptual
  }

  /// Returns the gradient in another space: `.perceptual` is Oklab.
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
