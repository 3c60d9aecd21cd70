import Foundation
import Testing
import Vitrine
import VitrineGraphics

/// What is told of live activities that lack something or ask for what no picture has.
@MainActor @Suite struct ActivityTroubleTests {
  /// A meter whose views are all missing but those on the Lock Screen, where it has one.
  private struct MeterActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Parking.self) { context in
        if !context.attributes.place.isEmpty { Text(context.attributes.place) }
      } dynamicIsland: { _ in
        DynamicIsland {
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
      }
    }
  }

  private func diagnostics(
    _ presentation: ActivityPresentation, place: String = ""
  ) async throws -> [Diagnostic] {
    var contents = BundleContents()
    MeterActivity._describe(MeterActivity(), &contents)
    let text = #"{"attributes": {"place": "\#(place)"}, "state": {"isOver": false}}"#
    try contents.give(ActivityStateFile(Data(text.utf8), path: "states.json"), to: nil)
    let widget = try #require(contents.widgets.first)
    var configuration = RenderConfiguration()
    configuration.surface = .activity(presentation)
    let entry = await widget.entry(for: EntryRequest(configuration))
    return Renderer().place(entry, of: widget, configuration).diagnostics
  }

  /// One side of the camera may be empty; what is the only view of a presentation may not.
  @Test(arguments: [
    (ActivityPresentation.banner, true), (.minimal, true), (.attached, true), (.expanded, true),
    (.fullScreen, true), (.compact, false),
  ])
  func presentationsWithoutViewsAreTold(_ presentation: ActivityPresentation, isTold: Bool)
    async throws
  {
    let found = try await diagnostics(presentation).filter { $0.code == "activity-empty" }
    #expect(found.isEmpty == !isTold)
    #expect(found.allSatisfy { $0.message.contains("no view for \(presentation.rawValue)") })
    let full = try await diagnostics(.banner, place: "A")
    #expect(full.allSatisfy { $0.code != "activity-empty" })
  }

  // MARK: Requests

  private func told(_ body: () -> Void) -> [Diagnostic] {
    AuthorCode.run(RenderConfiguration(), body).diagnostics.filter { $0.code == "activity-request" }
  }

  @Test func requestsAreToldWithTheirPlace() throws {
    let content = ActivityContent(state: Parking.ContentState(isOver: false), staleDate: nil)
    let line = #line + 2
    let new = told {
      _ = try? Activity.request(attributes: Parking(place: "A"), content: content, pushType: .token)
    }
    let message = try #require(new.first?.message)
    #expect(new.count == 1)
    #expect(
      message.hasPrefix(
        "VitrineWidgetsTests/ActivityTroubleTests.swift:\(line): a live activity of Parking"),
      "\(message)")
    let old = told {
      _ = try? Activity.request(attributes: Parking(place: "A"), contentState: content.state)
    }
    #expect(old.count == 1)
    // One word for each place, however often it is reached.
    let often = told {
      for _ in 0..<3 {
        _ = try? Activity.request(attributes: Parking(place: "A"), content: content)
      }
    }
    #expect(often.count == 1)
  }

  @Test func whatAsksForNothingIsSilent() {
    let silent = told {
      _ = Activity<Parking>.activities
      _ = Activity<Parking>.pushToStartToken
      _ = ActivityAuthorizationInfo().areActivitiesEnabled
    }
    #expect(silent.isEmpty)
  }

  @Test func updatesEndAtOnce() async {
    for await _ in Activity<Parking>.activityUpdates { Issue.record("an activity has started") }
    for await _ in Activity<Parking>.pushToStartTokenUpdates { Issue.record("a token has come") }
    for await _ in ActivityAuthorizationInfo().activityEnablementUpdates {
      Issue.record("activities were allowed")
    }
  }
}

private struct Parking: ActivityAttributes {
  struct ContentState: Codable, Hashable { var isOver: Bool }
  var place: String
}
