import AVFoundation
import AppIntents
import SwiftUI
import Testing
import VitrineGraphics
import WidgetKit

// What real extensions hold beside their widgets. Compiling is most of the test.

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stops: Int }
  var name: String
}

private struct OldSettings: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "SettingsIntent"
  static let title: LocalizedStringResource = "Settings"
}

private struct Rate: AppIntent {
  static let title: LocalizedStringResource = "Rate"

  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ShowsSnippetView {
    .result(value: 1.5, dialog: "A rate", view: Text("1.5"))
  }
}

private struct IslandWidget: Widget {
  @DynamicIslandExpandedContentBuilder private func expanded(_ name: String)
    -> DynamicIslandExpandedContent<some View>
  {
    DynamicIslandExpandedRegion(.leading) { Text(name) }
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Delivery.self) {
      Text($0.attributes.name)
    } dynamicIsland: { context in
      DynamicIsland {
        expanded(context.attributes.name)
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

private struct Light: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Light") {
      ControlWidgetButton(action: Switch()) { Text("Light") }
    }
  }
}

/// A control that declares nothing.
private struct EmptyControl: ControlWidget {
  var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

private struct Switch: AppIntent {
  static let title: LocalizedStringResource = "Switch"

  func perform() async throws -> some IntentResult { .result() }
}

private struct Clock: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment() }
  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment())
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [Moment()], policy: .never))
  }
}

private struct Moment: TimelineEntry { var date = Date.now }

private struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: Clock()) { _ in Text("12") }
  }
}

/// A bundle of all that an app may put into it.
private struct MixedBundle: WidgetBundle {
  var body: some Widget {
    ClockWidget()
    if #available(iOS 18, *) { Light() }
    IslandWidget()
  }
}

@Suite struct ExtensionTests {
  /// What has no picture is named, and the widgets beside it are there.
  @MainActor @Test func undrawnDeclarationsAreNamed() {
    let contents = MixedBundle._contents(RenderConfiguration())
    #expect(contents.widgets.map(\.kind) == ["Clock", "Light"])
    #expect(
      contents.undrawn == [UndrawnDeclaration(kind: .liveActivity, name: "IslandWidget")])
    #expect(contents.undrawn[0].reason.hasPrefix("the live activity IslandWidget is left out"))
    let empty = EmptyControl._contents(RenderConfiguration())
    #expect(empty.undrawn == [UndrawnDeclaration(kind: .control, name: "EmptyControl")])
    #expect(empty.undrawn[0].reason.hasPrefix("the control EmptyControl is left out"))
    #expect(ClockWidget._contents(RenderConfiguration()).undrawn.isEmpty)
    #expect(IslandWidget._contents(RenderConfiguration()).undrawn.map(\.name) == ["IslandWidget"])
  }

  @Test func liveActivitiesAreSwitchedOff() async {
    let content = ActivityContent(state: Delivery.ContentState(stops: 3), staleDate: nil)
    #expect(throws: ActivityAuthorizationError.denied) {
      try Activity.request(attributes: Delivery(name: "a"), content: content)
    }
    #expect(Activity<Delivery>.activities.isEmpty)
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
  }

  @Test func intentsReturnTheirValue() async throws {
    #expect(try await Rate().perform().value == 1.5)
    #expect(OldSettings.intentClassName == "SettingsIntent")
  }

  @Test func fixedColoursConvert() throws {
    let color = CGColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    #expect(Color(cgColor: color).cgColor == color)
    #expect(color.alpha == 0.5 && color.components == [0.25, 0.5, 1, 0.5])
    #expect(Color.primary.cgColor == nil)
    #expect(Color(.lightGray) == Color(uiColor: .lightGray))
    #expect(UIColor.systemRed.cgColor == UIColor(cgColor: UIColor.systemRed.cgColor).cgColor)
  }

  @Test func outlinesTakeTransforms() {
    var move = CGAffineTransform(translationX: 10, y: 0)
    let box = CGRect(x: 0, y: 0, width: 2, height: 4)
    let path = unsafe CGMutablePath(ellipseIn: box, transform: &move)
    #expect(path.boundingBox == CGRect(x: 10, y: 0, width: 2, height: 4))
    #expect(unsafe CGPath(rect: box, transform: nil).boundingBox == box)
  }

  @Test func soundIsSilent() throws {
    let player = AVPlayer()
    player.play()
    #expect(player.rate == 1)
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [])
  }
}
