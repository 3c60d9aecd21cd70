public import Foundation
import VitrineGraphics
import VitrineImages
import VitrineLayout

/// UIKit's image, as far as views can show one.
public nonisolated final class UIImage: Sendable {
  let source: Image.Source
  private let bitmap: BitmapResource?
  private let bytes: Data?
  /// The colours of the image when drawn; automatic unless `withRenderingMode(_:)` set it.
  public let renderingMode: RenderingMode
  /// The colour of `withTintColor(_:)`.
  let tint: UIColor?
  /// The size and weight of a symbol, if code chose them.
  public let symbolConfiguration: SymbolConfiguration?

  private init(
    _ source: Image.Source, _ bitmap: BitmapResource? = nil, _ bytes: Data? = nil,
    renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
    symbolConfiguration: SymbolConfiguration? = nil
  ) {
    self.tint = tint
    self.symbolConfiguration = symbolConfiguration
    self.source = source
    self.bitmap = bitmap
    self.bytes = bytes
    self.renderingMode = renderingMode
  }

  /// An empty picture.
  public convenience init() {
    let resource = BitmapResource(
      key: 0, name: "", pixmap: Pixmap(width: 0, height: 0), scale: 1)
    self.init(.bitmap(resource), resource)
  }

  /// Decodes a PNG, JPEG, WebP, HEIC, GIF or SVG file; nil for any other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes such a file with `scale` pixels per point, 1 if not positive; nil for any other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard
      let resource = BitmapResource(
        file: [UInt8](data), name: "data", scale: scale > 0 ? scale : 1)
    else { return nil }
    self.init(.bitmap(resource), resource, data)
  }

  /// Decodes such a file at a path with 1 pixel per point, whatever its name; nil for any other file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = Data(resource: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// Creates an image of the asset catalogue; nil for a name that it does not have. Outside of a widget's code, where no
  /// catalogue is known, names are looked up when drawn.
  public convenience init?(named name: String) {
    guard let environment = AmbientEnvironment.current else {
      self.init(.asset(name))
      return
    }
    let picture = environment.assets.image(name, environment)
    guard picture != nil || environment.assets.hasSet(name) else { return nil }
    self.init(.asset(name), picture?.resource)
  }

  /// Creates an image of the icon that stands for a symbol; never nil, as names are looked up when drawn.
  public convenience init?(systemName name: String) { self.init(.symbol(name, variable: nil)) }

  /// Creates an image of the icon that stands for a symbol, in a size and weight; never nil.
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    self.init(.symbol(name, variable: nil), symbolConfiguration: withConfiguration)
  }

  /// Creates an image of the asset catalogue from a name known at compile time.
  public convenience init(resource: ImageResource) {
    let environment = AmbientEnvironment.current
    let picture = environment.flatMap { $0.assets.image(resource.name, $0) }
    self.init(.asset(resource.name), picture?.resource)
  }

  /// Creates an image from a decoded picture.
  package convenience init(bitmap: BitmapResource) { self.init(.bitmap(bitmap), bitmap) }

  /// The size in points: of symbols that at the size and weight that code chose, or else at 17 points; zero for a
  /// picture that is not known yet.
  public var size: CGSize {
    if let bitmap { return CGSize(width: bitmap.size.width, height: bitmap.size.height) }
    return CGSize(Image(drawn: self).leaf(.ambient) { _, _ in }?.size ?? .zero)
  }

  /// The pixels per point; 1 for symbols.
  public var scale: CGFloat { bitmap?.scale ?? 1 }

  /// The pixels that it was made of; nil for symbols and vector pictures.
  package var pixels: BitmapResource? { bitmap?.pixmap == nil ? nil : bitmap }

  /// Returns the PNG file that the image was decoded from, or one of its pixels; nil for symbols and SVG pictures.
  public func pngData() -> Data? {
    if let bytes, bytes.starts(with: pngSignature) { return bytes }
    guard let bitmap, let pixmap = bitmap.pixmap else { return nil }
    var scratch = PNGScratch()
    return (try? encodePNG(pixmap, scale: Int(bitmap.scale), scratch: &scratch)).map {
      Data($0)
    }
  }

  /// Whether the picture is drawn in its own colours or in the foreground colour.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// Returns the same image with a rendering mode, which `Image(uiImage:)` applies.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      source, bitmap, bytes, renderingMode: mode, tint: tint,
      symbolConfiguration: symbolConfiguration)
  }

  /// Returns the same image with a colour, in which code draws it. `Image(uiImage:)` shows it where the rendering mode
  /// is `alwaysOriginal`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the same image with a colour and a rendering mode, as `withTintColor(_:)` does.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, bitmap, bytes, renderingMode: renderingMode, tint: color,
      symbolConfiguration: symbolConfiguration)
  }

  /// Returns the same symbol in a size and weight.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    UIImage(
      source, bitmap, bytes, renderingMode: renderingMode, tint: tint,
      symbolConfiguration: configuration)
  }

  /// Returns the same symbol in a size and weight, as `withConfiguration(_:)` does; never nil.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
}
