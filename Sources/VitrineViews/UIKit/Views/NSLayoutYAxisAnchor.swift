/// An upper or lower edge of a view, or the middle of its height.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
