import Foundation
import VitrineGraphics

/// The fill rule and antialiasing of a shape.
public nonisolated struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides which areas are inside, instead of the non-zero rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed. False leaves a diagnostic on the fill of a shape; edges are smoothed anyway.
  public var isAntialiased: Bool

  /// Creates a fill style, by default with the non-zero rule and smoothed edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
