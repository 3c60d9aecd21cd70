import CoreLocation
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineMapKit

/// Maps without a map: what lies on them stands where the projection says.
@Suite @MainActor struct MapTests {
  private let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405),
    span: MKCoordinateSpan(latitudeDelta: 0.012, longitudeDelta: 0.04))

  /// Draws 200 × 100 points, with 1 pixel for each.
  private func draw<V: View>(_ view: V, scheme: ColorScheme = .light) throws -> Pixmap {
    let renderer = ImageRenderer(
      content: view.frame(width: 200, height: 100).environment(\.colorScheme, scheme))
    return try #require(renderer.cgImage?.bitmap.pixmap)
  }

  @Test func projectionIsThatOfWebMaps() {
    let middle = Mercator.place(latitude: 0, longitude: 0)
    #expect(abs(middle.x - 0.5) < 1e-12 && abs(middle.y - 0.5) < 1e-12)
    // A tile of OpenStreetMap's page on names: zoom 19 of 52.51627° N, 13.37769° E is (281629, 171924).
    let gate = Mercator.place(latitude: 52.516_27, longitude: 13.377_69)
    #expect(Int(gate.x * 524_288) == 281_626 || Int(gate.x * 524_288) == 281_627)
    #expect(abs(Mercator.place(latitude: 85.051_128_78, longitude: 180).y) < 1e-6)
    #expect(Mercator.place(latitude: .nan, longitude: .infinity) == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func marksStandAtTheirPlaces() throws {
    let places: [(Double, Double, Int, Int)] = [
      (52.52, 13.405, 100, 50), (52.52, 13.395, 50, 50), (52.525, 13.405, 100, 9),
    ]
    for (latitude, longitude, x, y) in places {
      let map = Map(initialPosition: .region(region)) {
        Annotation(
          "", coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        ) { Rectangle().fill(.blue).frame(width: 6, height: 6) }
      }
      let image = try draw(map)
      let blue = (0..<100).flatMap { row in (0..<200).map { ($0, row) } }
        .filter {
          image[$0.0, $0.1] >> 16 & 0xFF > 200 && image[$0.0, $0.1] & 0xFF < 60
        }
      let mean = (
        blue.reduce(0) { $0 + $1.0 } / max(blue.count, 1),
        blue.reduce(0) { $0 + $1.1 } / max(blue.count, 1)
      )
      #expect(blue.count > 20 && abs(mean.0 - x) <= 2 && abs(mean.1 - y) <= 2, "\(mean)")
    }
  }

  @Test func schemesAndFiguresShow() throws {
    let circle = Map(initialPosition: .region(region)) {
      MapCircle(center: region.center, radius: 300).foregroundStyle(.red).stroke(.black)
      MapPolyline(coordinates: [
        CLLocationCoordinate2D(latitude: 52.515, longitude: 13.39), region.center,
      ]).stroke(.green, lineWidth: 3)
      UserAnnotation()
      Marker("Home", systemImage: "house.fill", coordinate: region.center).tint(.purple)
    }
    let light = try draw(circle)
    let dark = try draw(circle, scheme: .dark)
    #expect(light[3, 3] & 0xFF > 240 && dark[3, 3] & 0xFF < 80)
    #expect(resolve(circle).diagnostics.map(\.code) == ["gap-Map"])
  }

  @Test func pictureOfAMapHasItsPoints() async throws {
    let options = MKMapSnapshotter.Options()
    options.region = region
    options.size = CGSize(width: 120, height: 80)
    options.scale = 2
    options.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    let snapshot = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.image.size == options.size && snapshot.image.scale == 2)
    let middle = snapshot.point(for: region.center)
    #expect(abs(middle.x - 60) < 1e-6 && abs(middle.y - 40) < 1e-6)
    let east = snapshot.point(
      for: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.425))
    #expect(abs(east.x - 120) < 1e-6)
    var handed: UIImage?
    MKMapSnapshotter(options: options).start { snapshot, _ in handed = snapshot?.image }
    #expect(handed != nil)
  }

  @Test func mapsWithoutARegionShowTheirMarks() throws {
    let map = Map {
      Marker("A", coordinate: CLLocationCoordinate2D(latitude: 48.1, longitude: 11.5))
      Marker("B", coordinate: CLLocationCoordinate2D(latitude: 53.5, longitude: 10))
    }
    let red = try draw(map).pixels.count { $0 & 0xFF > 200 && $0 >> 16 & 0xFF < 90 }
    #expect(red > 400)
  }
}
