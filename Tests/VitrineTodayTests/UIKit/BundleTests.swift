import NotificationCenter
import SwiftUI
import Testing

/// Today extensions in a bundle.
@MainActor @Suite struct BundleTests {
  final class Controller: UIViewController, NCWidgetProviding {
    override func viewDidLoad() {
      extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    }
  }

  final class WithBody: TodayWidgetController, TodayWidget {
    var body: some View { Text(verbatim: "Hello") }
  }

  struct Pictures: WidgetBundle {
    var body: some Widget {
      TodayExtension(kind: "Controller", title: TodayTitle("A")) { Controller() }
      TodayExtension(kind: "Body", title: TodayTitle("B")) { WithBody() }
      TodayExtension()
    }
  }

  @Test func bundlesNameThem() {
    let found = Pictures._descriptions()
    #expect(found.map(\.kind) == ["Controller", "Body"])
    #expect(found.map(\.today?.largestMode) == [.expanded, .compact])
    #expect(found.map(\.today?.title.text) == ["A", "B"])
    #expect(found.allSatisfy { $0.families.isEmpty })
  }
}
