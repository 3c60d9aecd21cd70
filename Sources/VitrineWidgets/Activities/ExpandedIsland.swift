import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The large view around the camera.
nonisolated struct ExpandedIsland: View {
  let island: DynamicIsland
  let metrics: IslandMetrics
  let platter: ActivityPlatter?

  nonisolated var body: some View {
    ExpandedIslandLayout(
      metrics: metrics, margins: island.margins.insets(of: .expanded), platter: platter
    ) {
      if island.regions.isEmpty { Color.clear }
      ForEach(0..<island.regions.count, id: \.self) { index in
        region(island.regions[index])
      }
    }
    .showing(island.margins.insets(of: .expanded))
  }

  private nonisolated func region(_ region: IslandRegion) -> some View {
    ActivityRegion(
      content: region.content(),
      place: IslandRegionPlace(
        position: region.position, priority: region.priority, margins: region.margins))
  }
}

/// The views of a region in a stack of its name, by which a report names it.
private nonisolated struct ActivityRegion: _PrimitiveView {
  let content: AnyView
  let place: IslandRegionPlace

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    var place = view.place
    let stack = ActivityViewGroup.stack(
      of: out.children(of: view.content, environment), named: place.position.name)
    place.isBelowIfTooWide = stack.children.contains {
      ContainerValues(of: $0).isBelowIfTooWide
    }
    out.append(
      .layoutValue(ObjectIdentifier(IslandRegionKey.self), place), "layoutValue", children: [stack])
  }
}

/// The place of a region among the others.
nonisolated struct IslandRegionPlace: Sendable, CustomStringConvertible {
  var position = DynamicIslandExpandedRegionPosition.center
  var priority = 0.0
  var margins = IslandMargins.Edges()
  var isBelowIfTooWide = false

  /// The words of records and reports.
  var description: String {
    (["priority " + DumpNumber.text(priority)] + margins.words).joined(separator: ", ")
  }
}

nonisolated struct IslandRegionKey: LayoutValueKey {
  static var defaultValue: IslandRegionPlace { IslandRegionPlace() }
}

private nonisolated struct IslandPlacementKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// Whether a view goes below the camera where it is too wide beside it.
  nonisolated var isBelowIfTooWide: Bool {
    get { self[IslandPlacementKey.self] }
    set { self[IslandPlacementKey.self] = newValue }
  }
}

/// Places the regions around the camera: leading and trailing beside it and on below it, centre below it between the
/// two, bottom below all. The order is documented; gaps between regions are not, and there are none here (estimated).
nonisolated struct ExpandedIslandLayout: Layout {
  let metrics: IslandMetrics
  /// The margins of all regions towards the island's edges.
  let margins: EdgeInsets
  /// Takes the height that the regions need.
  var platter: ActivityPlatter?

  /// The region's view with its frame from the island's leading top corner.
  private struct Part {
    var view: LayoutSubviews.Element
    var frame: CGRect
    var isBottom = false
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let height = parts(subviews).height
    platter?.idealHeight = height
    return CGSize(
      width: metrics.expandedWidth, height: IslandMetrics.expandedHeights.nearest(height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (parts, height) = parts(subviews)
    // What is left goes above the bottom region, what is missing is cut from it.
    let extra = bounds.height - height
    for part in parts {
      var frame = part.frame
      if part.isBottom {
        frame.origin.y += max(0, extra)
        frame.size.height = max(0, frame.height + min(0, extra))
      }
      part.view.place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// Returns the regions, and the height of the island with its lower margin.
  private func parts(_ subviews: Subviews) -> (parts: [Part], height: Double) {
    func views(_ position: DynamicIslandExpandedRegionPosition) -> [LayoutSubviews.Element] {
      subviews.filter { $0[IslandRegionKey.self].position == position }
    }
    let (leading, trailing) = (views(.leading).first, views(.trailing).first)
    let rank =
      (leading?[IslandRegionKey.self].priority ?? 0)
      - (trailing?[IslandRegionKey.self].priority ?? 0)
    var parts: [Part] = []
    var (left, right, top) = (margins.leading, metrics.expandedWidth - margins.trailing, 0.0)
    if let leading {
      let inset = insets(of: leading)
      let size = size(of: leading, inset.leading, isFirst: rank > 0)
      parts.append(
        Part(
          view: leading,
          frame: CGRect(
            x: inset.leading, y: size.isBelow ? metrics.sensor.height : inset.top,
            width: size.width, height: size.height)))
      left = inset.leading + size.width
    }
    if let trailing {
      let inset = insets(of: trailing)
      let size = size(of: trailing, inset.trailing, isFirst: rank < 0)
      right = metrics.expandedWidth - inset.trailing - size.width
      parts.append(
        Part(
          view: trailing,
          frame: CGRect(
            x: right, y: size.isBelow ? metrics.sensor.height : inset.top, width: size.width,
            height: size.height)))
    }
    if let center = views(.center).first {
      parts.append(part(center, from: left, to: right))
    }
    top = parts.map { $0.frame.maxY }.max() ?? 0
    for bottom in views(.bottom) {
      let inset = insets(of: bottom)
      let width = max(0, metrics.expandedWidth - inset.leading - inset.trailing)
      let size = bottom.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let frame = CGRect(
        x: inset.leading + (width - min(width, size.width)) / 2, y: max(top, metrics.sensor.height),
        width: min(width, size.width), height: size.height)
      parts.append(Part(view: bottom, frame: frame, isBottom: true))
      top = frame.maxY
    }
    let lower = parts.last.map { insets(of: $0.view).bottom } ?? margins.bottom
    return (parts, top + lower)
  }

  /// Returns the centre region between the two others, in the middle of the island where it can be.
  private func part(_ view: LayoutSubviews.Element, from left: Double, to right: Double) -> Part {
    let size = view.sizeThatFits(
      ProposedViewSize(width: max(0, right - left), height: nil))
    let width = min(size.width, max(0, right - left))
    let middle = (metrics.expandedWidth - width) / 2
    return Part(
      view: view,
      frame: CGRect(
        x: min(max(middle, left), max(left, right - width)), y: metrics.sensor.height,
        width: width, height: size.height))
  }

  private struct SideSize {
    var width: Double
    var height: Double
    /// Whether the region is below the camera and may take the whole width.
    var isBelow: Bool
  }

  /// Returns the size of a region beside the camera; below it where it is first of the two, or asks for it and is too
  /// wide.
  private func size(of view: LayoutSubviews.Element, _ margin: Double, isFirst: Bool) -> SideSize {
    let beside = max(0, (metrics.expandedWidth - metrics.sensor.width) / 2 - margin)
    let ideal = view.sizeThatFits(.unspecified).width
    let isBelow = isFirst || (view[IslandRegionKey.self].isBelowIfTooWide && ideal > beside)
    let width = isBelow ? metrics.expandedWidth - margins.leading - margins.trailing : beside
    let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
    return SideSize(width: min(size.width, width), height: size.height, isBelow: isBelow)
  }

  private func insets(of view: LayoutSubviews.Element) -> EdgeInsets {
    view[IslandRegionKey.self].margins.insets(margins)
  }
}
