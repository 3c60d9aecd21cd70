import VitrineGraphics

/// Finds the layers that may draw straight into what is behind them: source-over groups without
/// opacity, filters or mask, whose content combines by source-over only. Grouping does not change
/// what those look like.
struct LayerTraits {
  /// Per command, whether it pushes such a layer.
  private(set) var isDirect: [Bool]

  init(_ commands: [DisplayCommand]) {
    isDirect = [Bool](repeating: false, count: commands.count)
    var open: [(index: Int, direct: Bool)] = []
    for (i, command) in commands.enumerated() {
      switch command {
      case .pushLayer(let layer):
        if layer.blendMode != .normal { for k in open.indices { open[k].direct = false } }
        open.append((i, layer.isPlain))
      case .beginMask: if !open.isEmpty { open[open.count - 1].direct = false }
      case .popLayer: if let last = open.popLast() { isDirect[last.index] = last.direct }
      default: break
      }
    }
  }
}
