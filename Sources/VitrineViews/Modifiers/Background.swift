import Foundation
package import VitrineLayout

extension View {
  /// Draws other views behind the view, proposed its size and aligned in its frame; layout is unaffected.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> {
    secondary("background", .background(alignment.layout), content())
  }

  /// Draws another view behind the view, proposed its size and aligned in its frame; layout is unaffected.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _SecondaryModifier<Background>> {
    secondary("background", .background(alignment.layout), background)
  }

  /// Fills the view's frame behind it, and on some edges the part of the safe area that the frame touches.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _SecondaryModifier<_ShapeView<Rectangle, S>>> {
    secondary(
      "background", .background(.center, reaching: edges.reach),
      _ShapeView(shape: Rectangle(), style: style))
  }

  /// Fills the view's frame behind it with the style of `backgroundStyle`, by default the system background.
  /// On some edges, it also fills the part of the safe area that the frame touches.
  public nonisolated func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _SecondaryModifier<_ShapeView<Rectangle, BackgroundStyle>>> {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape in the view's frame behind it; a fill style without antialiasing leaves a diagnostic and
  /// is drawn smooth.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _SecondaryModifier<_ShapeView<T, S>>> {
    secondary(
      "background", .background(.center),
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }

  /// Fills a shape in the view's frame behind it with the style of `backgroundStyle`, by default the system
  /// background.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _SecondaryModifier<_ShapeView<T, BackgroundStyle>>> {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws other views over the view, proposed its size and aligned in its frame; layout is unaffected.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> {
    secondary("overlay", .overlay(alignment.layout), content())
  }

  /// Draws another view over the view, proposed its size and aligned in its frame; layout is unaffected.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _SecondaryModifier<Overlay>> {
    secondary("overlay", .overlay(alignment.layout), overlay)
  }

  /// Fills the view's frame over it, and on some edges the part of the safe area that the frame touches.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _SecondaryModifier<_ShapeView<Rectangle, S>>> {
    secondary(
      "overlay", .overlay(.center, reaching: edges.reach),
      _ShapeView(shape: Rectangle(), style: style))
  }

  /// Fills a shape in the view's frame over it; a fill style without antialiasing leaves a diagnostic and is
  /// drawn smooth.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _SecondaryModifier<_ShapeView<T, S>>> {
    secondary(
      "overlay", .overlay(.center), _ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }

  package nonisolated func secondary<V: View>(
    _ name: String, _ kind: NodeKind, _ view: V
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> {
    modifier(_SecondaryModifier(name: name, kind: kind, secondary: view))
  }
}
