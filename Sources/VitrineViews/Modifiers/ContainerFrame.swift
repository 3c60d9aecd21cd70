public import Foundation
import VitrineLayout

extension View {
  /// Gives the view the length of the container on the chosen axes and aligns it there: that of the
  /// nearest scroll view, tab or screen, without its safe area and margins.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view the length of `span` of `count` equal parts of the container on the chosen axes, `spacing`
  /// points apart. Counts and spans below 1 count as 1.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + (span - 1) * spacing
    }
  }

  /// Gives the view the length that `length` makes of the container's on the chosen axes, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    let width: ContainerFrame.Side = { Double(length(CGFloat($0), .horizontal)) }
    let height: ContainerFrame.Side = { Double(length(CGFloat($0), .vertical)) }
    return node(
      "containerRelativeFrame",
      .containerFrame(
        ContainerFrame(
          width: axes.contains(.horizontal) ? width : nil,
          height: axes.contains(.vertical) ? height : nil, alignment: alignment.layout)))
  }

  /// Adds the space that a scene of an app keeps at some edges: the default padding, 16 points (estimated).
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, EdgeInsets.standardPadding)
  }

  /// Adds the space that a scene keeps at some edges, as `scenePadding(_:)` does; `padding` is ignored, as the
  /// smallest one belongs to watches.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    scenePadding(edges)
  }
}

/// The kind of space at the edges of a scene; all values are equal, as a widget has one.
public nonisolated struct ScenePadding: Equatable, Sendable {
  /// The smallest space that a scene keeps.
  public static let minimum = ScenePadding()
}
