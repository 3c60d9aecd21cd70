import VitrineGraphics

/// Carries out the commands of a display list in order.
struct DisplayListPlayer {
  let list: DisplayList
  var canvas: Canvas
  var clips: [Clip] = []
  /// Open layers; nil for one that draws straight into its parent.
  var layers: [OpenLayer?] = []
  private let traits: LayerTraits

  init(_ list: DisplayList, _ canvas: Canvas) {
    self.list = list
    self.canvas = canvas
    traits = LayerTraits(list.commands)
  }

  mutating func play() {
    for i in list.commands.indices { draw(list.commands[i], i) }
    while !layers.isEmpty { popLayer() }
  }

  private mutating func draw(_ command: DisplayCommand, _ index: Int) {
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
    case .drawImage(let image): draw(image)
    case .pushClip(let index, let rule):
      clips.append(canvas.clip)
      canvas.clip = canvas.clip(to: list.paths.at(index) ?? Path(), rule)
    case .popClip:
      if let clip = clips.popLast() { canvas.clip = clip }
    case .pushLayer(let layer): push(layer, isDirect: traits.isDirect[index])
    case .beginMask(let mode): beginMask(mode)
    case .popLayer: popLayer()
    }
  }

  private func draw(_ image: ImageDraw) {
    guard let picture = list.images.at(image.image)?.pixmap else { return }
    let template = image.template.map(source)
    // A template that shows nothing leaves nothing of the image.
    if case .some(.none) = template { return }
    canvas.draw(image, picture, template: template ?? nil)
  }

  private func source(_ paint: Paint) -> PixelSource? {
    PixelSource(paint, list.gradients, canvas.kernels)
  }
}
