/// A control of an extension.
package struct ControlDescription: Hashable, Sendable {
  /// The sizes to draw. A user may choose each for every control (three grid classes, observed in iOS 18 and 26).
  package var sizes = ControlWidgetSize.allCases

  package init() {}
}
