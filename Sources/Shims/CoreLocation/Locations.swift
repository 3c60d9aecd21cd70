public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place and the time at which the device was there.
open class CLLocation: @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let timestamp: Date

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    timestamp = Date()
  }

  /// Returns the distance in metres along a sphere of the mean radius of the Earth, 6 371 008.8 m (IUGG).
  public func distance(from other: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, other.coordinate)
    let rise = sin(radians(b.latitude - a.latitude) / 2)
    let turn = sin(radians(b.longitude - a.longitude) / 2)
    let chord = rise * rise + cos(radians(a.latitude)) * cos(radians(b.latitude)) * turn * turn
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// A receiver of location updates.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// The reason why a location is unavailable.
public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable { case locationUnknown, denied, network }

  public let code: Code
}

/// A location manager that is always denied access, so widgets show their state without a location.
open class CLLocationManager {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = 0
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  open var location: CLLocation? { nil }

  public init() {}

  open class func locationServicesEnabled() -> Bool { false }

  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() { fail() }
  open func startUpdatingLocation() { fail() }
  open func stopUpdatingLocation() {}

  private func fail() { delegate?.locationManager(self, didFailWithError: CLError(code: .denied)) }
}

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
