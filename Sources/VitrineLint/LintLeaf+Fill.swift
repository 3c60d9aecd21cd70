import VitrineGraphics
import VitrineLayout

extension LintLeaf {
  /// A fill of one colour.
  struct FlatFill {
    var color: RGBA
    var opacity: Double
    /// The author's name of the colour.
    var name: String?
  }

  /// The fill of the first run, the symbol's first layer or the shape; nil for pictures, gradients and materials.
  var flatFill: FlatFill? {
    let fill: FillStyle? =
      switch kind {
      case .text(let text):
        text.leaf.runs.first { $0.attachment == nil }.flatMap { run in
          text.leaf.fills.indices.contains(run.fill) ? text.leaf.fills[run.fill] : nil
        }
      case .shape(let shape):
        switch shape.drawing {
        case .fill(let fill, _): fill
        case .stroke(let fill, _): fill
        }
      case .image(let image):
        if case .symbol(_, let fills) = image.content { fills.first } else { nil }
      }
    guard let fill, case .color(let color) = fill.kind else { return nil }
    return FlatFill(color: color, opacity: fill.opacity, name: fill.name)
  }
}
