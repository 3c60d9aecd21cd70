import VitrineGraphics

/// Executes the commands of a display list in order.
struct DisplayListPlayer {
  let list: DisplayList
  var canvas: Canvas
  var clips: [Clip] = []
  /// The open layers; nil for one that draws directly into its parent.
  var layers: [OpenLayer?] = []
  /// Whether the next command draws into a layer that has no pixels yet.
  var isPending = false
  let traits: LayerTraits
  /// Whether the picture is still clear and open layers cover nothing of it.
  var isUntouched: Bool
  /// The pixels of the picture; in a layer that is seen in perspective, those of the layer.
  var picture: PixelRect
  let budget: DrawingBudget
  /// The limit that was exceeded; nothing more is drawn then.
  var excess: BudgetExcess?

  /// - Parameter isClear: whether nothing is drawn on the canvas yet.
  init(_ list: DisplayList, _ canvas: Canvas, isClear: Bool, _ budget: DrawingBudget) {
    self.list = list
    self.canvas = canvas
    self.budget = budget
    picture = canvas.surface.box
    isUntouched = isClear
    traits = LayerTraits(list.commands)
  }

  /// Executes all commands, or as many as the budget allows.
  ///
  /// - Returns: the command that exceeded the budget.
  mutating func play() -> Int? {
    var last: Int?
    // The first command that a deep layer did not draw.
    var next = 0
    for i in list.commands.indices where i >= next {
      if !traits.deepEnds.isEmpty, let end = traits.deepEnds[i], drawDeep(i, end) {
        next = end + 1
        isUntouched = false
        continue
      }
      draw(list.commands[i], i)
      if isExceeded {
        last = i
        break
      }
      if case .pushLayer = list.commands[i] { continue }
      isUntouched = false
    }
    while !layers.isEmpty { popLayer() }
    return last
  }

  private var isExceeded: Bool {
    mutating get {
      if excess == nil, canvas.scratch.paintedPixels > budget.pixels {
        excess = .pixels(limit: budget.pixels)
      } else if excess == nil, budget.isOver?() == true {
        excess = .time
      }
      return excess != nil
    }
  }

  /// Draws a deep layer from its push to its pop; returns false if it is to be drawn like any other.
  private mutating func drawDeep(_ push: Int, _ pop: Int) -> Bool {
    guard case .pushLayer(let layer) = list.commands[push], makePixels() else { return false }
    let fills = list.commands[(push + 1)..<pop].compactMap { DeepFill($0, list) }
    canvas.draw(fills, in: PixelRect(around: layer.bounds))
    return true
  }

  private mutating func draw(_ command: DisplayCommand, _ index: Int) {
    canvas.scratch.paintedPixels += RasterCost.command
    switch command {
    case .fillRect(_, let paint), .fillRoundedRect(_, _, _, let paint), .fillPath(_, _, let paint),
      .strokePath(_, _, let paint):
      draw(command, paint)
    case .drawGlyphs(let run): draw(command, run.paint)
    case .drawImage(let image):
      if let template = image.template { draw(command, template) } else { draw(image, nil) }
    case .pushClip(let index, let rule):
      clips.append(canvas.clip)
      canvas.clip = canvas.clip(to: list.paths.at(index) ?? Path(), rule)
    case .popClip:
      if let clip = clips.popLast() { canvas.clip = clip }
    case .pushLayer(let layer): push(layer, isDirect: traits.isDirect[index])
    case .beginMask(let mode): beginMask(mode, outline: traits.maskOutlines[index])
    case .popLayer: popLayer()
    }
  }

  /// Executes a command with a visible paint.
  private mutating func draw(_ command: DisplayCommand, _ paint: Paint) {
    if case .backdrop = paint {
      guard let use = BackdropUse(command, list) else { return }
      withBackdrop(use) { player, source in player.draw(command, source) }
    } else if let source = PixelSource(
      paint, list.gradients, in: canvas.clip.box, canvas.kernels)
    {
      canvas.scratch.paintedPixels += source.setUpCost
      draw(command, source)
    }
  }

  private mutating func draw(_ command: DisplayCommand, _ source: PixelSource) {
    guard makePixels() else { return }
    switch command {
    case .fillRect(let r, _): canvas.fillRect(r, source)
    case .fillRoundedRect(let r, let radii, let curve, _):
      canvas.fillRoundedRect(r, radii, curve, source)
    case .fillPath(let index, let rule, _):
      if let path = list.paths.at(index) { canvas.fillPath(path, rule, source) }
    case .strokePath(let index, let style, _):
      if let path = list.paths.at(index) { canvas.strokePath(path, style, source) }
    case .drawGlyphs(let run): canvas.drawGlyphs(run, list.outlines, source)
    case .drawImage(let image): draw(image, source)
    default: break
    }
  }

  private mutating func draw(_ image: ImageDraw, _ template: PixelSource?) {
    guard makePixels(), let picture = list.images.at(image.image)?.pixmap else { return }
    canvas.draw(image, picture, template: template)
  }
}
