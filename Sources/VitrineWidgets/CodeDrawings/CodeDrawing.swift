internal import Foundation
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineRaster
import VitrineText
package import VitrineViews

/// Pictures that an author's code draws while it runs.
package nonisolated enum CodeDrawing {
  /// The environment of such code: that of the view around it, else of the picture's device with the extension's
  /// resources.
  static var environment: EnvironmentValues {
    if let evaluated = EnvironmentValues.evaluated { return evaluated }
    var values = EnvironmentValues()
    guard let surroundings = Surroundings.current else { return values }
    values.host.displayScale = Double(surroundings.device.scale)
    values.host.device = surroundings.device.kind
    values.host.localeIdentifier = surroundings.localeIdentifier
    guard let resources = surroundings.resources else { return values }
    values.assets = resources.assets
    values.host.fonts = resources.fonts.set
    return values
  }

  /// Creates a context that code draws into.
  ///
  /// - Parameter scale: the pixels per point; the screen's for 0.
  static func context(_ size: CGSize, scale: CGFloat) -> CGContext {
    let environment = environment
    return CGContext(
      size: CGSize(width: limited(size.width), height: limited(size.height)),
      scale: scale > 0 ? scale : environment.host.displayScale, environment: environment,
      fonts: DrawingFonts.library(environment), notes: ResolveNotes())
  }

  /// A side that is a number.
  private static func limited(_ side: CGFloat) -> CGFloat {
    side.isFinite ? min(max(side, 0), CGFloat(Limits.largestSide)) : 0
  }

  /// Returns the pixels of what a context was drawn into; the diagnostics are those of the picture that is drawn.
  static func picture(_ context: CGContext, isOpaque: Bool) -> BitmapResource {
    let fonts = DrawingFonts.library(environment)
    let drawn = pixmap(context.tree, size: context.size, scale: context.scale, fonts)
    tell(context.diagnostics)
    return BitmapResource(
      pixels: isOpaque ? drawn.overBlack : drawn, name: "drawing", scale: context.scale)
  }

  /// Draws a tree.
  static func pixmap(
    _ tree: NodeTree, size: CGSize, scale: Double, _ fonts: FontLibrary
  ) -> Pixmap {
    var notes: [Diagnostic] = []
    let options = PlaceOptions(size: Size(size.width, size.height), scale: scale)
    let placed = place(tree, fonts: fonts, options, diagnostics: &notes)
    tell(notes)
    var scratch = RasterScratch()
    var omissions = PaintOmissions()
    let list = paint(snap(placed), fonts: fonts, budget: .standard, omissions: &omissions)
    return rasterize(list, scratch: &scratch)
  }

  /// Adds the diagnostic of a row of the gap table to those of the picture that is drawn.
  package static func tell(_ gap: Gap) {
    tell([
      Diagnostic(
        severity: gap.status == .approximate ? .note : .warning, code: "gap-\(gap.name)",
        message: "\(gap.name): \(gap.note)", path: "")
    ])
  }

  /// Adds diagnostics to those of the picture that is drawn.
  static func tell(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { Surroundings.current?.note(diagnostic) }
  }
}

extension Pixmap {
  /// The same pixels on black: the components are premultiplied.
  fileprivate var overBlack: Pixmap {
    var copy = self
    for i in copy.pixels.indices { copy.pixels[i] |= 0xFF00_0000 }
    return copy
  }
}
