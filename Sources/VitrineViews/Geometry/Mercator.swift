package import Foundation
import VitrineGraphics

/// The projection of maps: the world between 85° south and north as a square of side 1, north at y = 0 (EPSG 3857).
package nonisolated enum Mercator {
  /// The latitude at which the square ends.
  private static let highest = 85.051_128_779_806_6
  /// The equator in metres (WGS 84).
  package static let equator = 40_075_016.685_578_5

  /// Returns the place of degrees; values that are not numbers count as 0.
  package static func place(latitude: Double, longitude: Double) -> CGPoint {
    let north = latitude.isFinite ? min(max(latitude, -highest), highest) : 0
    let east = longitude.isFinite ? min(max(longitude, -540), 540) : 0
    let sine = Trig.sin(north * .pi / 180)
    let y = 0.5 - Exp.log((1 + sine) / (1 - sine)) / (4 * .pi)
    return CGPoint(x: (east + 180) / 360, y: y)
  }

  /// Returns the part of the square's side that a metre takes at a latitude.
  package static func metre(at latitude: Double) -> Double {
    let north = latitude.isFinite ? min(max(latitude, -highest), highest) : 0
    return 1 / (equator * max(Trig.cos(north * .pi / 180), 1e-3))
  }
}
