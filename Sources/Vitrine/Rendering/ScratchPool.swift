import Synchronization
import VitrineImages

/// Scratch memory lent to tasks; as many as run at the same time are made.
final class ScratchPool: Sendable {
  /// Holds a scratch while nobody uses it.
  private final class Lent: @unchecked Sendable {
    var scratch = RenderScratch()
  }

  private let idle = Mutex<[Lent]>([])

  /// Finishes a picture and writes it as a PNG.
  func write(_ placed: PlacedWidget, _ renderer: Renderer, to path: String) throws {
    let lent = idle.withLock { $0.popLast() } ?? Lent()
    defer { idle.withLock { $0.append(lent) } }
    let image = renderer.finish(placed, scratch: &lent.scratch)
    let scale = Int(image.scale.rounded())
    try writeFile(encodePNG(image.pixmap, scale: scale, scratch: &lent.scratch.png), to: path)
  }
}
