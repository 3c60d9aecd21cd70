public enum HorizontalGuide: Hashable, Sendable {
  case leading, center, trailing
  case custom(CustomGuide)
}
