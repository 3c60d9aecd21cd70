import Foundation
public import VitrineGraphics
public import VitrineImages

/// How a picture compares with the one that was accepted.
public enum SnapshotVerdict: Hashable, Sendable {
  case matches
  case differs(PixmapComparison)
  /// Nothing was accepted yet: not a pass.
  case isMissing
}

/// Compares a picture with the accepted PNG at `path`: equal to the last bit of every channel, or
/// not. Nothing is written. Throws for a file that is there and cannot be read.
public func verdict(on picture: Pixmap, accepted path: String) throws(PNGError) -> SnapshotVerdict {
  guard FileManager.default.fileExists(atPath: path) else { return .isMissing }
  let bytes = try readFile(path, limit: longestFile)
  let comparison = compare(try decodePNG(bytes), picture)
  return comparison == .identical ? .matches : .differs(comparison)
}

/// Bytes of an accepted picture; a home screen at three pixels a point stays below.
private let longestFile = 64 << 20
