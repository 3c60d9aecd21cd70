import VitrineGraphics

/// Finds the layers that may draw straight into what is behind them: source-over groups without
/// opacity, filters or mask, whose content combines by source-over only. Grouping does not change
/// what those look like.
struct LayerTraits {
  /// Per command, whether it pushes such a layer.
  private(set) var isDirect: [Bool]
  /// Masks that are nothing but one outline filled with an opaque colour, by the command that
  /// begins them: coverage of the outline does for those, without a layer.
  private(set) var maskOutlines: [Int: (path: Int32, rule: FillRule)] = [:]

  init(_ commands: [DisplayCommand]) {
    isDirect = [Bool](repeating: false, count: commands.count)
    var open: [(index: Int, direct: Bool)] = []
    for (i, command) in commands.enumerated() {
      switch command {
      case .pushLayer(let layer):
        if layer.blendMode != .normal { for k in open.indices { open[k].direct = false } }
        open.append((i, layer.isPlain))
      case .beginMask(let mode):
        if !open.isEmpty { open[open.count - 1].direct = false }
        maskOutlines[i] = LayerTraits.outline(mode, commands, after: i)
      case .popLayer: if let last = open.popLast() { isDirect[last.index] = last.direct }
      default: break
      }
    }
  }

  private static func outline(
    _ mode: MaskMode, _ commands: [DisplayCommand], after i: Int
  ) -> (path: Int32, rule: FillRule)? {
    guard mode == .alpha, i + 2 < commands.count, commands[i + 2] == .popLayer,
      case .fillPath(let path, let rule, .color(let color)) = commands[i + 1], color.alpha >= 1
    else { return nil }
    return (path, rule)
  }
}
