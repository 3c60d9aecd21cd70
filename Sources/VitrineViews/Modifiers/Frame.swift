public import Foundation
import VitrineLayout

extension View {
  /// Gives the view a frame of fixed sides in points and aligns it there; nil, or a negative side with a
  /// diagnostic, keeps the view's own.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _NodeModifier> {
    node(
      "frame",
      .frame(
        width: width.map { Double($0) }, height: height.map { Double($0) }, alignment.layout))
  }

  /// Gives the view a frame with bounds in points and aligns it there. Nil sets no bound; the ideal side is
  /// raised to the minimum, and the maximum to both.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _NodeModifier> {
    node(
      "frame",
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
          maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
          idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
          alignment: alignment.layout)))
  }
}
