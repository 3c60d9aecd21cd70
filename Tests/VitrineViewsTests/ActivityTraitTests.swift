import ActivityKit
import SwiftUI
import Testing
import Vitrine
import VitrineLayout
import WidgetKit

private struct Course: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

/// Says in what surroundings it stands.
private struct Surroundings: View {
  @Environment(\.activityFamily) private var family
  @Environment(\.isActivityFullscreen) private var isFullscreen
  @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited

  var body: some View {
    Text(verbatim: "\(family == .small ? "small" : "medium") \(isFullscreen) \(isLimited)")
  }
}

private struct CourseActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Course.self) { _ in
      Surroundings()
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Surroundings() }
      } compactLeading: {
        Text(verbatim: "a")
      } compactTrailing: {
        Text(verbatim: "b")
      } minimal: {
        Text(verbatim: "c")
      }
    }
    .supplementalActivityFamilies([.small])
  }
}

/// What the environment tells the views of a live activity.
@MainActor @Suite struct ActivityTraitTests {
  @Test(arguments: [
    (ActivityPresentation.banner, Device("iphone-15"), "medium false false"),
    (.expanded, "iphone-15", "medium false false"),
    (.fullScreen, "iphone-15", "medium true false"),
    (.smartStack, "watch-45mm", "small false false"),
    (.carPlay, "iphone-15", "small false false"),
  ])
  func viewsKnowTheirPresentation(
    presentation: ActivityPresentation, device: Device, words: String
  ) async throws {
    let tests = LiveActivityTests()
    let course = try tests.activity(CourseActivity.self, #"{"attributes": {}, "states": [{}]}"#)
    let placed = await tests.placed(course, presentation, device)
    let drawn = placed.tree.nodes.compactMap { node -> String? in
      if case .text(let text) = node.content { text.leaf.runs.map(\.text).joined() } else { nil }
    }
    #expect(drawn == [words])
  }
}
