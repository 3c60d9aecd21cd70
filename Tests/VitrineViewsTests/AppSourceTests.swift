import AVFoundation
import AppIntents
import Charts
import Intents
import SwiftUI
import Testing
import UIKit
import WidgetKit

// What an app's own sources hold that are compiled beside a widget. Compiling is most of the test.

private struct StartSession: AppIntent {
  static let title: LocalizedStringResource = "Start"
  @Parameter(title: "Session") var session: String?
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartSession(),
      phrases: ["Start in \(.applicationName)", "Start \(\.$session) in \(.applicationName)"],
      shortTitle: "Start", systemImageName: "play")
  }
  static let shortcutTileColor: ShortcutTileColor = .navy
}

private struct HouseApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Text("Home") }
      .onChange(of: phase) { _, _ in }
    WindowGroup("Log", id: "log") { Text("Log") }
  }
}

private class PlaceIntent: INIntent {
  var place: String?
}

private final class TitleReader: NSObject, XMLParserDelegate {
  var titles: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if let title = attributes["title"] { titles.append(title) }
  }
}

private struct Zoomed: View {
  @Namespace private var space

  var body: some View {
    Button("Close", role: .close) {}
      .matchedTransitionSource(id: 1, in: space)
      .matchedTransitionSource(id: 2, in: space) {
        $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 2)
      }
      .navigationTransition(.zoom(sourceID: 1, in: space))
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _ in
      }
      .safeAreaBar(edge: .bottom) { Text("bar") }
      .scenePadding()
      .scenePadding(.minimum, edges: .top)
      .layoutDirectionBehavior(.mirrors)
    Button(role: .confirm) {
    } label: {
      Text("Confirm")
    }
  }
}

private struct Points: View {
  var body: some View {
    Chart([1, 2, 3], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0)).symbol(.cross)
    }
  }
}

@Suite struct AppSourceTests {
  @Test func shortcutsHaveTheirPhrases() {
    #expect(Shortcuts.appShortcuts.count == 1)
    #expect(Shortcuts.shortcutTileColor == .navy)
    #expect(IntentItemCollection(items: [1, 2]).items == [1, 2])
  }

  @Test func objectsOfIntentsStandInSections() {
    let home = INObject(identifier: "home", display: "Home")
    #expect(INObjectCollection(items: [home]).allItems.map(\.displayString) == ["Home"])
    #expect(PlaceIntent().place == nil)
  }

  @Test func namesOfFoundationAreThere() {
    let queue: OS_dispatch_queue_serial = DispatchQueue(label: "steps")
    #expect(queue.label == "steps")
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
    #expect(TitleReader.classForCoder() == TitleReader.self)
    let reader = TitleReader()
    let parser = XMLParser(data: Data(#"<a title="x"><b title="y"/></a>"#.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.titles == ["x", "y"])
  }

  @Test func devicesAndSettingsHaveValues() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.systemVersion == "26.0")
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func playersAreSilent() throws {
    let url = try #require(URL(string: "https://example.com/a.mp3"))
    let player = AVPlayer(playerItem: AVPlayerItem(url: url))
    player.play()
    #expect(player.currentItem?.status == .unknown)
  }

  @MainActor @Test func appsHaveScenes() {
    _ = HouseApp().body
    #expect(resolve(Zoomed()).tree.root.texts == ["Close", "bar", "Confirm"])
    #expect(resolve(Points()).diagnostics.isEmpty)
  }
}
