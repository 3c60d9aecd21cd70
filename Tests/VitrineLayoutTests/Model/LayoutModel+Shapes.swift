import VitrineGraphics

extension LayoutModel {
  /// A shape's view has the size that the shape answers. A part of an outline and a stroke have that of the shape
  /// they are made of; whatever else is made of a shape, and a stroke inside it, takes the proposal.
  func shapeSize(_ shape: Sketch.Shape, _ ask: Ask) -> Size {
    let whole = Size(
      ask.width ?? LayoutModel.idealLength, ask.height ?? LayoutModel.idealLength)
    let asksItsBase = shape.steps.allSatisfy { $0 == .trim || $0 == .stroke }
    guard asksItsBase, shape.drawing != .border else { return whole }
    switch shape.base {
    case .circle: return Size(min(whole.width, whole.height), min(whole.width, whole.height))
    case .capsule, .rectangle: return whole
    case .authored(let width, let limit):
      return Size(width, min(whole.height, limit ?? .infinity))
    }
  }

  /// A text is as high as its font's line, up to whole pixels.
  func textSize(_ text: Sketch.Text) -> Size {
    Size(text.width(scale: scale), roundedUp(text.size * (0.952148 + 0.241211), 1 / scale))
  }

  func textBaseline(_ text: Sketch.Text) -> Double {
    (text.size * 0.952148 * scale).rounded() / scale
  }
}
