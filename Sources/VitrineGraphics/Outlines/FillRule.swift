/// The rule that decides which points are inside a self-overlapping outline.
public enum FillRule: UInt8, Hashable, Sendable { case nonZero, evenOdd }
