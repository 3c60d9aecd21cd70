package import VitrineViews

/// A place of a watch face that shows a label beside its widget.
package enum FacePlace: String, Hashable, CaseIterable, Sendable {
  /// The corners of the screen.
  case topLeft, topRight, bottomLeft, bottomRight
  /// The upper circle inside a dial, whose label is along the dial.
  case bezel

  /// The family of the widgets that it shows.
  package var family: WidgetFamily { isCorner ? .accessoryCorner : .accessoryCircular }

  /// Returns the place of a widget that is drawn alone; nil for a family without one.
  package static func alone(_ family: WidgetFamily?) -> FacePlace? {
    family == .accessoryCorner ? .topLeft : nil
  }

  /// Whether it is a corner.
  package var isCorner: Bool { self != .bezel }

  /// Whether it lies above the middle of the screen: a label reads clockwise there, and the other way below.
  package var isUpper: Bool { self != .bottomLeft && self != .bottomRight }

  /// Whether it lies left of the middle of the screen.
  package var isLeft: Bool { self == .topLeft || self == .bottomLeft }
}
