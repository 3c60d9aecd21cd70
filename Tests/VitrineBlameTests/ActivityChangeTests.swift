import Foundation
import Testing
import Vitrine
import VitrineBlame
import VitrineGraphics
import VitrineImages

/// Changes of a live activity's views are laid to their region.
@MainActor @Suite struct ActivityChangeTests {
  struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
  }

  /// What a test changes.
  struct Values {
    var bottomPadding = 4.0
    var bottomColor = Color.blue
    var margin = 18.0
    var tint = Color.brown
    var minutes = 4
    var priority = 0.0
  }

  struct RideActivity: Widget {
    var values = Values()

    init() {}
    init(_ values: Values) { self.values = values }

    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Ride.self) { context in
        Text("\(context.state.minutes) min").padding(20).activityBackgroundTint(values.tint)
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 30) }
          DynamicIslandExpandedRegion(.trailing, priority: values.priority) {
            Color.green.frame(height: 30)
          }
          DynamicIslandExpandedRegion(.bottom) {
            values.bottomColor.frame(height: 40).padding(.top, values.bottomPadding)
          }
        } compactLeading: {
          Color.red
        } compactTrailing: {
          Text("\(context.state.minutes)")
        } minimal: {
          Color.red
        }
        .contentMargins(.horizontal, values.margin, for: .expanded)
      }
    }
  }

  private func record(
    _ presentation: ActivityPresentation, _ values: Values
  ) async throws -> (pixmap: Pixmap, record: PlacedRecord) {
    var contents = BundleContents()
    RideActivity._describe(RideActivity(values), &contents)
    let file = try ActivityStateFile(
      Data(#"{"state": {"minutes": \#(values.minutes)}}"#.utf8), path: "states.json")
    try contents.give(file, to: nil)
    let widget = try #require(contents.widgets.first)
    var configuration = RenderConfiguration()
    configuration.scale = 1
    configuration.surface = .activity(presentation)
    let entry = await widget.entry(for: EntryRequest(configuration))
    var scratch = RenderScratch()
    let image = Renderer().recording.render(entry, of: widget, configuration, scratch: &scratch)
    let settings = configuration.settings(kind: "Ride").sorted { $0.key < $1.key }
      .map { Provenance.Setting($0.key, $0.value) }
    return (
      image.pixmap,
      PlacedRecord(image.placed, environment: settings, display: image.displayList)
    )
  }

  private func reasons(
    _ presentation: ActivityPresentation, _ change: (inout Values) -> Void
  ) async throws -> String {
    var changed = Values()
    change(&changed)
    let old = try await record(presentation, Values())
    let new = try await record(presentation, changed)
    let comparison = compare(old.pixmap, new.pixmap)
    #expect(comparison.verdict != .identical)
    let found = blame(old: old.record, new: new.record, changedClusters: comparison.clusters)
    return found.causes.map(\.description).joined(separator: "\n")
  }

  @Test func aPaddingOfTheBottomRegionIsNamed() async throws {
    let text = try await reasons(.expanded) { $0.bottomPadding = 9 }
    #expect(text.contains("padding(.top) of Color 4 → 9"), "\(text)")
    let colour = try await reasons(.expanded) { $0.bottomColor = .purple }
    #expect(colour.contains("ZStack #bottom › Color"), "\(colour)")
    #expect(colour.contains("blue → purple"), "\(colour)")
  }

  @Test func textsBesideTheCameraAreNamed() async throws {
    let text = try await reasons(.compact) { $0.minutes = 7 }
    #expect(text.contains("text of Text “7” 4 → 7"), "\(text)")
  }

  @Test func marginsPrioritiesAndTintsAreNamed() async throws {
    let margins = try await reasons(.expanded) { $0.margin = 30 }
    #expect(margins.contains("18") && margins.contains("30"), "\(margins)")
    let priority = try await reasons(.expanded) { $0.priority = 2 }
    #expect(priority.contains("priority"), "\(priority)")
    let tint = try await reasons(.banner) { $0.tint = .orange }
    #expect(tint.contains("brown → orange"), "\(tint)")
  }
}
