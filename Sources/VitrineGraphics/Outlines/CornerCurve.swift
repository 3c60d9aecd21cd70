/// The curvature of a corner: a circular arc, or the continuous curve of Apple's rounded rectangles.
public enum CornerCurve: Hashable, Sendable {
  case circular
  case continuous
}
