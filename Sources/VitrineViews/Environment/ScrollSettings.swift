import VitrineGraphics
import VitrineLayout

/// The settings of the scroll views in a view. A class, as nearly all environments have none.
package nonisolated final class ScrollSettings: Sendable {
  struct Values {
    /// The space around the content, in points.
    var margins = EdgeInsets()
    /// The anchor of roles without one of their own.
    var anchor: UnitPoint?
    /// The anchors of roles that have one of their own, or none on purpose.
    var initialOffset: UnitPoint??
    var alignment: UnitPoint??
    /// The position to which the author's state has scrolled.
    var position: ScrollPosition?
  }

  let values: Values

  init(_ values: Values = Values()) { self.values = values }
}

extension ScrollSettings.Values {
  /// Returns the layout's form for a scroll view's axes.
  func container(_ axes: Axis.Set) -> ScrollContainer {
    var start = (initialOffset ?? anchor) ?? .topLeading
    switch position?.edge {
    case .top: start.y = 0
    case .bottom: start.y = 1
    case .leading: start.x = 0
    case .trailing: start.x = 1
    case nil: break
    }
    let alignment = (alignment ?? anchor) ?? .topLeading
    return ScrollContainer(
      horizontally: axes.contains(.horizontal), vertically: axes.contains(.vertical),
      margins: margins.insets, start: start.position, alignment: alignment.position,
      offsetX: position?.x.map { Double($0) }, offsetY: position?.y.map { Double($0) })
  }
}

extension DrawingTraits {
  /// Changes the settings of scroll views.
  nonisolated mutating func changeScroll(_ change: (inout ScrollSettings.Values) -> Void) {
    var values = scroll?.values ?? ScrollSettings.Values()
    change(&values)
    scroll = ScrollSettings(values)
  }
}
