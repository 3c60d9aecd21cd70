import Foundation
import VitrineLayout

extension Image {
  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lets the image take the size it is offered, stretched between the cap insets (in points) or tiled.
  /// Tiles ignore cap insets and template rendering; more than 4096 copies are not drawn. Symbols stretch.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    let insets = capInsets.insets
    return with { $0.resizing = resizingMode == .tile ? .tile(insets) : .stretch(insets) }
  }

  /// Sets whether pictures show their own colours or the foreground style; nil is the catalogue's setting.
  /// Symbols show the icon table's colours, if it has some, for `original`.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = mode }
  }

  /// Sets the averaging of pixels of a scaled picture, `medium` by default; symbols are outlines.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Leaves a diagnostic if `isAntialiased` is false; edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }

  /// Sets the colouring of a symbol's layers; nil inherits it. Pictures stay as they are.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRendering = mode }
  }

  /// Has no effect: a picture has the standard dynamic range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// The brightness range of a picture; all ranges are equal here and drawn as the standard one.
  public nonisolated struct DynamicRange: Hashable, Sendable {
    /// The range up to ordinary white, the only one that is drawn.
    public static let standard = DynamicRange()
    /// A limited range beyond ordinary white, drawn as the standard one.
    public static let constrainedHigh = DynamicRange()
    /// The largest range that a display has, drawn as the standard one.
    public static let high = DynamicRange()
  }
}

extension Image {
  /// Creates an image from a UIKit image; its rendering mode is kept unless automatic, its tint where the mode is
  /// `alwaysOriginal`, and of a symbol the size and weight that code chose.
  public init(uiImage: UIImage) {
    self.init(uiImage.source)
    font = uiImage.symbolConfiguration?.font
    scale = uiImage.symbolConfiguration?.scale
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal:
      tint = uiImage.tint
      renderingMode = tint == nil ? .original : .template
    case .alwaysTemplate: renderingMode = .template
    }
  }
}
