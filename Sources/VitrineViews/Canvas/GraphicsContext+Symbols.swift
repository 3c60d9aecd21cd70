public import Foundation
import VitrineGraphics
import VitrineLayout

extension GraphicsContext {
  /// A view of the canvas, laid out in the canvas's size.
  public nonisolated struct ResolvedSymbol {
    let symbol: CanvasSymbol

    /// The view's size in points.
    public var size: CGSize { CGSize(symbol.size) }
  }

  /// Returns the view of the canvas's `symbols` that has a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recorder.symbols?.symbol(AnyHashable(id), recorder.fonts, recorder.list)
      .map(ResolvedSymbol.init)
  }

  /// Draws the view, scaled to the size of the rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.symbol.size
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    let map = Affine.scale(rect.width / size.width, rect.height / size.height)
      .then(.translation(rect.minX, rect.minY))
    draw { recorder.operations.append(.symbol(symbol.symbol, map: map)) }
  }

  /// Draws the view at its own size, with its `anchor` at the point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.symbol.size
    let map = Affine.translation(
      point.x - anchor.x * size.width, point.y - anchor.y * size.height)
    draw { recorder.operations.append(.symbol(symbol.symbol, map: map)) }
  }
}
