import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The presentations of a live activity with a number that no source gives: their pictures say so, and no others.
@MainActor @Suite struct EstimatedSurfaceTests {
  private static let renderer = Renderer()
  private static let car: Set<ActivityPresentation> = [.carPlay, .carPlayTall, .carPlayNarrow]

  private func activity() throws -> WidgetDescription {
    var contents = BundleContents()
    CourierActivity._describe(CourierActivity(), &contents)
    let text = #"{"attributes": {"shop": "A"}, "state": {"stage": 1, "minutes": 12}}"#
    try contents.give(ActivityStateFile(Data(text.utf8), path: "states.json"), to: nil)
    return try #require(contents.widgets.first)
  }

  @Test(arguments: [
    // Gaps between regions, shapes and grounds of cards; the platter where its list is not known.
    ("iphone-15", [ActivityPresentation.expanded, .fullScreen]),
    ("iphone-16-pro", [.expanded, .fullScreen]), ("iphone-17-pro-max", [.expanded, .fullScreen]),
    ("iphone-air", [.expanded, .fullScreen]), ("iphone-se-3", [.banner, .fullScreen]),
    ("ipad-11", [.banner]), ("ipad-pro-11", []), ("watch-40mm", [.smartStack]),
    ("watch-45mm", [.smartStack]), ("watch-49mm", [.smartStack]),
  ])
  func estimatedPresentationsAreThese(slug: String, expected: [ActivityPresentation]) async throws {
    let activity = try activity()
    var matrix = RenderMatrix()
    matrix.devices = .listed([try #require(Device.named(slug))])
    matrix.presentations = .all
    var found: Set<ActivityPresentation> = []
    for picture in try matrix.expand(for: activity).configurations {
      let entry = await activity.entry(for: EntryRequest(picture))
      let placed = Self.renderer.place(entry, of: activity, picture)
      guard placed.diagnostics.contains(where: { $0.code == "estimated-activity" }) else {
        continue
      }
      if let presentation = picture.surface.presentation { found.insert(presentation) }
    }
    let isPhone = slug.hasPrefix("iphone")
    #expect(found == Set(expected).union(isPhone ? Self.car : []))
  }
}
