public import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineText
public import VitrineViews

/// SwiftUI's maker of pictures of views.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view, in the default environment: light, at the standard text size.
  public var content: Content
  /// The size that the view is offered; its own where a side is nil.
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels per point, 1 at first.
  public var scale: CGFloat = 1
  /// Whether the ground is black instead of clear.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// The picture as UIKit's; nil for a view without a size.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The picture as pixels; nil for a view without a size.
  public var cgImage: CGImage? {
    var environment = EnvironmentValues()
    let around = CodeDrawing.environment
    environment.assets = around.assets
    environment.strings = around.strings
    environment.host.fonts = around.host.fonts
    environment.host.localeIdentifier = around.host.localeIdentifier
    environment.host.now = around.host.now
    environment.host.displayScale = scale
    let fonts = DrawingFonts.library(environment)
    let notes = ResolveNotes()
    let (width, height) = (proposedSize.width, proposedSize.height)
    let tree = resolve(
      content.fixedSize(horizontal: width == nil, vertical: height == nil),
      environment: environment, notes: notes)
    let offered = CGSize(width: width ?? 0, height: height ?? 0)
    let size = Self.size(of: tree, offered, fonts)
    guard size.width > 0, size.height > 0 else { return nil }
    let pixmap = CodeDrawing.pixmap(tree, size: size, scale: scale, fonts)
    CodeDrawing.tell(notes.diagnostics)
    return CGImage(BitmapResource(pixels: pixmap, name: "drawing", scale: scale))
  }

  private static func size(of tree: NodeTree, _ offered: CGSize, _ fonts: FontLibrary) -> CGSize {
    let options = PlaceOptions(size: Size(offered.width, offered.height), scale: 1)
    return place(tree, fonts: fonts, options).nodes.first.map { CGSize($0.frame.size) } ?? .zero
  }
}
