#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FontFile {
  /// Whether the other one is the same face of the same bytes. Keys only save comparisons: whoever makes a font can
  /// make another with its key.
  func hasContent(of other: FontFile) -> Bool {
    if self === other { return true }
    return key == other.key && faceIndex == other.faceIndex && bytes.areEqual(to: other.bytes)
  }
}

extension FontBytes {
  /// Whether the other ones are the same.
  func areEqual(to other: FontBytes) -> Bool {
    if self === other { return true }
    return unsafe count == other.count && memcmp(start, other.start, count) == 0
  }
}
