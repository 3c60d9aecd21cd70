import VitrineGraphics

/// The backdrop of a drawing command, and the pixels that the command may touch.
struct BackdropUse {
  let backdrop: Backdrop
  let opacity: Float
  let bounds: PixelRect
  /// The outline of a glass and what its edge does; nil for other backdrops and commands.
  let glass: (path: Path, rule: FillRule, light: GlassLight)?

  /// Returns nil for a command with another paint, or with a backdrop that is not in the list.
  init?(_ command: DisplayCommand, _ list: DisplayList) {
    guard case .backdrop(let index, let opacity) = command.paint,
      let backdrop = list.backdrops.at(index)
    else { return nil }
    self.backdrop = backdrop
    self.opacity = opacity
    bounds = PixelRect(around: command.reach(list))
    glass = backdrop.edge.flatMap { edge in
      command.outline(list).map { ($0.path, $0.rule, GlassLight(edge)) }
    }
  }

  /// Returns the boxes within `box` outside of which the backdrop shows the picture as it is; nil if it shows it
  /// nowhere.
  func bands(of box: PixelRect) -> [PixelRect]? {
    guard let (path, _, light) = glass, !light.bends else { return nil }
    var plain = backdrop
    plain.edge = nil
    return plain == Backdrop() ? RimBands(path, box, reach: light.reach).boxes : nil
  }

  /// The distance in pixels around a shape from which its backdrop takes colours.
  var reach: Int {
    guard !backdrop.averages, let plan = GaussianPlan(sigma: backdrop.sigma) else { return 0 }
    return plan.reach
  }
}

extension DisplayCommand {
  var paint: Paint? {
    switch self {
    case .fillRect(_, let paint), .fillRoundedRect(_, _, _, let paint), .fillPath(_, _, let paint),
      .strokePath(_, _, let paint):
      paint
    case .drawGlyphs(let run): run.paint
    case .drawImage(let draw): draw.template
    default: nil
    }
  }

  /// Returns the outline that a command fills.
  fileprivate func outline(_ list: DisplayList) -> (path: Path, rule: FillRule)? {
    switch self {
    case .fillRect(let r, _): (Path(rect: r), .nonZero)
    case .fillRoundedRect(let r, let radii, let curve, _):
      (Path(roundedRect: r, radii: radii.limited(to: r.size), curve: curve), .nonZero)
    case .fillPath(let index, let rule, _): list.paths.at(index).map { ($0, rule) }
    default: nil
    }
  }

  /// Returns a rectangle around everything that a drawing command touches, in pixels.
  fileprivate func reach(_ list: DisplayList) -> Rect {
    switch self {
    case .fillRect(let r, _), .fillRoundedRect(let r, _, _, _): r
    case .fillPath(let i, _, _): list.paths.at(i)?.controlBounds ?? .zero
    case .strokePath(let i, let style, _): strokeReach(list.paths.at(i) ?? Path(), style)
    case .drawGlyphs(let run): glyphReach(run, list.outlines)
    case .drawImage(let draw): draw.map.bounds(of: draw.source)
    default: .zero
    }
  }

  private func strokeReach(_ path: Path, _ style: StrokeStyle) -> Rect {
    // A square cap extends √2 half widths, a miter up to its limit.
    let corner = style.join == .miter ? Swift.max(style.miterLimit, 1.5) : 1.5
    return path.controlBounds.inset(by: -style.width / 2 * corner - 1)
  }

  private func glyphReach(_ run: GlyphRun, _ outlines: [GlyphOutline]) -> Rect {
    var box = Rect.zero
    for (index, position) in zip(run.outlines, run.positions) {
      guard let outline = outlines.at(index), !outline.path.isEmpty else { continue }
      let ink = outline.path.controlBounds.inset(by: -Swift.max(outline.bold, 0))
      box = box.union(
        run.map.bounds(of: ink.scaled(by: run.emSize).offset(by: position)).inset(by: -1))
    }
    return box
  }
}
