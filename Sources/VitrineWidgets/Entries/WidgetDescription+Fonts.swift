import VitrineText

extension WidgetDescription {
  /// The fonts of the widget and of those beside it, in the order of the screen.
  var fontSets: [FontSet] {
    (fonts.map { [$0] } ?? []) + companions.flatMap(\.widget.fontSets)
  }
}
