/// Identifies a font instance (file, face, axes) within one font library.
public struct FontID: Hashable, Sendable {
  public var value: Int32

  public init(_ value: Int32) { self.value = value }
}
