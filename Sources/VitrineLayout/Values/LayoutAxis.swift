public enum LayoutAxis: UInt8, Hashable, Sendable { case horizontal, vertical }
