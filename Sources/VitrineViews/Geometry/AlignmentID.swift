public import Foundation

/// An alignment guide with its default position in a view that does not set it.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's position in a view that does not set it, in points from the leading or top edge.
  nonisolated static func defaultValue(in context: ViewDimensions) -> CGFloat
}
