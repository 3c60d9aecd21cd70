public import Foundation
import VitrineGraphics
import VitrineLayout

/// Core Graphics' gradient of fixed colours.
public nonisolated final class CGGradient {
  let gradient: Gradient

  /// Creates a gradient of `CGColor`s at locations 0…1, evenly spaced without them; colours are mixed in encoded sRGB,
  /// whatever the space is. Nil for an array without colours.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let found = (0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }
    guard !found.isEmpty else { return nil }
    let last = CGFloat(max(1, found.count - 1))
    gradient = Gradient(
      stops: found.enumerated().map { index, color in
        // As many locations as colours are the caller's promise, as in Core Graphics.
        let place = unsafe locations.map { unsafe $0[index] } ?? CGFloat(index) / last
        return Gradient.Stop(color: Color(cgColor: color), location: place)
      })
  }

  /// Creates a gradient from components of sRGB, four for each of `count` colours; nil without any.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let last = CGFloat(max(1, count - 1))
    gradient = Gradient(
      stops: (0..<count).map { i in
        let color = unsafe CGColor(
          red: components[4 * i], green: components[4 * i + 1], blue: components[4 * i + 2],
          alpha: components[4 * i + 3])
        let place = unsafe locations.map { unsafe $0[i] } ?? CGFloat(i) / last
        return Gradient.Stop(color: Color(cgColor: color), location: place)
      })
  }
}

/// Whether a gradient is drawn beyond its ends.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits: 1 for before the start, 2 for after the end.
  public let rawValue: UInt32
  /// Creates options from bits: 1 for before the start, 2 for after the end.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour fills what is before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what is after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills the clip with a gradient along a line; beyond its ends only as the options say.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let all = everything
    let strip = Path { path in
      let far = max(all.width + all.height, length) + abs(start.x) + abs(start.y)
      let before = options.contains(.drawsBeforeStartLocation) ? far : 0
      let after = options.contains(.drawsAfterEndLocation) ? far : 0
      let (x, y) = (dx / length, dy / length)
      let first = CGPoint(x: start.x - x * before, y: start.y - y * before)
      let last = CGPoint(x: end.x + x * after, y: end.y + y * after)
      path.move(to: CGPoint(x: first.x - y * far, y: first.y + x * far))
      path.addLine(to: CGPoint(x: first.x + y * far, y: first.y - x * far))
      path.addLine(to: CGPoint(x: last.x + y * far, y: last.y - x * far))
      path.addLine(to: CGPoint(x: last.x - y * far, y: last.y + x * far))
      path.closeSubpath()
    }
    shade(strip, .linearGradient(gradient.gradient, startPoint: start, endPoint: end))
  }

  /// Fills the clip with a gradient between two circles; of different centres that of the second counts, with a
  /// diagnostic.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter {
      note("A radial gradient of a drawing context has one centre here: that of its end.")
    }
    guard startRadius != endRadius else { return }
    func circle(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let growing = endRadius > startRadius
    let outside: CGGradientDrawingOptions =
      growing ? .drawsAfterEndLocation : .drawsBeforeStartLocation
    let inside: CGGradientDrawingOptions =
      growing ? .drawsBeforeStartLocation : .drawsAfterEndLocation
    let inner = min(startRadius, endRadius)
    var area = options.contains(outside) ? Path(everything) : circle(max(startRadius, endRadius))
    if inner > 0, !options.contains(inside) { area.addPath(circle(inner)) }
    shade(
      area,
      .radialGradient(
        gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius))
  }

  private func shade(_ area: Path, _ shading: GraphicsContext.Shading) {
    let all = Path(everything)
    draw(in: area) { graphics in
      var inner = graphics
      inner.clip(to: area, style: FillStyle(eoFill: true))
      inner.fill(all, with: shading)
    }
  }
}
