import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let todayAlignment = LintRule(
    "today-align-to-icon", .today, .note, "Content lines up with the icon above it.",
    advice: "Let the text begin below the icon or the title.",
    source: seeds,
    check: .widget { widget, limits in
      guard let shown = widget.todayCompact, shown.picture.configuration.os >= 10,
        let edges = shown.picture.headerEdges
      else { return .notApplicable }
      let texts = shown.picture.leaves.filter { $0.isText || $0.isImage }
      // What begins the lines counts: the view that is furthest to the left.
      guard let first = texts.min(by: { $0.frame.minX < $1.frame.minX }) else {
        return .notApplicable
      }
      let container = shown.picture.container
      // What is centred has no leading edge of its own.
      if (first.frame.midX - container.midX).magnitude <= limits.headerSlack { return .pass }
      let distance = edges.map { (first.frame.minX - $0).magnitude }.min() ?? 0
      guard distance > limits.headerSlack else { return .pass }
      var violation = LintViolation(
        "\(first.string.map { "“\($0)”" } ?? "the \(first.noun)") begins \(points(first.frame.minX - container.minX)) from the edge, the icon above at \(points(edges[0] - container.minX)) and the title at \(points(edges[1] - container.minX))",
        measured: points(distance), limit: points(limits.headerSlack),
        excess: distance - limits.headerSlack)
      shown.picture.locate(&violation, first)
      return .violated([violation])
    })
}

extension LintPicture {
  /// The leading edges of the icon and the title in the header above a Today widget, in points.
  fileprivate var headerEdges: [Double]? {
    let header = tree.nodes[..<content.lowerBound]
    let icon = header.firstIndex { node in
      node.name == "frame" && node.frame.width < Self.iconMost
        && node.frame.width == node.frame.height
    }
    guard isToday, let icon else { return nil }
    // An icon without a picture has a letter of its own.
    let behind = max(icon + 1, Int(header[icon].end))
    guard behind <= header.endIndex,
      let title = header[behind...].first(where: { $0.name == "Text" })
    else { return nil }
    return [header[icon].frame.minX, title.frame.minX]
  }

  /// The icon of a header is laid out in 60 points and scaled down inside a smaller frame.
  private static let iconMost = 40.0
}
