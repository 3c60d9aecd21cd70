import ActivityKit
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout
import WidgetKit

// Where the states of a live activity come from.
extension LiveActivityTests {
  @Test func statesComeFromTheFirstPreview() async throws {
    let contents = ParcelActivity._contents(RenderConfiguration()).withStatesOfPreviews
    let widget = try #require(contents.widgets.first)
    #expect(contents.undrawn.isEmpty && widget.kind == "ParcelActivity")
    let timeline = await widget.timeline(for: EntryRequest(RenderConfiguration()))
    #expect(timeline?.moments.count == 2)
    #expect(BrewActivity._contents(RenderConfiguration()).undrawn.map(\.name) == ["BrewActivity"])
  }

  @Test func previewsAreDrawnInTheirPresentation() async throws {
    let known = PreviewRegistry.previews(RenderConfiguration()).filter {
      $0.name.hasPrefix("Parcel")
    }
    #expect(known.map(\.name) == ["Parcel content", "Parcel island", "ParcelActivity_Previews"])
    #expect(known.allSatisfy { !$0.isBare })
    let surfaces = try known.map { preview in
      let widget = try #require(preview.widget)
      return try RenderMatrix().expand(for: widget).configurations.map(\.surface)
    }
    #expect(
      surfaces == [[.activity(.banner)], [.activity(.expanded)], [.activity(.compact)]])
    let compact = try #require(known.last?.widget)
    let texts = Self.renderer.textLedger(await placed(compact, .compact)).entries.map(\.string)
    #expect(texts == ["9"])
  }

  @Test(arguments: [
    ("[]", #"expected a JSON object with "attributes" and "states""#),
    (#"{"attributes": {}}"#, #"expected "states", a list of the activity's states"#),
    (#"{"states": []}"#, "states: expected a list of states, one or more"),
    (#"{"state": {}, "states": [{}]}"#, "'state' and 'states' both say what is shown; give one"),
    (#"{"state": {}, "attribute": {}}"#, "unknown key 'attribute'; did you mean 'attributes'?"),
    (#"{"attributes": {"sender": 4}, "state": {}}"#, "attributes.sender: expected String"),
    (#"{"attributes": {}, "state": {}}"#, "attributes: expected the key 'sender'"),
    (
      #"{"attributes": {"sender": "a"}, "states": [{"stops": 1, "eta": 0}, {"stop": 1}]}"#,
      "states[1]: expected the key 'stops'"
    ),
    (
      #"{"attributes": {"sender": "a"}, "state": {"stops": 1, "eta": "soon"}}"#,
      "state.eta: expected a date such as 2007-01-09T09:41:00Z"
    ),
  ])
  func mistakesOfAFileAreNamed(text: String, message: String) {
    do {
      _ = try activity(ParcelActivity.self, text)
      Issue.record("not refused")
    } catch { #expect("\(error)" == "states.json: " + message) }
  }

  @Test func statesMayBeStale() async throws {
    let parcel = try activity(
      ParcelActivity.self,
      #"{"attributes": {"sender": "A"}, "states": [{"state": {"stops": 1, "eta": 0}, "isStale": true}]}"#
    )
    let placed = await placed(parcel, .banner)
    #expect(placed.tree.nodes.contains { $0.name == "opacity" })
  }
}
