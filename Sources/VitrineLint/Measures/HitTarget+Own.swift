import VitrineWidgets

extension HitTarget {
  /// Whether the author made the target, and not the system or the widget as a whole.
  var isOwn: Bool { kind == .link || kind == .button || kind == .toggle }
}
