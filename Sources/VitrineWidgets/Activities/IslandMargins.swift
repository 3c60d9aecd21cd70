import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The margins around the views of an island that an activity sets.
nonisolated struct IslandMargins: Sendable {
  /// The lengths in points of the edges that are set.
  struct Edges: Sendable {
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?

    /// The edges that are set with their lengths.
    var words: [String] {
      [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
        .compactMap { name, length in length.map { "\(name) \(DumpNumber.text($0))" } }
    }

    /// Sets edges; a call further in wins.
    mutating func set(_ edges: Edge.Set, _ length: Double) {
      if edges.contains(.top) { top = top ?? length }
      if edges.contains(.leading) { leading = leading ?? length }
      if edges.contains(.bottom) { bottom = bottom ?? length }
      if edges.contains(.trailing) { trailing = trailing ?? length }
    }

    /// Returns the margins with those of others for the edges that are not set.
    func insets(_ others: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: top ?? others.top, leading: leading ?? others.leading, bottom: bottom ?? others.bottom,
        trailing: trailing ?? others.trailing)
    }
  }

  private var modes: [DynamicIslandMode: Edges] = [:]

  mutating func set(_ edges: Edge.Set, _ length: Double, for mode: DynamicIslandMode) {
    modes[mode, default: Edges()].set(edges, length)
  }

  /// Returns the margins of a mode in points.
  func insets(of mode: DynamicIslandMode) -> EdgeInsets {
    modes[mode, default: Edges()].insets(mode.margins)
  }
}

extension DynamicIslandMode {
  /// The system's margins: none towards the camera.
  fileprivate nonisolated var margins: EdgeInsets {
    let (small, large) = (IslandMetrics.smallMargin, IslandMetrics.largeMargin)
    switch self {
    case .expanded: return EdgeInsets(top: large, leading: large, bottom: large, trailing: large)
    case .compactLeading:
      return EdgeInsets(top: small, leading: small, bottom: small, trailing: 0)
    case .compactTrailing:
      return EdgeInsets(top: small, leading: 0, bottom: small, trailing: small)
    default: return EdgeInsets(top: small, leading: small, bottom: small, trailing: small)
    }
  }
}

extension View {
  /// Marks views with the margins around them, by which a report names a change of these.
  nonisolated func showing(_ margins: EdgeInsets) -> some View {
    let edges = IslandMargins.Edges(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing)
    return node(
      "contentMargins",
      .layoutValue(ObjectIdentifier(MarginsMark.self), edges.words.joined(separator: ", ")))
  }
}

private enum MarginsMark {}
