public import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineText

/// A view that a closure draws.
public nonisolated struct Canvas<Symbols: View>: _PrimitiveView {
  let symbols: Symbols
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  let colorMode: ColorRenderingMode

  /// Creates a canvas that `renderer` draws, given the canvas's size in points. It draws views of `symbols` by
  /// their tags. A colour mode other than `.nonLinear` leaves a diagnostic; `opaque` and
  /// `rendersAsynchronously` have no effect.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.renderer = renderer
    self.symbols = symbols()
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let owner = AmbientEnvironment.current ?? environment
    let notes = out.notes
    let path = out.owner
    if view.colorMode != .nonLinear { out.noteGap(.canvasColorMode) }
    let symbols = out.children(of: view.symbols, environment)
    out.append(
      .canvas(
        CanvasLeaf(isOpaque: view.isOpaque) { size, fonts in
          let recorder = CanvasRecorder(
            NodeList(owner: path, notes: notes), fonts,
            symbols: CanvasSymbols(symbols, size: size, environment))
          var context = GraphicsContext(recorder, environment)
          AmbientEnvironment.with(owner) { view.renderer(&context, CGSize(size)) }
          return recorder.operations
        }), "Canvas")
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas that `renderer` draws, given the canvas's size in points. A colour mode other than
  /// `.nonLinear` leaves a diagnostic; `opaque` and `rendersAsynchronously` have no effect.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.renderer = renderer
    symbols = EmptyView()
  }
}
