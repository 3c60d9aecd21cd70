import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let possibleViews = LintRule(
    "unsupported-views", .widgetkit, .error, "The widget has only views that widgets can show.",
    advice: "Lay the content out to fit, and use links, buttons and toggles with intents.",
    source: "WidgetKit, SwiftUI views",
    check: .picture { picture, _ in
      .of(
        picture.diagnostics.filter { impossible.contains($0.code) }.map { diagnostic in
          LintViolation(diagnostic.message, path: diagnostic.path, measured: diagnostic.code)
        })
    })

  private static let impossible: Set = [
    "gap-AsyncImage", "gap-List", "gap-NavigationLink", "gap-NavigationSplitView",
    "gap-NavigationStack", "gap-ScrollView", "gap-TabView", "gap-TextField",
  ]
}
