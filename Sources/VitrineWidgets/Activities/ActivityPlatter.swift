import VitrineViews

/// The choices of a live activity's views for the platter around them.
final class ActivityPlatter {
  /// The colour over the system's material; nil is the material alone.
  var tint: Color?
  /// The height of the content in points where nothing limits it.
  var idealHeight = 0.0
}
