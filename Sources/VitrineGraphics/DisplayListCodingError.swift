/// An error in decoding a display list.
public enum DisplayListCodingError: Error, Equatable, Sendable {
  /// The bytes do not start with the signature of a display list.
  case notADisplayList
  case unsupportedVersion(UInt16)
  /// The bytes end, or an entry is invalid, at this offset.
  case malformed(offset: Int, String)
}
