import VitrineGraphics
import VitrineLayout

/// A sketch laid out by the engine and by the model.
struct ModelCase {
  struct Setting {
    var canvas: Size
    var scale: Double
    var isRightToLeft: Bool
  }

  /// The largest difference of a frame's side or corner, in points.
  private static let tolerance = 1.0 / 1024

  var sketch: Sketch
  var setting: Setting

  private var modelled: [Int: Rect] {
    LayoutModel(
      sketch, canvas: setting.canvas, scale: setting.scale, isRightToLeft: setting.isRightToLeft
    ).frames
  }

  private var placed: [Int: Rect] {
    let laid = Laid(
      sketch.nodes(scale: setting.scale), setting.canvas.width, setting.canvas.height,
      scale: setting.scale, rightToLeft: setting.isRightToLeft)
    let frames = laid.tree.nodes.compactMap { node in
      node.identifier.flatMap(Int.init).map { ($0, node.frame) }
    }
    return Dictionary(frames, uniquingKeysWith: { a, _ in a })
  }

  var differs: Bool {
    let a = modelled
    let b = placed
    return a.keys != b.keys
      || !a.allSatisfy { id, frame in isClose(frame, b[id] ?? .zero, ModelCase.tolerance) }
  }

  /// The smallest case found that still differs, as text.
  var report: String {
    let smallest = ModelCase(
      sketch: sketch.shrunk { ModelCase(sketch: $0, setting: setting).differs }, setting: setting)
    let a = smallest.modelled
    let b = smallest.placed
    let rows = (0..<smallest.sketch.count).map { id in
      "\(id)\tmodel \(text(a[id]))\tengine \(text(b[id]))"
    }
    return "\(setting):\n" + smallest.sketch.outline() + "\n" + rows.joined(separator: "\n")
  }

  private func text(_ frame: Rect?) -> String {
    frame.map { "[\($0.x), \($0.y), \($0.width), \($0.height)]" } ?? "-"
  }
}
