import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

extension WidgetGuidelines {
  @MainActor @Suite("§7 Screens of different sizes") struct Screens {
    private static let devices = [
      "414x896": "iphone-11", "375x812": "iphone-x", "414x736": "iphone-8-plus",
      "375x667": "iphone-8", "320x568": "iphone-se-1",
    ]

    @Test(
      .holds("002 §7.1", "002 §7.4", "002 §7.5", "002 §7.6", "002 §7.7", "002 §7.8"),
      arguments: 0..<5)
    func everyCellOfTheSizes(_ index: Int) async throws {
      let row = try Table.rows("002-sizes.tsv")[index]
      let screen = try row.text("screen")
      var picture = WidgetPicture(device: try #require(Self.devices[screen]))
      let device = try #require(Device.named(picture.device))
      #expect([device.screen.width, device.screen.height] == (try row.size("screen")))
      for (family, column) in [
        (WidgetFamily.systemSmall, "small"), (.systemMedium, "medium"), (.systemLarge, "large"),
      ] {
        picture.family = family
        let image = try await picture.draw { Color.red }
        let size = try row.size(column)
        #expect([Double(image.pixmap.width), Double(image.pixmap.height)] == size)
        let content = try #require(image.placed.nodes.first { $0.name == "Color" }).frame
        #expect([content.width, content.height] == size)
      }
    }

    /// The radius of a shape `inset` points inside the widget, at any depth of containers.
    private func radius(_ inset: Double, depth: Int) async throws -> Double {
      let image = try await WidgetPicture().draw {
        Nested(depth: depth, inset: inset / Double(depth))
      }
      let shapes = image.placed.nodes.compactMap { node -> PlacedGeometry? in
        guard case .shape(let shape) = node.content, node.name != "systemBackground" else {
          return nil
        }
        return shape.geometry
      }
      switch try #require(shapes.last) {
      case .roundedRectangle(let radii, let curve):
        #expect(curve == .continuous)
        return radii.topLeft
      default: return 0
      }
    }

    private struct Nested: View {
      var depth: Int
      var inset: Double
      var body: some View {
        if depth == 0 {
          ContainerRelativeShape().fill(Color.red)
        } else {
          AnyView(Nested(depth: depth - 1, inset: inset)).padding(inset)
        }
      }
    }

    @Test(.holds("002 §7.10"), arguments: [4.0, 8, 16, 40], [1, 2, 4])
    func cornersInsideAreConcentric(_ inset: Double, _ depth: Int) async throws {
      let container = try WidgetPicture().configuration().container
      guard case .rounded(let outer) = container else {
        Issue.record("\(container)")
        return
      }
      let inner = try await radius(inset, depth: depth)
      #expect((inner - max(0, outer - inset)).magnitude < 1e-6)
    }

    @Test(
      .holds("002 §7.13", "002 §7.16"), arguments: [(ContentMargins.standard, 16.0), (.tight, 8)])
    func marginsAreSixteenOrEightPoints(_ margins: ContentMargins, _ points: Double) async throws {
      for device in Self.devices.values.sorted() {
        for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
          var picture = WidgetPicture(device: device, family: family)
          picture.margins = margins
          let image = try await picture.draw { Color.red }
          let content = try #require(image.placed.nodes.first { $0.name == "Color" }).frame
          #expect(
            content
              == Rect(
                x: points, y: points, width: Double(image.pixmap.width) - 2 * points,
                height: Double(image.pixmap.height) - 2 * points))
        }
      }
    }
  }
}
