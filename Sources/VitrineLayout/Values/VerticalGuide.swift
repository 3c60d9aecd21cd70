public enum VerticalGuide: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  case custom(CustomGuide)
}
