import VitrineGraphics
import VitrineLayout

extension Painter {
  /// Opens an effect's scope; returns false to skip its subtree.
  mutating func openEffect(_ effect: PlacedEffect, _ i: Int) -> Bool {
    if ink[i].isEmpty { return false }
    if case .mask = effect, tree.children(of: i).count < 2 { return false }
    var scope = scope(of: i)
    if inherited.stop(at: effect) { pushLayer(i, ink: ink[i], &scope) }
    switch effect {
    case .opacity(let k):
      if k > 0 { inherited.opacity *= min(k, 1) } else { return false }
    case .clip(let geometry, let bounds, let rule):
      let origin = tree.nodes[i].frame.origin
      pushClip(geometry.offset(by: origin), bounds.offset(by: origin), rule, i, &scope)
    case .mask: pushMask(i, &scope)
    case .shadow(let color, let radius, let x, let y):
      if color.alpha > 0 { inherited.filters = [shadow(color, radius, x, y)] }
    case .blur(let radius, let opaque):
      if radius > 0 {
        let blur = LayerFilter.blur(sigma: radius * deviceScale, opaque: opaque)
        pushLayer(i, filters: [blur], passesOpacity: true, &scope)
      }
    case .blendMode(let mode): inherited.blendMode = mode
    case .compositingGroup: pushGroup(i, &scope)
    case .deepGroup: if drawnLeaves(in: i) > 1 { pushLayer(i, isDeep: true, &scope) }
    case .glassGroup(let spacing): openGlassGroup(i, spacing: spacing)
    case .clockFigures(let height, let stem): figures = FigureSetting(height: height, stem: stem)
    case .arc(let circle): arc = circle
    case .transform: break
    case .projection(let map, _): pushProjection(map, i, &scope)
    case .colorMatrix(let matrix): pushColors(.colorMatrix(matrix), i, &scope)
    case .luminanceToAlpha: pushLayer(i, filters: [.luminanceToAlpha], &scope)
    case .alphaByLuminance: pushLayer(i, filters: [.alphaByLuminance], &scope)
    case .alphaByLight: pushLayer(i, filters: [.alphaByLight], &scope)
    case .vibrancy(let backdrop): pushVibrancy(backdrop, i, &scope)
    case .accented(let primary, let accent):
      groups = AccentGroups(primary: primary, accent: accent, tree)
    }
    scopes.append(scope)
    return true
  }

  /// The pixels per point under the current transform; the mean if it is not uniform.
  var deviceScale: Double { map.determinant.magnitude.squareRoot() }

  /// The ratio of a shadow's standard deviation to its radius: 0.94–0.98 on three measured pictures.
  private static let shadowDeviation = 0.97

  /// Returns the blur that a shadow of this radius has.
  func blur(ofShadow radius: Double) -> LayerFilter {
    .blur(sigma: max(0, radius) * Self.shadowDeviation * deviceScale, opaque: false)
  }

  func shadow(_ color: RGBA, _ radius: Double, _ x: Double, _ y: Double) -> LayerFilter {
    // The offset rotates and scales with the view.
    .shadow(
      color, sigma: max(0, radius) * Self.shadowDeviation * deviceScale, dx: map.a * x + map.c * y,
      dy: map.b * x + map.d * y)
  }

  /// Opens a layer on whose whole the inherited effects act.
  ///
  /// - Parameters:
  ///   - ink: what the layer holds (canvas points); by default the content before the node's own effect.
  ///   - passesOpacity: whether a mere opacity acts on the elements inside instead.
  private mutating func pushLayer(
    _ i: Int, ink: Rect? = nil, filters: [LayerFilter] = [], isDeep: Bool = false,
    passesOpacity: Bool = false, _ scope: inout Scope
  ) {
    let passed = passesOpacity && !inherited.needLayer ? inherited.opacity : 1
    append(
      .pushLayer(
        Layer(
          bounds: map.bounds(of: ink ?? contentInk(of: i)),
          opacity: passed < 1 ? 1 : Float(inherited.opacity), blendMode: inherited.blendMode,
          filters: filters + inherited.filters, isDeep: isDeep)))
    inherited = ElementEffects(opacity: passed)
    scope.pops.append(.popLayer)
  }

  /// Opens a layer for a change of colours, which passes other effects on if there are some.
  private mutating func pushColors(_ filter: LayerFilter, _ i: Int, _ scope: inout Scope) {
    if inherited.needLayer {
      inherited.filters.insert(filter, at: 0)
    } else {
      pushLayer(i, filters: [filter], passesOpacity: true, &scope)
    }
  }

  /// Opens the layer of a compositing group, unless the content is the same without.
  private mutating func pushGroup(_ i: Int, _ scope: inout Scope) {
    // The opacity of an element shows its shadow through it, that of a group does not.
    let hidesShadow = inherited.opacity < 1 && !inherited.filters.isEmpty
    let isPlain = inherited == ElementEffects() && !blends[i]
    if hidesShadow || (!isPlain && drawnLeaves(in: i) > 1) { pushLayer(i, &scope) }
  }

  /// Opens a layer whose content is covered by the node's second child.
  private mutating func pushMask(_ i: Int, _ scope: inout Scope) {
    let mask = tree.children(of: i)[1]
    scope.maskStart = mask
    // A mask of one opaque shape is a clip, which opacity passes.
    pushLayer(i, passesOpacity: isOpaqueShape(mask), &scope)
  }

  /// Whether a subtree draws one shape filled with an opaque colour.
  private func isOpaqueShape(_ i: Int) -> Bool {
    var shapes = 0
    for node in tree.nodes[i..<max(Int(tree.nodes[i].end), i + 1)] {
      switch node.content {
      case .group, .interaction, .tapArea, .accentable, .widgetBackground: break
      case .shape(let shape):
        guard case .fill(let fill, _) = shape.drawing, fill.isOpaqueColor else { return false }
        shapes += 1
      default: return false
      }
    }
    return shapes == 1
  }

  /// Draws the backdrop, masked by the content.
  private mutating func pushVibrancy(_ backdrop: Backdrop, _ i: Int, _ scope: inout Scope) {
    pushLayer(i, &scope)
    let bounds = map.bounds(of: contentInk(of: i))
    append(.fillRect(bounds, .backdrop(add(scaled(backdrop)), opacity: 1)))
    append(.beginMask(.alpha))
  }

  func contentInk(of i: Int) -> Rect {
    tree.children(of: i).reduce(Rect.zero) { $0.union(ink[$1]) }
  }

  /// Returns the number of drawing leaves below a node, at most 2; effects that need their content as a
  /// whole count as 2.
  private func drawnLeaves(in i: Int) -> Int {
    leaves(below: i, without: { _ in false }) { effect in
      switch effect {
      case .opacity, .clip, .transform, .deepGroup: 0
      default: 2
      }
    }
  }

  /// Returns the number of leaves below a node, at most 2; those that take several commands count as 2.
  ///
  /// - Parameters:
  ///   - isLeftOut: whether to skip a node's subtree.
  ///   - weight: the count of an effect itself.
  private func leaves(
    below i: Int, without isLeftOut: (Int) -> Bool, weight: (PlacedEffect) -> Int
  ) -> Int {
    var count = 0
    var j = i + 1
    while j < Int(tree.nodes[i].end), count < 2 {
      let node = tree.nodes[j]
      if node.content == .hidden || isLeftOut(j) {
        j = Int(node.end)
        continue
      }
      switch node.content {
      case .group, .interaction, .tapArea, .accentable, .widgetBackground, .hidden: break
      case .effect(let effect): count += weight(effect)
      case .shape(let shape): count += shape.drawing.fill.hasShadows ? 2 : 1
      case .text, .image: count += 1
      case .canvas: count += 2
      }
      j += 1
    }
    return min(count, 2)
  }

  private mutating func pushClip(
    _ geometry: PlacedGeometry, _ bounds: Rect, _ rule: FillRule, _ i: Int, _ scope: inout Scope
  ) {
    let clip = SoftClip(geometry: geometry, bounds: bounds, rule: rule, map: map, arc: arc)
    if case .rectangle = geometry, arc == nil, map.isAxisAligned, isOnGrid(map.bounds(of: bounds)) {
      // Pixels are entirely inside or outside: every command can be clipped on its own.
      append(.pushClip(path: add(Path(rect: map.bounds(of: bounds))), rule: .nonZero))
      scope.pops.insert(.popClip, at: 0)
      return
    }
    switch crossings(of: clip, below: i) {
    case 0: break
    case 1: softClips.append(clip)
    default:
      if blends[i] || inherited.blendMode != .normal {
        // Blending reaches through a clip, which a layer would stop: each command is clipped by itself.
        append(.pushClip(path: add(path(clip.geometry, clip.bounds)), rule: clip.rule))
        scope.pops.insert(.popClip, at: 0)
        return
      }
      // The clip covers edges once; opacity acts on the elements inside.
      pushLayer(i, passesOpacity: true, &scope)
      scope.pops = [.beginMask(.alpha), maskFill(clip)] + scope.pops
    }
  }

  /// Returns the command that fills a clip's inside in the mask of a layer.
  private mutating func maskFill(_ clip: SoftClip) -> DisplayCommand {
    .fillPath(
      path: add(path(clip.geometry, clip.bounds)), rule: clip.rule, .color(.white))
  }

  /// Returns the number of leaves below a node that a clip's edge could touch, at most 2.
  private func crossings(of clip: SoftClip, below i: Int) -> Int {
    leaves(below: i, without: { clip.holds(ink[$0]) || holdsText($0, clip) }) { effect in
      switch effect {
      case .opacity, .clip: 0
      // These effects draw more than a leaf of their own, or under another transform.
      default: 2
      }
    }
  }

  /// Whether a node is a text whose glyphs are inside a clip although the conservative box around its lines
  /// is not.
  private func holdsText(_ i: Int, _ clip: SoftClip) -> Bool {
    let node = tree.nodes[i]
    guard case .text(let text) = node.content, node.redaction == .none else { return false }
    return clip.holds(
      TextInk(fonts: fonts, scale: tree.scale).bounds(of: text, at: node.frame.origin))
  }

  func isOnGrid(_ r: Rect) -> Bool {
    [r.minX, r.minY, r.maxX, r.maxY].allSatisfy { ($0 - $0.rounded()).magnitude < 1e-6 }
  }
}

extension FillStyle {
  /// Whether the fill takes more commands than its own.
  var hasShadows: Bool {
    if case .glass(let glass) = kind, glass.shadow != nil { return true }
    return !shadows.isEmpty
  }

  fileprivate var isOpaqueColor: Bool {
    guard case .color(let color) = kind else { return false }
    return color.alpha >= 1 && opacity >= 1 && shadows.isEmpty
  }
}

extension PlacedShape.Drawing {
  var fill: FillStyle {
    switch self {
    case .fill(let style, _), .stroke(let style, _): style
    }
  }
}
