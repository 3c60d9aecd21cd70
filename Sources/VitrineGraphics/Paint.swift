/// The colour source of a fill.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  /// Index into `gradients`, and an opacity 0…1 over it.
  case gradient(Int32, opacity: Float)
  /// Index into `backdrops`, and an opacity 0…1 over it.
  case backdrop(Int32, opacity: Float)
}
