/// The component of a mask layer that weights the content.
public enum MaskMode: UInt8, Hashable, Sendable { case alpha, inverseAlpha, luminance }
