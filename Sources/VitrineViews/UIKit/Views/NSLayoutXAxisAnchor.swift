/// A left or right edge of a view, or the middle of its width.
@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
