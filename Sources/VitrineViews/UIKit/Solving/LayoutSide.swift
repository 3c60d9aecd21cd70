/// A part of a view's extent along an axis: its ends, its middle or its length. The near end is the leading or
/// the upper one.
nonisolated enum LayoutSide: Int, Hashable, Sendable { case near, far, middle, length }
