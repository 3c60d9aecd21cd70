/// What a view's extent along an axis has: its ends, its middle and its length. The near end is the leading or
/// the upper one.
nonisolated enum LayoutSide: Int, Hashable, Sendable { case near, far, middle, length }
