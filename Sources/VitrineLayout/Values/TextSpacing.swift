/// The rule by which the room around a text follows from its fonts.
public enum TextSpacing: Hashable, Sendable {
  /// A tenth of the line's height, up to whole pixels; texts follow each other by the lower one's leading.
  /// Since SwiftUI of iOS 17.
  case pixels
  /// A tenth of the line's height, up to a multiple of 4 points; texts follow each other without room.
  case fourPoints

  /// The spacing of a system by its major version.
  public init(systemVersion: Int) { self = systemVersion >= 17 ? .pixels : .fourPoints }
}
