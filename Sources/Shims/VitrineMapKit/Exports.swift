// MapKit passes places on.
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import Vitrine
