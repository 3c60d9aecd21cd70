import VitrineGraphics

/// An area that drawing is clipped to: the union of shapes, inside all outer clips.
struct SVGClip {
  struct Shape {
    var path: Path
    var rule: FillRule
    /// The clips of the shape itself.
    var clips: [SVGClip] = []
  }

  var shapes: [Shape] = []

  /// The outline, where one alone tells the area.
  var outline: (path: Path, rule: FillRule)? {
    guard shapes.count == 1, let shape = shapes.first, shape.clips.isEmpty else {
      return shapes.isEmpty ? (Path(), .nonZero) : nil
    }
    return (shape.path, shape.rule)
  }

  /// The steps that fill the area, as a mask.
  var mask: [VectorPicture.Step] {
    shapes.flatMap { shape -> [VectorPicture.Step] in
      let fill = VectorPicture.Step.fill(shape.path, shape.rule, .color(.black))
      return SVGClip.around([fill], shape.clips, bounds: shape.path.controlBounds)
    }
  }

  /// Steps inside clips. `bounds` is what the steps draw in at most.
  static func around(
    _ steps: [VectorPicture.Step], _ clips: [SVGClip], bounds: Rect
  ) -> [VectorPicture.Step] {
    clips.reduce(steps) { steps, clip in
      if let outline = clip.outline {
        return [.pushClip(outline.path, outline.rule)] + steps + [.popClip]
      }
      return [.pushLayer(bounds: bounds, opacity: 1)] + steps + [.beginMask(.alpha)] + clip.mask
        + [.popLayer]
    }
  }
}
