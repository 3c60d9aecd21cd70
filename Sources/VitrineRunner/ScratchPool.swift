import Synchronization
import VitrineGraphics
import VitrineImages
import VitrineViews
import VitrineWidgets

/// A pool of scratch memory with as many instances as tasks run at the same time.
final class ScratchPool: Sendable {
  /// A box for an idle scratch.
  private final class Lent: @unchecked Sendable {
    var scratch = RenderScratch()
  }

  private let idle = Mutex<[Lent]>([])

  /// Finishes a picture and writes it as a PNG, optionally with its hit map beside it.
  ///
  /// - Parameter path: a path without extension.
  /// - Returns: the reason if the picture exceeded the budget; nil if it was written.
  func write(
    _ placed: PlacedWidget, _ renderer: Renderer, to path: String, writesHits: Bool
  ) throws -> Diagnostic? {
    try lend { scratch in
      let image = renderer.finish(placed, scratch: &scratch)
      if let excess = image.excess { return excess }
      try Self.write(image, to: path + ".png", &scratch)
      if writesHits {
        try writeFile(Array((image.hits.json() + "\n").utf8), to: path + ".hits.json")
      }
      return nil
    }
  }

  /// Draws a timeline's filmstrip on the calling thread and writes it as a PNG.
  ///
  /// - Parameter path: a path without extension.
  /// - Returns: the diagnostics of the drawing.
  func write(
    _ timeline: WidgetTimeline, of widget: WidgetDescription, _ configuration: RenderConfiguration,
    _ renderer: Renderer, to path: String
  ) throws -> [Diagnostic] {
    try lend { scratch in
      let image = renderer.filmstrip(timeline, of: widget, configuration, scratch: &scratch)
      if image.excess == nil { try Self.write(image, to: path + ".png", &scratch) }
      return image.diagnostics
    }
  }

  private func lend<Result>(_ use: (inout RenderScratch) throws -> Result) rethrows -> Result {
    let lent = idle.withLock { $0.popLast() } ?? Lent()
    defer { idle.withLock { $0.append(lent) } }
    return try use(&lent.scratch)
  }

  private static func write(
    _ image: RenderedImage, to path: String, _ scratch: inout RenderScratch
  ) throws {
    let scale = Int(image.scale.rounded())
    try writeFile(encodePNG(image.pixmap, scale: scale, scratch: &scratch.png), to: path)
  }
}
