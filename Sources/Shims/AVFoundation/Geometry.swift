public import Foundation

/// Returns the largest rectangle of a ratio of sides within another one, in its middle; the other one for a ratio
/// without both sides.
public func AVMakeRect(aspectRatio: CGSize, insideRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return insideRect }
  let factor = min(insideRect.width / aspectRatio.width, insideRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
  return CGRect(
    x: insideRect.midX - size.width / 2, y: insideRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
