import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayNoScrolling = LintRule(
    "today-no-scroll-or-pan", .today, .error, "The widget neither scrolls nor pans.",
    advice: "Show what fits, and open the app for the rest.", source: seeds,
    check: .picture { picture, _ in
      .of(
        picture.content.filter { scrolling.contains(picture.tree.nodes[$0].name) }.map { node in
          located(
            LintViolation("the widget has a \(picture.tree.nodes[node].name)"), node, picture)
        })
    })

  private static let scrolling: Set = ["List", "ScrollView", "TabView"]
}
