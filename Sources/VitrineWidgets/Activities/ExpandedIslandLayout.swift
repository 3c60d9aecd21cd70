import Foundation
import VitrineGraphics
import VitrineViews

/// Places the regions around the camera: leading and trailing beside it and on below it, centre below it between the
/// two, bottom below all. The order is documented; gaps between regions are not, and there are none here (estimated).
nonisolated struct ExpandedIslandLayout: Layout {
  let metrics: IslandMetrics
  /// The margins of all regions towards the island's edges.
  let margins: EdgeInsets
  /// Takes the height that the regions need.
  var platter: ActivityPlatter?

  /// A region by its index among the views, which are others when they are placed than when they are measured, with its
  /// frame from the island's leading top corner.
  fileprivate struct Part {
    var index: Int
    var place: IslandRegionPlace
    var frame: CGRect
    var isBottom = false
  }

  /// The places of the regions once they are known: the island's width is the same whatever is proposed.
  struct Cache {
    fileprivate var regions: Regions?
  }

  /// The regions, and the height of the island with its lower margin.
  fileprivate struct Regions {
    var parts: [Part]
    var height: Double
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let height = regions(subviews, &cache).height
    platter?.idealHeight = height
    return CGSize(
      width: metrics.expandedWidth, height: IslandMetrics.expandedHeights.nearest(height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let regions = regions(subviews, &cache)
    // What is left goes above the bottom region, what is missing is cut from it.
    let extra = bounds.height - regions.height
    for part in regions.parts where subviews.indices.contains(part.index) {
      var frame = part.frame
      if part.isBottom {
        frame.origin.y += max(0, extra)
        frame.size.height = max(0, frame.height + min(0, extra))
      }
      subviews[part.index].place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func regions(_ subviews: Subviews, _ cache: inout Cache) -> Regions {
    if let known = cache.regions { return known }
    let regions = regions(subviews)
    cache.regions = regions
    return regions
  }

  private func regions(_ subviews: Subviews) -> Regions {
    let all = zip(subviews.indices, subviews).map { Region(index: $0, view: $1) }
    func first(_ position: DynamicIslandExpandedRegionPosition) -> Region? {
      all.first { $0.place.position == position }
    }
    let sides = [first(.leading), first(.trailing)]
    let priorities = sides.map { $0?.place.priority ?? 0 }
    var parts = zip(sides, [0, 1]).compactMap { region, index in
      region.map {
        side($0, isLeading: index == 0, isFirst: priorities[index] > priorities[1 - index])
      }
    }
    if let center = first(.center) { parts.append(middle(center, between: parts)) }
    var top = parts.map { $0.frame.maxY }.max() ?? 0
    for region in all where region.place.position == .bottom {
      let part = bottom(region, below: top)
      parts.append(part)
      top = part.frame.maxY
    }
    let lower = parts.last.map { insets(of: $0.place).bottom } ?? margins.bottom
    return Regions(parts: parts, height: top + lower)
  }

  /// A region that is being measured.
  private struct Region {
    let index: Int
    let view: LayoutSubviews.Element
    let place: IslandRegionPlace

    init(index: Int, view: LayoutSubviews.Element) {
      (self.index, self.view, place) = (index, view, view[IslandRegionKey.self])
    }

    /// Returns its size in a width, and as high as it likes.
    func size(in width: Double) -> CGSize {
      let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      return CGSize(width: min(size.width, width), height: size.height)
    }

    func part(at x: Double, _ y: Double, _ size: CGSize, isBottom: Bool = false) -> Part {
      Part(
        index: index, place: place, frame: CGRect(origin: CGPoint(x: x, y: y), size: size),
        isBottom: isBottom)
    }
  }

  /// Returns the leading or trailing region beside the camera; below it where it is first of the two, or asks for it and
  /// is too wide.
  private func side(_ region: Region, isLeading: Bool, isFirst: Bool) -> Part {
    let inset = insets(of: region.place)
    let margin = isLeading ? inset.leading : inset.trailing
    let beside = max(0, (metrics.expandedWidth - metrics.sensor.width) / 2 - margin)
    let isBelow = isFirst || isTooWide(region, for: beside)
    let size = region.size(
      in: isBelow ? metrics.expandedWidth - margins.leading - margins.trailing : beside)
    return region.part(
      at: isLeading ? margin : metrics.expandedWidth - margin - size.width,
      isBelow ? metrics.sensor.height : inset.top, size)
  }

  /// Only a region that may move is asked for its ideal width.
  private func isTooWide(_ region: Region, for width: Double) -> Bool {
    region.place.isBelowIfTooWide && region.view.sizeThatFits(.unspecified).width > width
  }

  /// Returns the centre region between the two others, in the middle of the island where it can be.
  private func middle(_ region: Region, between sides: [Part]) -> Part {
    func edge(_ position: DynamicIslandExpandedRegionPosition) -> CGRect? {
      sides.first { $0.place.position == position }?.frame
    }
    let left = edge(.leading)?.maxX ?? margins.leading
    let right = edge(.trailing)?.minX ?? metrics.expandedWidth - margins.trailing
    let size = region.size(in: max(0, right - left))
    let middle = (metrics.expandedWidth - size.width) / 2
    return region.part(
      at: min(max(middle, left), max(left, right - size.width)), metrics.sensor.height, size)
  }

  private func bottom(_ region: Region, below top: Double) -> Part {
    let inset = insets(of: region.place)
    let room = max(0, metrics.expandedWidth - inset.leading - inset.trailing)
    let size = region.size(in: room)
    return region.part(
      at: inset.leading + (room - size.width) / 2, max(top, metrics.sensor.height), size,
      isBottom: true)
  }

  private func insets(of place: IslandRegionPlace) -> EdgeInsets {
    place.margins.insets(margins)
  }
}
