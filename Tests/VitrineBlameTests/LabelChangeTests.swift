import Testing
import Vitrine
import VitrineBlame
import VitrineGraphics
import VitrineImages

/// Changes of a label on a watch face are laid to it.
@MainActor @Suite struct LabelChangeTests {
  private func record<Content: View>(
    _ place: FacePlace, @ViewBuilder _ content: @escaping @Sendable () -> Content
  ) async throws -> (pixmap: Pixmap, record: PlacedRecord) {
    let made = WidgetEntry(content)
    let widget = WidgetDescription(
      kind: "Corner", families: [.accessoryCorner], source: .immediate { _ in made })
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("watch-45mm"))
    configuration.family = .accessoryCorner
    configuration.facePlace = place
    let entry = await widget.entry(for: EntryRequest(configuration))
    var scratch = RenderScratch()
    let image = Renderer().recording.render(entry, of: widget, configuration, scratch: &scratch)
    let settings = configuration.settings(kind: "Corner").sorted { $0.key < $1.key }
      .map { Provenance.Setting($0.key, $0.value) }
    return (
      image.pixmap,
      PlacedRecord(image.placed, environment: settings, display: image.displayList)
    )
  }

  private func reasons<Old: View, New: View>(
    _ place: FacePlace, @ViewBuilder _ old: @escaping @Sendable () -> Old,
    @ViewBuilder to new: @escaping @Sendable () -> New
  ) async throws -> String {
    let (before, after) = (try await record(place, old), try await record(place, new))
    let comparison = compare(before.pixmap, after.pixmap)
    #expect(comparison.verdict != .identical)
    let found = blame(old: before.record, new: after.record, changedClusters: comparison.clusters)
    return found.causes.map(\.description).joined(separator: "\n")
  }

  @Test(arguments: FacePlace.allCases.filter(\.isCorner))
  func wordsOfALabelAreNamed(place: FacePlace) async throws {
    let text = try await reasons(place) {
      Color.red.widgetLabel("Sunny")
    } to: {
      Color.red.widgetLabel("Cloudy")
    }
    #expect(text.contains("Sunny → Cloudy"), "\(text)")
  }

  @Test func aTintOfAGaugeIsNamed() async throws {
    let text = try await reasons(.topLeft) {
      Color.red.widgetLabel { Gauge(value: 0.5) { Text(verbatim: "a") }.tint(.green) }
    } to: {
      Color.red.widgetLabel { Gauge(value: 0.5) { Text(verbatim: "a") }.tint(.orange) }
    }
    #expect(text.contains("green → orange"), "\(text)")
  }

  @Test func aLabelThatIsNewIsNamed() async throws {
    let text = try await reasons(.topLeft) {
      Color.red
    } to: {
      Color.red.widgetLabel("Sunny")
    }
    #expect(text.contains("widgetLabel") || text.contains("Sunny"), "\(text)")
  }
}
