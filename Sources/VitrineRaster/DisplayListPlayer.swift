import VitrineGraphics

/// Carries out the commands of a display list in order.
struct DisplayListPlayer {
  let list: DisplayList
  var canvas: Canvas
  var clips: [Clip] = []

  init(_ list: DisplayList, _ canvas: Canvas) {
    self.list = list
    self.canvas = canvas
  }

  mutating func play() {
    for command in list.commands { draw(command) }
  }

  private mutating func draw(_ command: DisplayCommand) {
    switch command {
    case .fillRect(let r, let paint):
      if let source = source(paint) { canvas.fillRect(r, source) }
    case .fillRoundedRect(let r, let radii, let curve, let paint):
      if let source = source(paint) { canvas.fillRoundedRect(r, radii, curve, source) }
    case .fillPath(let index, let rule, let paint):
      if let path = list.paths.at(index), let source = source(paint) {
        canvas.fillPath(path, rule, source)
      }
    case .strokePath(let index, let style, let paint):
      if let path = list.paths.at(index), let source = source(paint) {
        canvas.strokePath(path, style, source)
      }
    case .drawGlyphs(let run):
      if let source = source(run.paint) { canvas.drawGlyphs(run, list.outlines, source) }
    case .drawImage: break
    case .pushClip(let index, let rule):
      clips.append(canvas.clip)
      canvas.clip = canvas.clip(to: list.paths.at(index) ?? Path(), rule)
    case .popClip:
      if let clip = clips.popLast() { canvas.clip = clip }
    case .pushLayer, .beginMask, .popLayer: break
    }
  }

  private func source(_ paint: Paint) -> PixelSource? {
    PixelSource(paint, list.gradients, canvas.kernels)
  }
}
