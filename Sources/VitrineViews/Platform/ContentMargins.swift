package import VitrineLayout

extension Device {
  /// The margins that the system adds around a family's content, in points of the canvas.
  ///
  /// From iOS 17 on, system families have 16 points (documented) and Lock Screen families none (estimated);
  /// iOS 14–16 add none, so that a widget adds its own padding (documented). A watch's Smart Stack adds
  /// margins without a published size; 8 is an estimate.
  package func widgetContentMargins(_ family: WidgetFamily, os: Int) -> Insets {
    let isStack = kind == .watch && family == .accessoryRectangular
    if isStack { return Insets(all: 8) }
    if family.isAccessory { return Insets() }
    let addsMargins = os >= 17 || kind == .vision || kind == .mac
    return addsMargins ? Insets(all: WidgetMargins.standard) : Insets()
  }
}

/// The margins of the guidelines for widget content, in points.
package enum WidgetMargins {
  /// The margin around ordinary content (documented).
  package static let standard = 16.0

  /// The margin around graphics, buttons and grouped backgrounds: 8 in iOS 14's guidelines (seed), 11 now
  /// (documented).
  package static func tight(os: Int) -> Double { os <= 16 ? 8 : 11 }
}

extension Insets {
  package init(all side: Double) {
    self.init(top: side, leading: side, bottom: side, trailing: side)
  }
}
